import { getTermGroup, isSystemGroup, queryTermGroups, type TermGroupState } from '../../core/acts/terms/groups.ts'
import { customProperties } from '../../core/acts/terms/term-properties.ts'
import { getTermSet, queryTermSets, type TermSetState } from '../../core/acts/terms/term-sets.ts'
import { getTermStore, type TermStoreState } from '../../core/acts/terms/term-store.ts'
import { getTerm, type PlacedTerm, placeTerms, queryChildTerms, queryTermPlaces } from '../../core/acts/terms/terms.ts'
import { keywordSet, labelOf, systemGroup, type TermState } from '../../core/content/terms/term-store.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { isoTime } from '../shape/iso-time.ts'
import { idProperty, modelShape } from '../shape/model-shape.ts'
import type { Json, Navigation, Property, Shape } from '../shape/shape.ts'

/** A label with its term. */
export interface ShownLabel {
  readonly term: TermState
  readonly label: string
  readonly lcid: number
  readonly isDefault: boolean
}

const read = <E>(property: (entity: E) => Json): Property<E> => ({ read: property })
const time = <E>(property: (entity: E) => number): Property<E> => ({ read: (entity) => isoTime(property(entity)), comparesAs: 'instant' })

/** A property that leads to one object. */
const one = <E, R>(shape: () => Shape<R>, load: (entity: E, ctx: WireContext) => Promise<R | undefined>): Navigation<E> => ({
  many: false,
  expansion: { shape: () => shape() as Shape<never>, load: (entities, ctx) => inTurn(entities, (entity) => load(entity, ctx)) },
})

/** A property that leads to objects. */
const many = <E, R>(shape: () => Shape<R>, load: (entity: E, ctx: WireContext) => Promise<readonly R[]>): Navigation<E> => ({
  many: true,
  expansion: { shape: () => shape() as Shape<never>, load: (entities, ctx) => inTurn(entities, (entity) => load(entity, ctx)) },
})

async function inTurn<E, R>(entities: readonly E[], load: (entity: E) => Promise<R>): Promise<R[]> {
  const loaded: R[] = []
  for (const entity of entities) loaded.push(await load(entity))
  return loaded
}

const toStore = <E>(): Navigation<E> =>
  one(
    () => termStore,
    (_entity, ctx) => getTermStore(ctx),
  )

/** A term at one of its places. */
const keyOf = ({ row }: TermState): string => `${row.termSetId} ${row.id}`

/** Labels are in the language of the root web. */
const named = (text: (term: PlacedTerm, lcid: number) => Json): Property<TermState> => ({
  read: () => null,
  load: async (terms, ctx) => {
    const { lcid } = await getTermStore(ctx)
    const placed = new Map((await placeTerms(ctx, terms)).map((term) => [keyOf(term), term]))
    return terms.map((one) => {
      const term = placed.get(keyOf(one))
      return term ? text(term, lcid) : null
    })
  },
})

/** The tables of the term store. */
export const taxonomySession: Shape<unknown, 'TaxonomySession'> = modelShape(
  'TaxonomySession',
  { OfflineTermStoreNames: read<unknown>(() => []) },
  {
    TermStores: many(
      () => termStore,
      async (_session, ctx) => [await getTermStore(ctx)],
    ),
  },
)

export const termStore: Shape<TermStoreState, 'TermStore'> = modelShape<'TermStore', TermStoreState>(
  'TermStore',
  {
    DefaultLanguage: read(({ lcid }) => lcid),
    Id: idProperty(({ id }) => id),
    IsOnline: read(() => true),
    Languages: read(({ languages }) => languages),
    Name: read(({ name }) => name),
    WorkingLanguage: read(({ lcid }) => lcid),
  },
  {
    Groups: many(
      () => termGroup,
      (_store, ctx) => queryTermGroups(ctx),
    ),
    KeywordsTermSet: one(
      () => termSet,
      ({ keywordsId }, ctx) => getTermSet(ctx, keywordsId),
    ),
    SystemGroup: one(
      () => termGroup,
      (_store, ctx) => getTermGroup(ctx, systemGroup('').id),
    ),
  },
)

export const termGroup: Shape<TermGroupState, 'TermGroup'> = modelShape<'TermGroup', TermGroupState>(
  'TermGroup',
  {
    CreatedDate: time(({ createdAt }) => createdAt),
    Description: read(({ description }) => description),
    Id: idProperty(({ id }) => id),
    IsSiteCollectionGroup: read(() => false),
    IsSystemGroup: read(({ id }) => isSystemGroup(id)),
    LastModifiedDate: time(({ modifiedAt }) => modifiedAt),
    Name: read(({ name }) => name),
  },
  {
    TermSets: many(
      () => termSet,
      ({ id }, ctx) => queryTermSets(ctx, id),
    ),
    TermStore: toStore(),
  },
)

export const termSet: Shape<TermSetState, 'TermSet'> = modelShape<'TermSet', TermSetState>(
  'TermSet',
  {
    CreatedDate: time(({ createdAt }) => createdAt),
    CustomProperties: read((row) => Object.fromEntries(customProperties(row))),
    // The terms of this server are in the order of their names.
    CustomSortOrder: read(() => null),
    Description: read(({ description }) => description),
    Id: idProperty(({ id }) => id),
    IsAvailableForTagging: read(({ isAvailable }) => isAvailable),
    IsOpenForTermCreation: read(({ isOpen }) => isOpen),
    LastModifiedDate: time(({ modifiedAt }) => modifiedAt),
    Name: read(({ name }) => name),
  },
  {
    Group: one(
      () => termGroup,
      ({ groupId }, ctx) => getTermGroup(ctx, groupId),
    ),
    Terms: many(
      () => term,
      async ({ id }, ctx) => queryChildTerms(ctx, { termSetId: id }, (await getTermStore(ctx)).lcid),
    ),
    TermStore: toStore(),
  },
)

export const term: Shape<TermState, 'Term'> = modelShape<'Term', TermState>(
  'Term',
  {
    CreatedDate: time(({ row }) => row.createdAt),
    CustomProperties: read(({ row }) => Object.fromEntries(customProperties(row))),
    CustomSortOrder: read(() => null),
    Description: read(({ row }) => row.description),
    Id: idProperty(({ row }) => row.id),
    IsAvailableForTagging: read(({ row }) => row.isAvailable),
    IsDeprecated: read(({ row }) => row.isDeprecated),
    IsKeyword: read(({ row }) => row.termSetId === keywordSet('').id),
    IsPinned: read(({ placement }) => typeof placement?.pinnedRootId === 'string'),
    IsPinnedRoot: read(({ row, placement }) => placement?.pinnedRootId === row.id),
    IsReused: named(({ places }) => places.length > 1),
    IsRoot: read(({ row }) => row.parentId === ''),
    IsSourceTerm: read(({ placement }) => placement === undefined),
    LastModifiedDate: time(({ row }) => row.modifiedAt),
    LocalCustomProperties: read(() => ({})),
    Name: named((placed, lcid) => labelOf(placed, lcid, lcid)),
    PathOfTerm: named((placed, lcid) => [...placed.ancestors, placed].map((each) => labelOf(each, lcid, lcid)).join(';')),
    TermsCount: named(({ childCount }) => childCount),
  },
  {
    Labels: many(
      () => label,
      (of) => Promise.resolve(of.labels.map((each) => ({ ...each, term: of }))),
    ),
    Parent: one(
      () => term,
      ({ row }, ctx) => (row.parentId === '' ? Promise.resolve(undefined) : getTerm(ctx, row.parentId, row.termSetId)),
    ),
    PinSourceTermSet: one(
      () => termSet,
      async ({ row, placement }, ctx) =>
        typeof placement?.pinnedRootId === 'string' ? getTermSet(ctx, (await getTerm(ctx, row.id)).row.termSetId) : undefined,
    ),
    ReusedTerms: many(
      () => term,
      async ({ row }, ctx) => (await queryTermPlaces(ctx, row.id)).filter((each) => each.row.termSetId !== row.termSetId),
    ),
    SourceTerm: one(
      () => term,
      ({ row }, ctx) => getTerm(ctx, row.id),
    ),
    Terms: many(
      () => term,
      async ({ row }, ctx) => queryChildTerms(ctx, { termSetId: row.termSetId, parentId: row.id }, (await getTermStore(ctx)).lcid),
    ),
    TermSet: one(
      () => termSet,
      ({ row }, ctx) => getTermSet(ctx, row.termSetId),
    ),
    TermStore: toStore(),
  },
)

export const label: Shape<ShownLabel, 'Label'> = modelShape<'Label', ShownLabel>(
  'Label',
  {
    IsDefaultForLanguage: read(({ isDefault }) => isDefault),
    Language: read(({ lcid }) => lcid),
    Value: read((of) => of.label),
  },
  {
    Term: one(
      () => term,
      (of) => Promise.resolve(of.term),
    ),
  },
)
