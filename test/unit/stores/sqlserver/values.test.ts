import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { start } from '../../../../src/commands/serve.ts'
import { datetime2Text, readDatetime2 } from '../../../../src/stores/sqlserver/connections/instants.ts'
import { literalOf } from '../../../../src/stores/sqlserver/connections/values-in-text.ts'
import { documentWords, storedWord, wordQuestionOf } from '../../../../src/stores/sqlserver/search/words.ts'
import { describeSqlServer, sqlserverContentDatabase, sqlserverDatabaseIn } from '../../../../src/stores/sqlserver/server.ts'
import { configOf } from '../../../support/server.ts'

describe('values of SQL Server', () => {
  it('instants are texts in UTC; the marker is before every date of an item', () => {
    const first = Date.parse('0001-01-01T00:00:00Z')
    expect(datetime2Text(0)).toBe('1970-01-01T00:00:00.000')
    expect(datetime2Text(first)).toBe('0001-01-01T00:00:00.0000001')
    expect(datetime2Text(Date.UTC(-1, 11, 31))).toBe('0001-01-01T00:00:00.0000000')
    expect(datetime2Text(first + 1)).toBe('0001-01-01T00:00:00.001')
    expect(() => datetime2Text(Date.parse('9999-12-31T23:59:59.999Z') + 1)).toThrow('9999')
    expect(readDatetime2(new Date(17))).toBe(17)
  })

  it('a text is a literal whatever it has', () => {
    expect(literalOf("a'b")).toBe("N'a''b'")
    // A sum of short texts would end after 4,000 characters.
    expect(literalOf('a\\\r\nb\\\nc')).toBe("(convert(nvarchar(max), N'') + N'a\\' + N'\r\nb\\' + N'\nc')")
    expect(literalOf(null)).toBe('NULL')
    expect(literalOf(0.1)).toBe('1e-1')
    expect(literalOf(false)).toBe('convert(bit, 0)')
    expect(literalOf(new Uint8Array([255, 0]))).toBe('0xff00')
  })

  it('a URL names a database, and messages have no password', () => {
    expect(sqlserverDatabaseIn('sqlserver://u:p@h:1433/farm%201')).toBe('farm 1')
    expect(sqlserverDatabaseIn('mssql://u:p@h')).toBeUndefined()
    expect(sqlserverDatabaseIn('postgresql://h/d')).toBeUndefined()
    expect(describeSqlServer({ connectionString: 'sqlserver://u:secret@h:1/d', database: 'd' })).toBe("The SQL Server database 'd' on h:1")
    expect(sqlserverContentDatabase('farm', 'Content')).toBe('farm.Content')
    expect(sqlserverContentDatabase('farm', '\u00e9'.repeat(200)).length).toBeLessThanOrEqual(100)
  })

  it('words have places, and long ones a hash', () => {
    const document = { title: ['big', 'oak'], texts: [['oak']], principals: [4] }
    const [words, titleWords] = documentWords(document as never, [['=title=oak']])
    expect([JSON.parse(words ?? ''), titleWords]).toEqual([['big', 'oak', '', 'oak', '', '=title=oak', '', '#=4', ''], '2'])
    expect(storedWord('x'.repeat(300))).toHaveLength(184)
    expect(storedWord('x'.repeat(300)).startsWith(storedWord('x'.repeat(250), true))).toBe(true)
    const asked = wordQuestionOf({ op: 'match', words: ['big', '100%_'], prefix: true, whole: false } as never)
    expect(asked).toEqual({ words: '["big"]', pattern: '100~%~_%', before: 1 })
  })

  it('without its package a start says what to install', async () => {
    const settings = {
      StorageProvider: 'SqlServer',
      SqlServerConnectionString: 'sqlserver://u:p@127.0.0.1:1/farm',
      'SqlServer:Connections': '3',
    }
    const config = configOf({ ...settings, HttpPort: '0', 'Security:HttpsEnabled': 'false', 'Logging:Level': 'off' })
    await expect(start(config)).rejects.toThrow('Run npm install tedious beside Tenon')
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(readFileSync('package.json', 'utf8'))
    const row = readFileSync('docs/dependencies.md', 'utf8').match(/^\| tedious ([0-9]+) \|/m)
    expect(peerDependencies.tedious).toBe(`^${row?.[1]}.0.0`)
    expect(peerDependenciesMeta.tedious).toEqual({ optional: true })
  })
})
