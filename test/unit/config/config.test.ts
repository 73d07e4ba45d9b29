import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Config, readConfig, sections, settings } from '../../../src/config/config.ts'
import { resolveSettings } from '../../../src/config/config-values.ts'
import { ConfigError } from '../../../src/config/setting.ts'

let cwd: string
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'config-'))
})
afterAll(() => rmSync(cwd, { recursive: true }))

const file = (content: string | object, name = 'given.json') => {
  writeFileSync(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content))
  return ['--config', name]
}

function read(argv: string[] = [], env: Record<string, string> = {}): Config {
  const result = readConfig({ argv, env, cwd })
  if ('help' in result) throw new Error('It answered with help.')
  return result.config
}

function refusal(argv: string[] = [], env: Record<string, string> = {}): string {
  try {
    read(argv, env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    const { message } = error as ConfigError
    expect(message).not.toContain('\n')
    return message
  }
  throw new Error('It was accepted.')
}

describe('what is read', () => {
  test('without anything given every setting has its default', () => {
    const config = read()
    for (const setting of settings) {
      if (setting.type !== 'path') expect(config[setting.key]).toEqual(setting.default)
    }
    expect(config.DataRootPath).toBe(join(cwd, 'data'))
    expect(config.HttpPort).toBe(5000)
  })

  test('the command line goes over the environment, that over the file, that over the default', () => {
    const argv = file({ HttpPort: 1, Host: 'file', HostName: 'file' })
    const env = { SVC_HTTP_PORT: '2', SVC_HOST: 'env' }
    const config = read([...argv, '--HttpPort', '3'], env)
    expect([config.HttpPort, config.Host, config.HostName, config.SoapNamespace]).toEqual([3, 'env', 'file', 'urn:svc:soap/'])
  })

  test('svc.config.json in the working directory is read when no other file is named', () => {
    file({ HttpPort: 81 }, 'svc.config.json')
    expect(read().HttpPort).toBe(81)
    rmSync(join(cwd, 'svc.config.json'))
  })

  test('names are read in any case, with = or a space, nested or flat', () => {
    expect(read(['--httpport=7']).HttpPort).toBe(7)
    expect(read(['--LOGGING:level', 'WARN'])['Logging:Level']).toBe('warn')
    expect(read([], { SVC_LOGGING__LEVEL: 'debug' })['Logging:Level']).toBe('debug')
    expect(read([], { SVC_HTTPPORT: '8' }).HttpPort).toBe(8)
    expect(read([], { SVC_IDENTITY__PROVIDERS__ACCEPT_ALL__ENABLED: 'false' })['Identity:Providers:AcceptAll:Enabled']).toBe(false)
    expect(read(file({ identity: { Providers: { acceptAll: { enabled: false } } } }))['Identity:Providers:AcceptAll:Enabled']).toBe(false)
    expect(read(file({ 'Logging:Level': 'error' }))['Logging:Level']).toBe('error')
    expect(read(file('\uFEFF{ "HttpPort" : 9 }\n')).HttpPort).toBe(9)
  })

  test.each([
    ['SVC_STORAGE_PROVIDER', 'StorageProvider', 'InMemory'],
    ['SVC_SQLITE_PATH', 'SqlitePath', '/data/farm.db'],
    ['SVC_LITEDB_PATH', 'LiteDbPath', '/data/farm.litedb'],
    ['SVC_POSTGRESQL_CONNECTIONSTRING', 'PostgreSqlConnectionString', 'postgresql://tenon@127.0.0.1/farm'],
    ['SVC_MYSQL_CONNECTIONSTRING', 'MySqlConnectionString', 'mysql://tenon@127.0.0.1/farm'],
    ['SVC_SQLSERVER_CONNECTIONSTRING', 'SqlServerConnectionString', 'sqlserver://tenon@127.0.0.1/farm'],
  ] as const)('the environment variable %s gives %s', (variable, key, value) => {
    expect(read([], { [variable]: value })[key]).toBe(value)
  })

  test('a list is a comma list, numbered parts, or an array of the file', () => {
    const wanted = ['ann', 'bob']
    expect(read(['--FarmAdministrators', 'ann, bob']).FarmAdministrators).toEqual(wanted)
    expect(read(['--FarmAdministrators:1', 'bob', '--FarmAdministrators:0', 'ann']).FarmAdministrators).toEqual(wanted)
    expect(read([], { SVC_FARM_ADMINISTRATORS__0: 'ann', SVC_FARM_ADMINISTRATORS__1: 'bob' }).FarmAdministrators).toEqual(wanted)
    expect(read(file({ FarmAdministrators: wanted })).FarmAdministrators).toEqual(wanted)
    expect(read(file({ FarmAdministrators: [] })).FarmAdministrators).toEqual([])
  })

  test('an empty environment variable counts as unset, and other variables are not checked', () => {
    expect(read([], { SVC_HTTP_PORT: '', HTTP_PORT: 'x', SVCHOST: 'x' }).HttpPort).toBe(5000)
  })

  test('a boolean on the command line needs no value', () => {
    expect(read(['--Identity:AllowAcceptAllInProduction', '--HttpPort', '1'])['Identity:AllowAcceptAllInProduction']).toBe(true)
    expect(read(['--Identity:AllowAcceptAllInProduction', 'false'])['Identity:AllowAcceptAllInProduction']).toBe(false)
  })

  test('the result is frozen and has no other members', () => {
    const config = read()
    expect(Object.isFrozen(config) && Object.isFrozen(config.FarmAdministrators)).toBe(true)
    expect(Object.keys(config).sort()).toEqual(
      [...settings, ...sections]
        .filter((one) => !('secret' in one))
        .map(({ key }) => key as string)
        .sort(),
    )
    expect('constructor' in config).toBe(false)
  })

  test('a secret is readable by name only, and no message holds it', () => {
    const schema = [
      { key: 'Pin', type: 'integer', default: 1, min: 0, max: 9999, secret: true, help: '' },
      { key: 'Open', type: 'text', default: 'yes', help: '' },
    ] as const
    const config = resolveSettings(schema, { argv: ['--Pin', '4711'], env: {}, cwd })
    expect(config.Pin).toBe(4711)
    expect(JSON.stringify(config) + String(Object.entries(config))).not.toContain('4711')
    expect(() => resolveSettings(schema, { argv: ['--Pin', 'hush'], env: {}, cwd })).toThrow(
      /^Pin is (?!.*hush).* whole number from 0 to 9999\.$/,
    )
  })
})

describe('settings that repeat under a name', () => {
  const clientsOf = (argv: string[], env: Record<string, string> = {}) => read(argv, env)['Identity:Clients']

  test('are a map by the names that were given, each entry with every member', () => {
    expect(clientsOf([]).size).toBe(0)
    const clients = clientsOf(
      file({ Identity: { Clients: { app: { Secret: 's', RedirectUris: ['http://a/'] }, 'https://x:1/y': { Roles: 'A, B' } } } }),
    )
    expect([...clients.keys()]).toEqual(['app', 'https://x:1/y'])
    expect({ ...clients.get('app') }).toEqual({ RedirectUris: ['http://a/'], Roles: [] })
    expect(clients.get('app')?.Secret).toBe('s')
    expect(clients.get('https://x:1/y')).toMatchObject({ RedirectUris: [], Roles: ['A', 'B'] })
    expect(clients.get('https://x:1/y')?.Secret).toBe('')
    expect([...clients.values()].every((entry) => Object.isFrozen(entry))).toBe(true)
  })

  test('come together from all sources, under the name as the file has it', () => {
    const clients = clientsOf(
      [...file({ identity: { clients: { My_App: { Secret: 'file', Roles: ['A'] } } } }), '--IDENTITY:CLIENTS:MY_APP:ROLES:0', 'B'],
      {
        SVC_IDENTITY__CLIENTS__my_app__SECRET: 'env',
        SVC_IDENTITY__CLIENTS__my_app__REDIRECT_URIS__0: 'http://a/',
      },
    )
    expect([...clients.keys()]).toEqual(['My_App'])
    const app = clients.get('My_App')
    expect([app?.Secret, app?.Roles, app?.RedirectUris]).toEqual(['env', ['B'], ['http://a/']])
  })

  test('may have names that objects have', () => {
    const clients = clientsOf(['--Identity:Clients:__proto__:Secret', 'x', '--Identity:Clients:constructor:Secret', 'y'])
    expect([...clients].map(([name, { Secret }]) => [name, Secret])).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
    expect(clients.get('toString')).toBeUndefined()
  })

  test('keep their secrets out of everything that is printed', () => {
    const clients = clientsOf(['--Identity:Clients:app:Secret', 'hush'])
    expect(inspect(clients) + JSON.stringify([...clients])).not.toContain('hush')
  })

  test('may demand a member of every entry, and have flags', () => {
    const pets = [
      {
        key: 'Pets',
        named: 'pet',
        members: [
          { key: 'Age', type: 'integer', default: 0, min: 0, max: 99, required: true, help: '' },
          { key: 'Tame', type: 'boolean', default: false, help: '' },
        ],
      },
    ] as const
    const petsOf = (...argv: string[]) => resolveSettings([], { argv, env: {}, cwd }, pets).Pets
    expect(petsOf('--Pets:rex:Tame', '--Pets:rex:Age', '3').get('rex')).toEqual({ Age: 3, Tame: true })
    expect(() => petsOf('--Pets:rex:Tame', 'true')).toThrow('Pets:rex:Age is missing. Give a whole number from 0 to 99.')
    expect(() => petsOf('--Pets:rex:Age', 'x')).toThrow("Pets:rex:Age is 'x' on the command line, but must be a whole number from 0 to 99.")
  })

  test.each([
    [['--Identity:Clients:app:Secrt', 'x'], 'Below Identity:Clients:<client id> there are Secret, RedirectUris, Roles.'],
    [['--Identity:Clients:Secret', 'x'], 'Below Identity:Clients:<client id>'],
    [['--Identity:Clients::Secret', 'x'], 'Below Identity:Clients:<client id>'],
    [['--Identity:Clients', 'x'], 'There is no setting'],
    [['--Identity:Clients:app:Secret', ' '], 'Identity:Clients:app:Secret is something else on the command line, but must be text'],
    [['--Identity:Clients:app:Roles:1', 'x'], 'Identity:Clients:app:Roles:0 is missing'],
    [['--Identity:Clients:app:Secret', 'x', '--identity:clients:APP:secret', 'y'], 'Identity:Clients:app:Secret is given twice'],
  ])('refuse %j', (argv, says) => {
    expect(refusal(argv)).toContain(says)
  })
})

describe('help', () => {
  test('lists every key with type, default and meaning, whatever else is wrong', () => {
    const result = readConfig({ argv: ['--Nonsense', '--help'], env: { SVC_NONSENSE: '1' }, cwd })
    if (!('help' in result)) throw new Error('It answered with a configuration.')
    for (const { key, type, default: preset, help } of settings) {
      expect(result.help).toContain(`--${key} <${type}>\n      ${help}\n`)
      expect(result.help).toContain(`Default: ${String(preset) || 'none'}\n`)
    }
    for (const { key, named, members } of sections) {
      for (const member of members)
        expect(result.help).toContain(`--${key}:<${named}>:${member.key} <${member.type}>\n      ${member.help}\n`)
    }
    expect(readConfig({ argv: ['-h'], env: {}, cwd })).toEqual(result)
  })
})

describe('what is refused, in one line', () => {
  test.each([
    [['--HttpPrt', '1'], 'HttpPrt', 'Did you mean HttpPort?'],
    [['--port', '1'], 'port', 'Did you mean HttpPort or HttpsPort?'],
    [['--Identity:AllowAcceptAllInProductoin', 'true'], 'Productoin', 'Did you mean Identity:AllowAcceptAllInProduction?'],
    [['--AzurePath', 'x'], "'AzurePath' in this version", '--help'],
    [['--__proto__', '1'], '__proto__', '--help'],
    [['--constructor', '1'], 'constructor', '--help'],
    [['--HttpPort:0', '1'], 'HttpPort:0', '--help'],
    [['--HttpPort', 'x'], "HttpPort is 'x' on the command line", 'a whole number from 0 to 65535'],
    [['--HttpPort', '65536'], "'65536'", '0 to 65535'],
    [['--HttpPort', '1.5'], "'1.5'", 'whole number'],
    [['--HttpPort', ''], "HttpPort is ''", 'whole number'],
    [['--HttpPort', '--Host'], "'--Host'", 'whole number'],
    [['--HttpPort'], '--HttpPort', 'value must follow'],
    [['--Host', ' '], "Host is ' '", 'text'],
    [['--Identity:AllowAcceptAllInProduction', 'yes'], "'yes'", 'true or false'],
    [['--Identity:AllowAcceptAllInProduction', '__proto__'], "'__proto__'", 'true or false'],
    [['--Identity:AllowAcceptAllInProduction=constructor'], "'constructor'", 'true or false'],
    [['--Logging:Level', 'loud'], "'loud'", 'debug, info, warn, error, off'],
    [
      ['--StorageProvider', 'Paper'],
      "'Paper'",
      'must be one of FileSystem, InMemory, Sqlite, LiteDb, PostgreSQL, MySQL, SqlServer, ObjectStore.',
    ],
    [['--Profile', 'Other'], "'Other'", 'must be one of Svc, SharePoint.'],
    [['--FarmAdministrators:1', 'x'], 'FarmAdministrators:0', 'missing'],
    [['--FarmAdministrators:0', 'x', '--FarmAdministrators', 'y'], 'FarmAdministrators', 'twice'],
    [['--HttpPort', '1', '--httpport', '2'], 'HttpPort', 'twice'],
    [['--config', 'a', '--config', 'b'], '--config', 'twice'],
    [['--config', 'missing.json'], 'missing.json', 'ENOENT'],
    [['--config'], '--config', 'must follow'],
    [['serve'], "'serve'", '--<Key> <value>'],
    [['-p', '1'], "'-p'", '--<Key> <value>'],
    [['--'], "'--'", '--<Key> <value>'],
    [['--HttpPort', `a\nb${'x'.repeat(999)}`], "'a\\nbxx", '…'],
  ])('%j', (argv, names, says) => {
    const message = refusal(argv)
    expect(message).toContain(names)
    expect(message).toContain(says)
    expect(message.length).toBeLessThan(300)
  })

  test('a wrong variable of the environment is named', () => {
    expect(refusal([], { SVC_HTTP_PORT: 'x' })).toContain('SVC_HTTP_PORT')
    expect(refusal([], { SVC_HTTP_PROT: '1' })).toContain('SVC_HTTP_PROT). Did you mean HttpPort?')
    expect(refusal([], { SVC_HTTP_PORT: '1', SVC_HTTPPORT: '2' })).toContain('twice')
  })

  test.each([
    ['', 'line 1, column 1'],
    ['[]', 'line 1, column 1: the file must contain one JSON object'],
    ['{ "HttpPort": }', 'line 1, column 15'],
    ['{\n  "HttpPort": 1,\n}', 'line 3, column 1'],
    ['{ "HttpPort": 1 "Host": "x" }', "line 1, column 17: ',' or '}' is expected"],
    ['{ "HttpPort" 1 }', "line 1, column 14: ':' is expected"],
    ["{ 'HttpPort': 1 }", 'line 1, column 3'],
    ['{ "Host": "a\nb" }', 'line 1, column 13'],
    ['{ "HttpPort": 01 }', 'line 1, column 16'],
    ['{ "HttpPort": 1 } x', 'line 1, column 19: the end of the text is expected'],
    ['{ "HttpPort": 1, "httpport": 2 }', "line 1, column 18: 'httpport' occurs twice in this object"],
    ['{ "FarmAdministrators": ["a", {}] }', 'line 1, column 3'],
    ['{"a":'.repeat(51), 'more than 50 levels deep'],
  ])('the file %s stops at a named place', (content, says) => {
    expect(refusal(file(content))).toContain(says)
  })

  test.each([
    [{ HttpPort: true }, 'HttpPort is true in '],
    [{ HttpPort: [1] }, 'HttpPort is [1] in '],
    [{ HttpPort: null }, 'HttpPort is null in '],
    [{ Host: 5 }, 'Host is 5 in '],
    [{ FarmAdministrators: ['a', 5] }, 'FarmAdministrators is ["a",5] in '],
    [{ FarmAdministrators: 'a', 'FarmAdministrators:0': 'b' }, 'twice'],
    [{ HttpPort: { Http: 1 } }, "'HttpPort:Http'"],
    [JSON.parse('{"__proto__":{"HttpPort":1}}') as object, "'__proto__:HttpPort'"],
    [{ Logging: { Level: 'info' }, 'Logging:Level': 'info' }, 'Logging:Level is given twice'],
  ])('the file with %j', (content, says) => {
    const message = refusal(file(content))
    expect(message).toContain(says)
    expect(message).toContain('line 1')
  })

  test('AcceptAll does not start in production unless it is allowed to', () => {
    const production = { NODE_ENV: 'production' }
    expect(refusal([], production)).toContain('Identity:AllowAcceptAllInProduction')
    expect(read(['--Identity:AllowAcceptAllInProduction'], production)['Identity:Providers:AcceptAll:Enabled']).toBe(true)
    expect(read(['--Identity:Providers:AcceptAll:Enabled', 'false'], production)['Identity:Providers:AcceptAll:Enabled']).toBe(false)
  })
})
