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

  it('is that of another provider for its scheme alone', () => {
    expect(serverNamedBy('mariadb://u@h/d')).toEqual({ provider: 'MySQL', key: 'MySqlConnectionString', fault: undefined })
    expect(serverNamedBy('POSTGRES://u@h/d')?.provider).toBe('PostgreSQL')
    expect(serverNamedBy('sqlite:a.db')).toBeUndefined()
    expect(storageFault({ ...none, StorageProvider: 'Sqlite' })).toBeUndefined()
  })
})
