import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { acts, farmActs } from '../../../../src/core/access/acts.ts'

const src = join(import.meta.dirname, '../../../../src')

interface Use {
  readonly name: string
  readonly room: string | undefined
}

const shaped = /^[a-z][a-z-]*\.[a-z][A-Za-z]*$/

/** The names of acts in a file: the literal values of `name` in objects, outside types. */
function usesIn(path: string): Use[] {
  const found: Use[] = []
  const room = /^core\/acts\/([^/]+)\//.exec(relative(src, path))?.[1]
  const collect = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && shaped.test(node.text)) found.push({ name: node.text, room })
    ts.forEachChild(node, collect)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'name') collect(node.initializer)
    else ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true))
  return found
}

const files = readdirSync(join(src, 'core'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && path !== 'access/acts.ts')
  .map((path) => join(src, 'core', path))
const uses = files.flatMap(usesIn)

describe('the table of acts', () => {
  it.each([...Object.keys(acts), ...Object.keys(farmActs)])('%s is called in one place, in its room', (name) => {
    const rooms = uses.filter((use) => use.name === name).map(({ room }) => room)
    expect(rooms).toEqual([name.slice(0, name.indexOf('.'))])
  })

  it('has every act that is called', () => {
    expect(uses.map(({ name }) => name).filter((name) => !Object.hasOwn(acts, name) && !Object.hasOwn(farmActs, name))).toEqual([])
  })

  it('says of each act what it does, and a right that it asks for', () => {
    for (const [name, { what, rights }] of Object.entries(acts)) {
      expect(what, name).toMatch(/^[a-z].*[^.]$/)
      expect(rights.length, name).toBeGreaterThan(0)
    }
  })

  it('fits the audit records', () => {
    for (const name of [...Object.keys(acts), ...Object.keys(farmActs)]) expect(name.length).toBeLessThanOrEqual(64)
  })
})

/** The files that write without the two doors, and why. */
const besideTheDoors: Readonly<Record<string, string>> = {
  'content/blobs/blobs.ts': 'the row of bytes comes before them, and no row refers to it yet',
  'content/blobs/received-bytes.ts': 'the row of bytes that arrive before the act that stores them',
  'content/blobs/bytes-in-use.ts': 'the time until which bytes without a use stay, because this server needs them',
  'content/blobs/prepared-rows.ts': 'rows of bytes that come later',
  'content/blobs/sweeper.ts': 'removes the rows of bytes that no row refers to',
  'content/documents/document-bytes.ts': 'gives up uploads that nobody goes on with',
  'acts/alerts/deliver.ts': 'what users were told',
  'acts/archive/locks/byte-locks.ts': 'which stored bytes are locked, as the object store was told',
  'acts/archive/walk.ts': 'when items were last checked against their hashes',
  'acts/audit/chain.ts': 'the ends of the audit logs',
  'acts/audit/reap.ts': 'that a stub stands for a segment',
  'acts/audit/sign-in-failures.ts': 'sign-ins that failed, until the audit log has them',
  'acts/audit/sources.ts': 'removes the rows of acts that the audit log has',
  'acts/file-mirror/reindex.ts': 'the rows of bytes that it finds on the disk, before anything refers to them',
  'acts/journal/journaled.ts': 'the records of acts before they are applied, and the same writes again to apply them',
  'acts/journal/replay.ts': 'the rows of a content database that the journal makes anew',
  'acts/journal/snapshot.ts': 'the rows of a site as the beginning of its journal',
  'acts/identity/ended-sessions.ts': 'sessions that were ended, until no cookie could hold any more',
  'acts/identity/grants.ts': 'codes and refresh tokens',
  'acts/identity/signing-keys.ts': 'keys of tokens',
  'acts/farm/keys.ts': 'secrets of the farm',
  'acts/operations/copy.ts': 'the rows of a copied site that nothing serves yet',
  'acts/operations/move.ts': 'an empty transaction, which waits for writes to the site that began before it was held',
  'acts/operations/operations.ts': 'operations that ended 30 days ago',
  'acts/operations/runner.ts': 'the progress of an operation',
  'acts/packages/import.ts': 'the first change and the audit record of an imported site that nothing serves yet',
  'acts/packages/parts/bytes.ts': 'the rows of bytes of a package, to which nothing leads before the act',
  'acts/relocation/copy-tables.ts': 'the rows of a farm that nothing opens yet, as they are in another one',
  'acts/relocation/purge-site.ts': 'removes the rows of a site that nothing serves any more',
  'acts/relocation/rows.ts': 'the rows of a site that nothing serves yet, as they were elsewhere',
  'acts/retention/evaluate.ts': 'what the last evaluation of a retention policy did',
  'acts/tenants/farm-of-tenant.ts': 'passes the transactions of acts on, which see one tenant alone',
  'acts/webhooks/deliveries.ts': 'what receivers were told, and subscriptions that have expired',
  'acts/webhooks/lease.ts': 'which process delivers the webhooks of a content database',
}

describe('the doors to every write', () => {
  it('are the only ones, but for bytes, tokens and keys', () => {
    const writes = /\.transaction\(|(?:database|farm)\.records\.(?:insert|insertAll|update|increment|delete)\(/i
    const writers = files.filter((path) => writes.test(readFileSync(path, 'utf8'))).map((path) => relative(join(src, 'core'), path))
    expect(writers.sort()).toEqual(['access/access.ts', 'access/farm-act.ts', ...Object.keys(besideTheDoors)].sort())
  })
})
