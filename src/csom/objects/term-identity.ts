import { getTermGroup, type TermGroupState } from '../../core/acts/terms/groups.ts'
import { getTermSet, type TermSetState } from '../../core/acts/terms/term-sets.ts'
import { getTermStore } from '../../core/acts/terms/term-store.ts'
import { getTerm, queryTermPlaces } from '../../core/acts/terms/terms.ts'
import { type TermState, termStoreId } from '../../core/content/terms/term-store.ts'
import { label, type ShownLabel, taxonomySession, term, termGroup, termSet, termStore } from '../../entities/terms/terms.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { objectOf, type PathObject } from './objects.ts'

/** The type of the object that those of the term store are reached from (protocol/csom). */
export const termRoot = 'fec14c62-7c3b-481b-851b-c80d7802b224'

/** Ids in base64, as bytes. */
const packed = (...ids: readonly string[]): string => Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64')

const plainId = (hex: string): string => [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')

/** The ids of a key that holds a number of them; undefined for another key. */
function idsOf(key: string, count: number): readonly string[] | undefined {
  const bytes = Buffer.from(key, 'base64')
  if (bytes.length !== 16 * count || bytes.toString('base64') !== key) return undefined
  const ids = Array.from({ length: count }, (_, at) => plainId(bytes.subarray(16 * at, 16 * at + 16).toString('hex')))
  return ids[0] === termStoreId ? ids : undefined
}

type Key = (value: never) => string

/** What identities of the term store say behind their root, by entity. */
export const termKeys: ReadonlyMap<string, Key> = new Map<string, Key>([
  ['TaxonomySession', () => 'ss:'],
  ['TermStore', () => `st:${packed(termStoreId)}`],
  ['TermGroup', ({ id }: TermGroupState) => `gr:${packed(termStoreId, id)}`],
  ['TermSet', ({ id, groupId }: TermSetState) => `se:${packed(termStoreId, groupId, id)}`],
  ['Term', ({ row }: TermState) => `te:${packed(termStoreId, row.termSetId, row.id)}`],
  [
    'Label',
    ({ term: { row }, label: text, lcid }: ShownLabel) =>
      `la:${packed(termStoreId, row.termSetId, row.id)}.${lcid}.${Buffer.from(text).toString('base64url')}`,
  ],
])

/** The label of a key: that of its term, its language, and its text. */
async function labelOf(ctx: WireContext, key: string): Promise<PathObject | undefined> {
  const [ids = '', lcid, text = '', ...more] = key.split('.')
  const id = idsOf(ids, 3)?.at(-1)
  if (id === undefined || more.length > 0) return undefined
  const found = await getTerm(ctx, id)
  const named = Buffer.from(text, 'base64url').toString()
  const own = found.labels.find((each) => each.label === named && String(each.lcid) === lcid)
  return own && objectOf(ctx, label, { ...own, term: found })
}

/** The object of the kind and key of an identity; undefined if they name none. Fails as the act that reads. */
export async function termObjectOf(ctx: WireContext, kind: string, key: string): Promise<PathObject | undefined> {
  if (kind === 'ss') return objectOf(ctx, taxonomySession, {})
  if (kind === 'la') return labelOf(ctx, key)
  const ids = idsOf(key, kind === 'st' ? 1 : kind === 'gr' ? 2 : 3)
  const id = ids?.at(-1)
  if (!ids || id === undefined) return undefined
  if (kind === 'st') return objectOf(ctx, termStore, await getTermStore(ctx))
  if (kind === 'gr') return objectOf(ctx, termGroup, await getTermGroup(ctx, id))
  if (kind === 'se') return objectOf(ctx, termSet, await getTermSet(ctx, id))
  return kind === 'te' ? objectOf(ctx, term, await termIn(ctx, ids[1], id)) : undefined
}

/** A term at its place in a term set, or at that of its source: it may have moved since. */
async function termIn(ctx: WireContext, termSetId: string | undefined, id: string): Promise<TermState> {
  const source = await getTerm(ctx, id)
  if (source.row.termSetId === termSetId) return source
  return (await queryTermPlaces(ctx, id)).find(({ row }) => row.termSetId === termSetId) ?? source
}
