import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import typescript from 'typescript'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outputOf } from '../../support/programs/cases.ts'
import { serve } from '../../support/serve.ts'
import { basic } from '../../support/server.ts'
import { fetchProgram } from './fetch-program.ts'

/** A client by openapi-typescript and openapi-fetch, unmodified, made of the contract that the server serves. */

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Owners' } })
const folder = mkdtempSync(join(tmpdir(), 'tenon-openapi-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
const program = join(folder, 'program.ts')

beforeAll(async () => {
  const contract = (await (await fetch(`${server.url}/docs/openapi.json`)).json()) as OpenAPI3
  writeFileSync(join(folder, 'contract.d.ts'), astToString(await openapiTypes(contract)))
  writeFileSync(program, fetchProgram)
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(folder, 'node_modules'), 'dir')
}, 240_000)

it('compiles', () => {
  const { ModuleKind, ModuleResolutionKind, ScriptTarget } = typescript
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    types: ['node'],
  }
  const checked = typescript.createProgram([program], { ...options, moduleResolution: ModuleResolutionKind.Bundler })
  const problems = typescript.getPreEmitDiagnostics(checked).filter(({ file }) => file?.fileName.startsWith(folder))
  const told = problems.map(({ messageText, file, start = 0 }) => {
    const line = file?.getLineAndCharacterOfPosition(start).line ?? 0
    return `${readFileSync(program, 'utf8').split('\n')[line]}: ${typescript.flattenDiagnosticMessageText(messageText, '\n')}`
  })
  expect(told).toEqual([])
}, 240_000)

it('creates, reads, updates, deletes, uploads, queries and pages, with quotes and parentheses in addresses', async () => {
  const outfile = join(folder, 'program.mjs')
  await build({ entryPoints: [program], outfile, bundle: true, format: 'esm', platform: 'node', target: 'node22' })
  const printed = await outputOf({ command: process.execPath, args: [outfile, server.url, basic('ann')] })
  const seen = JSON.parse(printed) as Record<string, unknown>
  expect(seen).toEqual({
    list: ["Bob's (and 100 % Ann's) parts", "Bob's (and 100 % Ann's) parts", 0],
    changed: { Id: seen.itemId, Title: 'long bolt' },
    found: ["smith's hammer"],
    pages: [['long bolt', 'nut'], ["smith's hammer", 'washer'], ['zip']],
    deleted: 200,
    gone: [404, ['error']],
    file: ["Ann's plan.txt", 'the plan'],
    recycled: 'string',
    removed: 200,
    itemId: expect.any(Number),
  })
})
