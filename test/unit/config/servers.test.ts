import { expect, it } from 'vitest'
import { readConfig } from '../../../src/config/config.ts'

const url = 'postgresql://tenon@127.0.0.1/tenon'

const start = (settings: Readonly<Record<string, string>>): unknown => {
  const argv = Object.entries({ 'Farm:Servers': 'Several', ...settings }).flatMap(([key, value]) => [`--${key}`, value])
  const read = readConfig({ argv, env: {}, cwd: '/' })
  return 'config' in read && read.config['Farm:Servers']
}

const shared = { StorageProvider: 'PostgreSQL', PostgreSqlConnectionString: url, 'Identity:Issuer': 'https://farm.example' }

it('several servers share a farm in PostgreSQL whose issuer is named', () => {
  expect(start(shared)).toBe('Several')
  expect(start({ ...shared, StorageProvider: 'MySQL', MySqlConnectionString: 'mysql://tenon@127.0.0.1/tenon' })).toBe('Several')
  expect(start({ 'Farm:Servers': 'One' })).toBe('One')
})

it.each([
  [{ StorageProvider: 'FileSystem' }, /StorageProvider is FileSystem, whose data one server has alone/],
  [{ StorageProvider: 'Sqlite' }, /Set it to PostgreSQL or MySQL, or Farm:Servers to One/],
  [{ ...shared, BlobProvider: 'Files' }, /BlobProvider is Files\. Set it to Database/],
  [{ StorageProvider: 'PostgreSQL', PostgreSqlConnectionString: url }, /Identity:Issuer is not set/],
  [{ ...shared, 'EventSourcing:Enabled': 'true' }, /EventSourcing:Enabled is true, which works with one server only/],
  [{ ...shared, 'Wopi:Enabled': 'true' }, /Wopi:Enabled is true/],
  [{ ...shared, 'Emulator:Enabled': 'true' }, /is true|Emulator/],
  [{ 'Farm:Servers': 'Two' }, /must be one of One, Several/],
])('a start with %o is refused in words', (settings, message) => {
  expect(() => start(settings)).toThrow(message)
})
