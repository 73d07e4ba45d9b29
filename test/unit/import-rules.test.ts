import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, expect, test } from 'vitest'

const { forbidden, options } = createRequire(import.meta.url)('../../scripts/dependency-rules.cjs') as {
  forbidden: { name: string }[]
  options: ICruiseOptions
}

/** A small tree in which every import is allowed. */
const allowed: Record<string, string> = {
  'package.json':
    '{ "type": "module", "dependencies": { "better-sqlite3": "1", "jose": "1", "saxes": "1" }, "devDependencies": { "vitest": "1" } }',
  'tsconfig.json': '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true } }',
  'node_modules/better-sqlite3/package.json': '{ "name": "better-sqlite3", "main": "index.js" }',
  'node_modules/better-sqlite3/index.js': '',
  'node_modules/saxes/package.json': '{ "name": "saxes", "main": "index.js" }',
  'node_modules/saxes/index.js': '',
  'node_modules/jose/package.json': '{ "name": "jose", "main": "index.js" }',
  'node_modules/jose/index.js': '',
  'node_modules/vitest/package.json': '{ "name": "vitest", "main": "index.js" }',
  'node_modules/vitest/index.js': '',
  'generated/prisma/content.ts': 'export interface Row { id: string }',
  'generated/rest/operations.ts': 'export interface Operation { id: string }',
  'src/core/kernel/ports.ts': "import type { Row } from '../../generated/prisma/content.ts'\nexport const ports: Row[] = []",
  'src/core/items.ts':
    "import assert from 'node:assert'\nimport { randomUUID } from 'node:crypto'\nimport { ports } from './ports.ts'\nexport const items = [assert, randomUUID, ports]\nexport interface Item { id: string }",
  'src/formats/xml.ts': "import { items } from '../core/items.ts'\nimport saxes from 'saxes'\nexport const xml = [items, saxes]",
  'src/http/server/server.ts':
    "import { createServer } from 'node:http'\nimport { xml } from '../formats/xml.ts'\nexport const server = [createServer, xml]",
  'src/rest/protocol/dispatch.ts':
    "import type { Operation } from '../../generated/rest/operations.ts'\nimport { items } from '../core/items.ts'\nimport { xml } from '../formats/xml.ts'\nimport { server } from '../http/server/server.ts'\nexport const rest: (Operation | unknown)[] = [items, xml, server]",
  'src/pages/docs.ts':
    "import type { Operation } from '../../generated/rest/operations.ts'\nimport { xml } from '../formats/xml.ts'\nexport const pages: (Operation | unknown)[] = [xml]",
  'src/soap/protocol/dispatch.ts': "import { items } from '../core/items.ts'\nexport const soap = items",
  'src/identity/tokens.ts':
    "import { SignJWT } from 'jose'\nimport { items } from '../core/items.ts'\nexport const tokens = [SignJWT, items]",
  'src/stores/sqlite/driver.ts':
    "import Database from 'better-sqlite3'\nimport type { Row } from '../../generated/prisma/content.ts'\nimport type { Item } from '../core/items.ts'\nimport { ports } from '../core/kernel/ports.ts'\nexport const store: (Row | Item | unknown)[] = [Database, ports]",
  'src/config/config.ts': 'export const config = 1',
  'src/process/logging.ts':
    "import { config } from '../config/config.ts'\nimport { server } from '../http/server/server.ts'\nexport const logging = [config, server]",
  'src/main.ts':
    "import { config } from './config/config.ts'\nimport { logging } from './process/logging.ts'\nimport { rest } from './rest/protocol/dispatch.ts'\nimport { pages } from './pages/docs.ts'\nimport { soap } from './soap/protocol/dispatch.ts'\nimport { tokens } from './identity/tokens.ts'\nimport { store } from './stores/sqlite/driver.ts'\nexport const main = [config, logging, rest, pages, soap, tokens, store]",
  'test/unit/main.test.ts': "import { test } from 'vitest'\nimport { main } from '../../src/main.ts'\ntest('', () => main)",
  'scripts/build.ts': "import { config } from '../src/config/config.ts'\nexport const build = config",
}

/** For every rule the imports, each added to a file of that tree, that it must catch. */
const planted: Record<string, (readonly [from: string, to: string])[]> = {
  'core-imports-core-assert-and-crypto': [
    ['src/core/items.ts', '../formats/xml.ts'],
    ['src/core/items.ts', '../http/server/server.ts'],
    ['src/core/items.ts', 'node:fs'],
    ['src/core/items.ts', 'saxes'],
    ['src/core/items.ts', '../../generated/rest/operations.ts'],
  ],
  'core-sees-rows-as-types-only': [['src/core/items.ts', '../../generated/prisma/content.ts']],
  'formats-import-formats-and-core': [
    ['src/formats/xml.ts', '../http/server/server.ts'],
    ['src/formats/xml.ts', '../config/config.ts'],
  ],
  'http-imports-http-core-and-formats': [
    ['src/http/server/server.ts', '../rest/protocol/dispatch.ts'],
    ['src/http/server/server.ts', '../../generated/rest/operations.ts'],
  ],
  'an-edge-imports-itself-its-contract-core-formats-and-http': [
    ['src/rest/protocol/dispatch.ts', '../soap/protocol/dispatch.ts'],
    ['src/soap/protocol/dispatch.ts', '../../generated/rest/operations.ts'],
    ['src/rest/protocol/dispatch.ts', '../../generated/prisma/content.ts'],
    ['src/rest/protocol/dispatch.ts', '../stores/sqlite/driver.ts'],
  ],
  'pages-show-every-contract-and-import-no-edge': [
    ['src/pages/docs.ts', '../rest/protocol/dispatch.ts'],
    ['src/pages/docs.ts', '../config/config.ts'],
  ],
  'stores-import-stores-core-and-rows': [
    ['src/stores/sqlite/driver.ts', '../formats/xml.ts'],
    ['src/stores/sqlite/driver.ts', '../../generated/rest/operations.ts'],
  ],
  'stores-see-core-as-types-except-its-ports': [['src/stores/sqlite/driver.ts', '../core/items.ts']],
  'only-stores-know-drivers': [
    ['src/http/server/server.ts', 'better-sqlite3'],
    ['src/main.ts', 'better-sqlite3'],
  ],
  'only-identity-knows-tokens': [
    ['src/http/server/server.ts', 'jose'],
    ['src/main.ts', 'jose'],
  ],
  'only-the-start-opens-stores': [
    ['src/rest/protocol/dispatch.ts', '../stores/sqlite/driver.ts'],
    ['src/config/config.ts', '../stores/sqlite/driver.ts'],
  ],
  'process-imports-process-http-core-formats-and-configuration': [
    ['src/process/logging.ts', '../rest/protocol/dispatch.ts'],
    ['src/process/logging.ts', '../stores/sqlite/driver.ts'],
  ],
  'only-start-and-main-import-the-process': [['src/http/server/server.ts', '../process/logging.ts']],
  'only-the-process-reads-configuration': [
    ['src/rest/protocol/dispatch.ts', '../config/config.ts'],
    ['src/core/items.ts', '../config/config.ts'],
  ],
  'generated-imports-nothing-of-ours': [['generated/rest/operations.ts', '../../src/core/items.ts']],
  'src-sees-no-tests-or-scripts': [
    ['src/main.ts', '../test/unit/main.test.ts'],
    ['src/main.ts', '../scripts/build.ts'],
  ],
  'src-needs-no-development-packages': [['src/main.ts', 'vitest']],
  'imports-lead-somewhere': [['src/main.ts', './nowhere.ts']],
  'no-cycles': [['src/core/kernel/ports.ts', './items.ts']],
  'no-dead-files': [['src/core/dead.ts', './ports.ts']],
}

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** What the rules say of a tree, as `rule: from → to`. */
async function violations(files: Record<string, string>): Promise<string[]> {
  const base = mkdtempSync(join(root, 'tree-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  const result = await cruise(['src', 'generated', 'scripts', 'test'], {
    ...options,
    baseDir: base,
    validate: true,
    ruleSet: { forbidden } as never,
  })
  return (result.output as ICruiseResult).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
}

test('imports that follow the rules are let through', async () => {
  expect(await violations(allowed)).toEqual([])
})

test('every rule has an import that it must catch', () => {
  expect(Object.keys(planted).sort()).toEqual(forbidden.map(({ name }) => name).sort())
})

test.each(Object.entries(planted))('%s catches what breaks it', async (rule, imports) => {
  for (const [from, to] of imports) {
    const files = { ...allowed, [from]: `import * as planted from '${to}'\nexport const more = planted\n${allowed[from] ?? ''}` }
    const caught = (await violations(files)).filter((line) => line.startsWith(`${rule}: `))
    expect(caught, `${from} imports ${to}`).not.toEqual([])
    expect(
      caught.every((line) =>
        line.includes(rule === 'no-cycles' ? 'src/core' : rule === 'no-dead-files' ? 'src/core/dead.ts' : `${from} → `),
      ),
    ).toBe(true)
  }
})
