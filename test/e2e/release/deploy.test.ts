import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../../src/config/config.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const { version } = JSON.parse(textOf('package.json')) as { version: string }
const chart = 'deploy/helm/tenon'

/** Reads settings as the server does. Fails with an error that names a wrong one. */
const settingsOf = (argv: readonly string[], env: Readonly<Record<string, string>> = {}) => readConfig({ argv, env, cwd: '/nowhere' })

describe('compose.yaml', () => {
  const { services } = parse(textOf('compose.yaml'), { merge: true }) as { services: Record<string, Record<string, unknown>> }

  const own = Object.values(services).filter(({ build }) => build !== undefined)

  it('has services that cannot change their file system or gain rights, on the loopback', () => {
    expect(own).toHaveLength(3)
    for (const service of own) {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        image: `tenon:${version}`,
      })
      for (const port of service.ports as string[]) expect(port).toMatch(/^127\.0\.0\.1:\d+:500[01]$/)
    }
  })

  it('names settings that there are', () => {
    const environment = services.tests?.environment as Record<string, string>
    expect(Object.keys(environment)).toContain('SVC_EMULATOR__TOKEN')
    expect(settingsOf([], environment)).toMatchObject({
      config: { 'Emulator:Enabled': true, StorageProvider: 'InMemory', HostName: 'localhost' },
    })
  })

  it('has a profile with PostgreSQL and an object store, whose addresses and secrets the server has', () => {
    const { joined, postgresql, objects, bucket } = services
    // A variable that is not set has its default.
    const plain = (value: string) => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1')
    const variablesOf = (service: typeof joined) =>
      Object.fromEntries(Object.entries(service?.environment as Record<string, string>).map(([name, value]) => [name, plain(value)]))
    const { config } = settingsOf([], variablesOf(joined)) as { config: Readonly<Record<string, unknown>> }
    expect(config).toMatchObject({
      StorageProvider: 'PostgreSQL',
      BlobProvider: 'S3',
      'S3:Endpoint': 'http://objects:9000',
      'S3:ForcePathStyle': true,
    })
    const [rows, store] = [variablesOf(postgresql), variablesOf(objects)]
    const { username, password, hostname, pathname } = new URL(String(config.PostgreSqlConnectionString))
    expect([username, password, hostname, pathname]).toEqual([rows.POSTGRES_USER, rows.POSTGRES_PASSWORD, 'postgresql', '/tenon'])
    expect([config['S3:AccessKeyId'], config['S3:SecretAccessKey']]).toEqual([store.MINIO_ROOT_USER, store.MINIO_ROOT_PASSWORD])
    expect(bucket?.command).toBe(`mb --ignore-existing objects/${String(config['S3:Bucket'])}`)
    expect(variablesOf(bucket).MC_HOST_objects).toBe(`http://tenon:${store.MINIO_ROOT_PASSWORD}@objects:9000`)
    for (const service of [joined, postgresql, objects, bucket]) {
      expect(service?.profiles).toEqual(['servers'])
      // Each image has a version of its own, not the latest.
      expect(service?.image).toMatch(/:[\w.-]*\d[\w.-]*$/)
    }
    expect([postgresql?.ports, objects?.ports]).toEqual([undefined, undefined])
  })
})

describe('the Helm chart', () => {
  const values = parse(textOf(`${chart}/values.yaml`)) as Record<string, unknown>
  const schema = JSON.parse(textOf(`${chart}/values.schema.json`)) as object
  const validate = new Ajv({ strict: false }).compile(schema)
  const templates = readdirSync(join(root, chart, 'templates'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ya?ml|tpl|txt)$/.test(name))
    .map((name) => [name, textOf(`${chart}/templates/${name}`)] as const)

  it('has the version of the product', () => {
    expect(parse(textOf(`${chart}/Chart.yaml`))).toMatchObject({ apiVersion: 'v2', name: 'tenon', version, appVersion: version })
  })

  it('has values that its schema allows, and a schema that refuses others', () => {
    expect([validate(values), validate.errors]).toEqual([true, null])
    for (const wrong of [{ replicas: 2 }, { image: { repository: 'a', tag: 'latest' } }, { service: { port: 0 } }])
      expect(validate({ ...values, ...wrong })).toBe(false)
  })

  it('has settings that there are', () => {
    const words = Object.entries(values.settings as Record<string, unknown>).map(([key, value]) => `--${key}=${String(value)}`)
    expect(settingsOf(words)).toHaveProperty('config')
  })

  it('uses only values that there are, and only templates that are defined', () => {
    const all = templates.map(([, text]) => text).join('\n')
    const used = [...all.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = '']) => path.slice(1).split('.'))
    const missing = used.filter(
      (path) => path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values) === undefined,
    )
    expect(missing).toEqual([])
    const defined = new Set([...all.matchAll(/define "([\w.]+)"/g)].map(([, name]) => name))
    expect([...all.matchAll(/include "([\w.]+)"/g)].map(([, name]) => name).filter((name) => !defined.has(name))).toEqual([])
  })

  it('ends every block that it begins', () => {
    for (const [name, text] of templates) {
      const count = (word: RegExp) => [...text.matchAll(word)].length
      expect([name, count(/\{\{-? (?:if|with|range|define) /g)]).toEqual([name, count(/\{\{-? end -?\}\}/g)])
    }
  })

  it('runs pods without root, with a read-only file system and no rights', () => {
    for (const name of ['statefulset.yaml', 'tests/health.yaml']) {
      const text = textOf(`${chart}/templates/${name}`)
      for (const line of [
        'runAsNonRoot: true',
        'readOnlyRootFilesystem: true',
        'allowPrivilegeEscalation: false',
        'type: RuntimeDefault',
        '- ALL',
      ])
        expect(text).toContain(line)
    }
  })
})

describe('action.yml', () => {
  const action = parse(textOf('action.yml')) as {
    inputs: Record<string, object>
    runs: { using: string; steps: { env: Record<string, string>; run: string }[] }
  }

  it('hands every input to its script by the environment, never as a part of a command', () => {
    const [step] = action.runs.steps
    expect(action.runs.using).toBe('composite')
    const script = textOf('deploy/action/start.sh')
    for (const [name, value] of Object.entries(step?.env ?? {})) {
      expect(value).toMatch(/^\$\{\{ inputs\.\w+ \}\}$/)
      expect(script).toContain(name)
    }
    expect(Object.values(step?.env ?? {}).map((value) => /inputs\.(\w+)/.exec(value)?.[1])).toEqual(Object.keys(action.inputs))
    expect(step?.run).not.toContain('${{')
  })
})
