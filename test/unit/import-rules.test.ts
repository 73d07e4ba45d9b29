import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const { forbidden, options } = require('../../scripts/dependency-rules.cjs') as { forbidden: { name: string }[]; options: ICruiseOptions }
const rooms = require('../../scripts/rooms.cjs') as Record<'floors' | 'content' | 'acts' | 'entities', string[]>

/** A file that imports these files, and exports what other files import. */
const importing = (...files: string[]) =>
  `${files.map((file, at) => `import * as a${at} from '${file}'\n`).join('')}export const all: unknown = [${files.map((_, at) => `a${at}`).join()}]\nexport interface Row { id: string }\n`
const importingTypes = (file: string) => `import type { Row } from '${file}'\nexport const rows: Row[] = []\n`

/** A file in each room of a folder, each importing the room before it, the first one `below`. */
const chain = (folder: string, names: readonly string[], below: string) =>
  Object.fromEntries(names.map((name, at) => [`${folder}/${name}/room.ts`, importing(at === 0 ? below : `../${names[at - 1]}/room.ts`)]))

/** A small tree in which every import is allowed. */
const allowed: Record<string, string> = {
  'package.json':
    '{ "type": "module", "dependencies": { "better-sqlite3": "1", "express": "1", "jose": "1", "saxes": "1", "ws": "1" }, "devDependencies": { "vitest": "1" } }',
  'tsconfig.json': '{ "compilerOptions": { "module": "nodenext", "allowImportingTsExtensions": true } }',
  ...Object.fromEntries(
    ['better-sqlite3', 'express', 'saxes', 'jose', 'ws', 'vitest'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "index.js" }`],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),
  'generated/prisma/content.ts': 'export interface Row { id: string }',
  'generated/rest/operations.ts': 'export interface Row { id: string }',
  'src/core/kernel/ports.ts': importingTypes('../../../generated/prisma/content.ts'),
  'src/core/kernel/room.ts': importing('node:assert', 'node:crypto', './ports.ts'),
  'src/core/model/lists/list.ts': importing('../../kernel/room.ts'),
  'src/core/model/room.ts': importing('./lists/list.ts'),
  'src/core/access/room.ts': importing('../model/room.ts'),
  'src/core/content/reasons.ts': importing('../kernel/room.ts'),
  ...chain('src/core/content', rooms.content, '../reasons.ts'),
  'src/core/acts/shared.ts': importing('../access/room.ts', `../content/${rooms.content.at(-1)}/room.ts`),
  ...chain('src/core/acts', rooms.acts, '../shared.ts'),
  'src/core/reasons.ts': importing('./kernel/room.ts', './content/reasons.ts'),
  'src/profile/profile.ts': importing('../core/reasons.ts'),
  'src/formats/xml.ts': importing('../core/kernel/room.ts', 'saxes'),
  'src/http/server/server.ts': importing('node:http', '../../formats/xml.ts', '../../profile/profile.ts'),
  ...chain('src/entities', rooms.entities, './shape.ts'),
  'src/entities/shape/shape.ts': `${importingTypes('../../../generated/rest/operations.ts')}${importing('../../core/acts/lists/room.ts', '../../http/server/server.ts')}`,
  'src/rest/dispatch.ts': `${importingTypes('../../generated/rest/operations.ts')}${importing(`../core/acts/${rooms.acts.at(-1)}/room.ts`, `../entities/${rooms.entities.at(-1)}/room.ts`, '../profile/profile.ts')}`,
  'src/soap/protocol/dispatch.ts': importing('../../core/acts/lists/room.ts', '../../entities/lists/room.ts'),
  'src/files/files.ts': importing('../core/acts/files/room.ts', '../http/server/server.ts'),
  'src/identity/tokens.ts': importing('jose', '../core/acts/identity/room.ts'),
  'src/pages/docs.ts': `${importingTypes('../../generated/rest/operations.ts')}${importing('../formats/xml.ts')}`,
  'src/stores/sqlite/driver.ts': `${importingTypes('../../../generated/prisma/content.ts')}import type { Row as Item } from '../../core/acts/items/room.ts'\n${importing('better-sqlite3', '../../core/kernel/ports.ts')}export const items: Item[] = []`,
  'src/stores/sql/records.ts': importing('../../core/kernel/ports.ts'),
  'src/config/config.ts': importing(),
  'src/process/logging.ts': importing('../config/config.ts', '../http/server/server.ts'),
  'src/farm/farm.ts': importing(
    '../stores/sql/records.ts',
    '../config/config.ts',
    '../core/acts/farm/room.ts',
    '../process/logging.ts',
    '../stores/sqlite/driver.ts',
  ),
  'src/server/edges.ts': importing(
    ...['rest/dispatch', 'soap/protocol/dispatch', 'files/files', 'identity/tokens', 'pages/docs', 'farm/farm', 'config/config'].map(
      (file) => `../${file}.ts`,
    ),
  ),
  'src/recorder/differences.ts': importing('../rest/dispatch.ts', '../soap/protocol/dispatch.ts'),
  'src/commands/serve.ts': importing('../farm/farm.ts', '../process/logging.ts', '../server/edges.ts', '../recorder/differences.ts'),
  'src/main.ts': "export const program = import('./commands/serve.ts')\n",
  'test/unit/main.test.ts': importing('vitest', '../../src/main.ts', '../support/contract-client.ts'),
  'test/support/judge/judge.ts': importing('../../../generated/rest/operations.ts'),
  'test/support/contract-client.ts': importing('vitest', './judge/judge.ts'),
  'scripts/build.ts': importing('../src/config/config.ts'),
}

/** The rules of an order, each with an import of the room to its right. */
const upwards = [
  ...rooms.floors.slice(0, -1).map((name, at) => {
    const above = rooms.floors[at + 1] as string
    const target = { content: 'content/reasons.ts', acts: 'acts/shared.ts' }[above] ?? `${above}/room.ts`
    return [`core-${name}-imports-only-rooms-before-it`, `src/core/${name}/planted.ts`, `../${target}`] as const
  }),
  ...(['core/content', 'core/acts', 'entities'] as const).flatMap((folder) => {
    const names = rooms[folder.replace('core/', '') as keyof typeof rooms]
    const rule = (name: string) => `${folder.replace('/', '-')}-${name}-imports-only-rooms-before-it`
    return names.slice(0, -1).map((name, at) => [rule(name), `src/${folder}/${name}/planted.ts`, `../${names[at + 1]}/room.ts`] as const)
  }),
]

const kernel = 'src/core/kernel/room.ts'

/** For every other rule the imports, each added to a file of that tree, that it must catch. */
const planted: Record<string, (readonly [from: string, to: string])[]> = {
  'core-imports-core-assert-and-crypto': [
    [kernel, '../../formats/xml.ts'],
    [kernel, '../../http/server/server.ts'],
    [kernel, 'node:fs'],
    [kernel, 'saxes'],
    [kernel, '../../../generated/rest/operations.ts'],
  ],
  'core-sees-rows-as-types-only': [[kernel, '../../../generated/prisma/content.ts']],
  'core-content-imports-none-of-its-rooms': [['src/core/content/reasons.ts', './items/room.ts']],
  'core-acts-imports-none-of-its-rooms': [['src/core/acts/shared.ts', './lists/room.ts']],
  'rooms-have-their-place': [
    ['src/rest/dispatch.ts', '../entities/nobody-knows/room.ts'],
    ['src/core/acts/lists/room.ts', '../nobody-knows/room.ts'],
    ['src/core/acts/shared.ts', '../content/nobody-knows/room.ts'],
    ['src/rest/dispatch.ts', '../core/nobody-knows/room.ts'],
  ],
  'only-the-profile-imports-the-reasons-of-all-rooms': [
    ['src/rest/dispatch.ts', '../core/reasons.ts'],
    ['src/core/acts/lists/room.ts', '../../reasons.ts'],
  ],
  'profile-imports-profile-and-core': [
    ['src/profile/profile.ts', '../http/server/server.ts'],
    ['src/profile/profile.ts', '../formats/xml.ts'],
  ],
  'formats-import-formats-and-core': [
    ['src/formats/xml.ts', '../http/server/server.ts'],
    ['src/formats/xml.ts', '../config/config.ts'],
    ['src/formats/xml.ts', '../profile/profile.ts'],
  ],
  'http-imports-http-core-and-formats': [
    ['src/http/server/server.ts', '../../rest/dispatch.ts'],
    ['src/http/server/server.ts', '../../entities/lists/room.ts'],
    ['src/http/server/server.ts', '../../../generated/rest/operations.ts'],
  ],
  'entities-import-their-contract-and-the-floors-below': [
    ['src/entities/lists/room.ts', '../../rest/dispatch.ts'],
    ['src/entities/lists/room.ts', '../../stores/sqlite/driver.ts'],
    ['src/entities/lists/room.ts', '../../../generated/prisma/content.ts'],
  ],
  'an-edge-imports-itself-its-contract-core-formats-and-http': [
    ['src/rest/dispatch.ts', '../soap/protocol/dispatch.ts'],
    ['src/rest/dispatch.ts', '../files/files.ts'],
    ['src/soap/protocol/dispatch.ts', '../../rest/dispatch.ts'],
    ['src/soap/protocol/dispatch.ts', '../../../generated/rest/operations.ts'],
    ['src/files/files.ts', '../identity/tokens.ts'],
    ['src/identity/tokens.ts', '../pages/docs.ts'],
    ['src/rest/dispatch.ts', '../../generated/prisma/content.ts'],
    ['src/rest/dispatch.ts', '../stores/sqlite/driver.ts'],
  ],
  'pages-show-every-contract-and-import-no-edge': [
    ['src/pages/docs.ts', '../rest/dispatch.ts'],
    ['src/pages/docs.ts', '../config/config.ts'],
  ],
  'stores-import-stores-core-and-rows': [
    ['src/stores/sqlite/driver.ts', '../../formats/xml.ts'],
    ['src/stores/sqlite/driver.ts', '../../../generated/rest/operations.ts'],
  ],
  'stores-see-core-as-types-except-its-ports': [['src/stores/sqlite/driver.ts', '../../core/acts/items/room.ts']],
  'sql-knows-no-database': [
    ['src/stores/sql/records.ts', '../sqlite/driver.ts'],
    ['src/stores/sql/records.ts', 'better-sqlite3'],
  ],
  'only-stores-know-drivers': [
    ['src/http/server/server.ts', 'better-sqlite3'],
    ['src/main.ts', 'better-sqlite3'],
  ],
  'only-pages-know-express': [['src/http/server/server.ts', 'express']],
  'only-identity-knows-tokens': [
    ['src/http/server/server.ts', 'jose'],
    ['src/main.ts', 'jose'],
  ],
  'only-live-updates-know-web-sockets': [['src/http/server/server.ts', 'ws']],
  'only-the-farm-opens-stores': [
    ['src/rest/dispatch.ts', '../stores/sqlite/driver.ts'],
    ['src/config/config.ts', '../stores/sqlite/driver.ts'],
    ['src/commands/serve.ts', '../stores/sqlite/driver.ts'],
    ['src/main.ts', './stores/sqlite/driver.ts'],
  ],
  'process-imports-process-http-core-formats-and-configuration': [
    ['src/process/logging.ts', '../rest/dispatch.ts'],
    ['src/process/logging.ts', '../stores/sqlite/driver.ts'],
  ],
  'only-what-runs-imports-the-process': [['src/http/server/server.ts', '../../process/logging.ts']],
  'farm-imports-stores-core-process-and-configuration': [
    ['src/farm/farm.ts', '../http/server/server.ts'],
    ['src/farm/farm.ts', '../rest/dispatch.ts'],
  ],
  'only-commands-and-the-server-import-the-farm': [
    ['src/rest/dispatch.ts', '../farm/farm.ts'],
    ['src/process/logging.ts', '../farm/farm.ts'],
  ],
  'only-commands-import-the-server': [
    ['src/config/config.ts', '../server/edges.ts'],
    ['src/main.ts', './server/edges.ts'],
  ],
  'the-recorder-imports-itself-edges-and-contracts': [
    ['src/recorder/differences.ts', '../farm/farm.ts'],
    ['src/recorder/differences.ts', '../config/config.ts'],
    ['src/recorder/differences.ts', '../files/files.ts'],
  ],
  'only-commands-import-the-recorder': [
    ['src/server/edges.ts', '../recorder/differences.ts'],
    ['src/rest/dispatch.ts', '../recorder/differences.ts'],
  ],
  'only-main-imports-commands': [
    ['src/server/edges.ts', '../commands/serve.ts'],
    ['src/config/config.ts', '../commands/serve.ts'],
  ],
  'only-the-process-reads-configuration': [
    ['src/rest/dispatch.ts', '../config/config.ts'],
    [kernel, '../../config/config.ts'],
  ],
  'the-entry-loads-the-program-only-under-a-node-that-fits': [
    ['src/main.ts', './commands/serve.ts'],
    ['src/main.ts', 'better-sqlite3'],
  ],
  'generated-imports-nothing-of-ours': [['generated/rest/operations.ts', '../../src/core/kernel/room.ts']],
  'src-sees-no-tests-or-scripts': [
    ['src/main.ts', '../test/unit/main.test.ts'],
    ['src/main.ts', '../scripts/build.ts'],
  ],
  'judges-of-replies-see-nothing-of-the-server': [
    ['test/support/judge/judge.ts', '../../../src/core/kernel/room.ts'],
    ['test/support/judge/judge.ts', '../server.ts'],
    ['test/support/contract-client.ts', '../../src/http/server/server.ts'],
    ['test/support/soap/contract-client.ts', '../../../src/formats/xml.ts'],
    ['test/support/sign-in/identity-client.ts', '../../../src/formats/xml.ts'],
  ],
  'src-needs-no-development-packages': [['src/main.ts', 'vitest']],
  'imports-lead-somewhere': [['src/main.ts', './nowhere.ts']],
  'no-cycles': [['src/core/kernel/ports.ts', './room.ts']],
  'no-dead-files': [['src/core/kernel/dead.ts', './ports.ts']],
}

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** The violations in a tree, as `rule: from → to`. */
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

/** The tree with these additional imports of existing files. */
function withImports(imports: (readonly [from: string, to: string])[]): Record<string, string> {
  const files = { ...allowed }
  imports.forEach(([from, to], at) => {
    const target = join(dirname(from), to)
    if (to.startsWith('.') && to !== './nowhere.ts') files[target] ??= importing()
    files[from] = `import * as planted${at} from '${to}'\nexport const more${at} = planted${at}\n${files[from] ?? ''}`
  })
  return files
}

test('imports that follow the rules are allowed', async () => {
  expect(await violations(allowed)).toEqual([])
})

test('every rule has an import that it must catch', () => {
  expect([...Object.keys(planted), ...upwards.map(([rule]) => rule)].sort()).toEqual(forbidden.map(({ name }) => name).sort())
})

describe('a room', () => {
  let caught: string[]
  beforeAll(async () => {
    const files = Object.fromEntries(upwards.map(([, from, to]) => [from, importing(to)]))
    caught = await violations({ ...allowed, ...files })
  })

  test.each(upwards)('%s catches an import of the next room', (rule, from, to) => {
    const ofRule = caught.filter((line) => line.startsWith(`${rule}: `))
    expect(ofRule).toEqual([`${rule}: ${from} → ${join(dirname(from), to)}`])
  })
})

test.each(Object.entries(planted))('%s catches what breaks it', async (rule, imports) => {
  const found = (await violations(withImports(imports))).filter((line) => line.startsWith(`${rule}: `))
  if (rule === 'no-cycles') return expect(found.every((line) => line.includes(' src/core/kernel/')) && found.length > 0).toBe(true)
  for (const [from] of imports) {
    const [caught, wanted] = [found.filter((line) => line.startsWith(`${rule}: ${from} → `)), imports.filter((one) => one[0] === from)]
    expect(caught.length, `${from} imports ${wanted.map(([, to]) => to).join()}: ${caught.join()}`).toBeGreaterThanOrEqual(wanted.length)
  }
  expect(found.filter((line) => !imports.some(([from]) => line.startsWith(`${rule}: ${from} → `)))).toEqual([])
})
