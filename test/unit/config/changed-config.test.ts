import { describe, expect, it } from 'vitest'
import { type Config, changedConfig, readConfig } from '../../../src/config/config.ts'

const url = 'postgresql://tenon:secret@127.0.0.1/tenon'
const argv = ['--StorageProvider', 'PostgreSQL', '--PostgreSqlConnectionString', url, '--HttpPort', '5100']
const { config } = readConfig({ argv, env: {}, cwd: '/' }) as { config: Config }

describe('a configuration with other values', () => {
  it('keeps all others, secrets and sections too', () => {
    const changed = changedConfig(config, { 'EventSourcing:Enabled': true })
    expect(changed['EventSourcing:Enabled']).toBe(true)
    expect([changed.PostgreSqlConnectionString, changed.HttpPort]).toEqual([url, 5100])
    expect(changed['Identity:Clients']).toBe(config['Identity:Clients'])
    expect(config['EventSourcing:Enabled']).toBe(false)
  })

  it('enumerates no secret, old or new, and cannot be changed', () => {
    const changed = changedConfig(config, { PostgreSqlConnectionString: 'postgresql://tenon:other@127.0.0.1/tenon' })
    expect(changed.PostgreSqlConnectionString).toContain('other')
    expect(JSON.stringify(changed)).not.toMatch(/secret|other/)
    expect(Object.keys(changed)).toEqual(Object.keys(config))
    expect(() => Object.assign(changed, { HttpPort: 1 })).toThrow(TypeError)
  })
})
