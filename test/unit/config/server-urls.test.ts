import { describe, expect, it } from 'vitest'
import { serverNamedBy, storageFault } from '../../../src/config/storage-settings.ts'

const none = { PostgreSqlConnectionString: '', MySqlConnectionString: '', SqlServerConnectionString: '' }

describe('the URL of a database server', () => {
  it.each([
    ['PostgreSQL', 'PostgreSqlConnectionString', 'postgresql'],
    ['MySQL', 'MySqlConnectionString', 'mysql'],
    ['SqlServer', 'SqlServerConnectionString', 'sqlserver'],
  ] as const)('of %s is refused in words that do not repeat it', (StorageProvider, key, scheme) => {
    const fault = (given: string) => storageFault({ ...none, StorageProvider, [key]: given })
    const wanted = `Set it to ${scheme}://<user>:<password>@<host>:<port>/<database>.`
    expect(fault('')).toBe(`StorageProvider is ${StorageProvider}, but ${key} is not set. ${wanted}`)
    expect(fault('http://u:secret@h/d')).toBe(`${key} is no URL with the scheme ${scheme}. ${wanted}`)
    expect(fault('not a secret URL')).toBe(`${key} is no URL with the scheme ${scheme}. ${wanted}`)
    expect(fault(`${scheme}://u:secret@h`)).toBe(`${key} names no database. ${wanted}`)
    expect(fault(`${scheme}://u:secret@h/d`)).toBeUndefined()
  })

  it.each([
    ['PostgreSQL', 'PostgreSqlConnectionString', 'postgresql', 63, 'bytes'],
    ['MySQL', 'MySqlConnectionString', 'mysql', 64, 'characters'],
    ['SqlServer', 'SqlServerConnectionString', 'sqlserver', 128, 'characters'],
  ] as const)(
    'of %s has parts that can be decoded, and a name that the server does not cut',
    (StorageProvider, key, scheme, most, unit) => {
      const fault = (rest: string) => storageFault({ ...none, StorageProvider, [key]: `${scheme}://${rest}` })
      const percent = `${key} has a % that begins no encoded character. Write a % itself as %25.`
      for (const rest of ['u:50%ZZ@h/d', '50%@h/d', 'u:p@h/d%', 'u:p@h/%ff']) expect(fault(rest)).toBe(percent)
      expect(fault('u:50%25@h/d%25')).toBeUndefined()
      expect(fault('u:p@h/d%00')).toContain('the character U+0000')
      expect(fault(`u:p@h/${'x'.repeat(most)}`)).toBeUndefined()
      const long = `${key} names a database with more than ${most} ${unit}. Choose a shorter name.`
      expect(fault(`u:p@h/${'x'.repeat(most + 1)}`)).toBe(long)
      expect(fault(`u:p@h/${'é'.repeat(most)}`)).toBe(unit === 'bytes' ? long : undefined)
    },
  )

  it.each(['ssl=1', 'ssl=require', 'sslmode=require', 'ssl-mode=REQUIRED', 'useSSL=true', 'tls=true'])(
    'of MySQL does not go without TLS where it asks for it as %s',
    (words) => {
      const fault = (query: string) =>
        storageFault({ ...none, StorageProvider: 'MySQL', MySqlConnectionString: `mysql://u:secret@h/d?${query}` })
      expect(fault(words)).toBe(
        `MySqlConnectionString has '${words.split('=')[0]}', which says nothing here. Write ssl=true for TLS, or ssl=false.`,
      )
      for (const fine of ['ssl=true', 'ssl=false', 'charset=utf8mb4']) expect(fault(fine)).toBeUndefined()
    },
  )

  it('is that of another provider for its scheme alone', () => {
    expect(serverNamedBy('mariadb://u@h/d')).toEqual({ provider: 'MySQL', key: 'MySqlConnectionString', fault: undefined })
    expect(serverNamedBy('POSTGRES://u@h/d')?.provider).toBe('PostgreSQL')
    expect(serverNamedBy('sqlite:a.db')).toBeUndefined()
    expect(storageFault({ ...none, StorageProvider: 'Sqlite' })).toBeUndefined()
  })
})
