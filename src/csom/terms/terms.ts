import { deleteTerm, deleteTermSet } from '../../core/acts/terms/delete-terms.ts'
import {
  addTermGroup,
  deleteTermGroup,
  getTermGroup,
  queryTermGroups,
  type TermGroupState,
  updateTermGroup,
} from '../../core/acts/terms/groups.ts'
import { mergeTerms } from '../../core/acts/terms/merge-terms.ts'
import { type ReuseInput, reuseTerm, setTermSource } from '../../core/acts/terms/reuse-terms.ts'
import { addTerm, deleteTermLabel, setTermLabel, setTermProperty, updateTerm } from '../../core/acts/terms/term-changes.ts'
import {
  addTermSet,
  getTermSet,
  queryTermSets,
  queryTermSetsNamed,
  setTermSetProperty,
  type TermSetState,
  updateTermSet,
} from '../../core/acts/terms/term-sets.ts'
import { getTermStore } from '../../core/acts/terms/term-store.ts'
import { findTerms, getTerm, mostFound, queryAllTerms, queryChildTerms, queryTermPlaces } from '../../core/acts/terms/terms.ts'
import { labelOf, type TermState } from '../../core/content/terms/term-store.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import { label as labelShape, taxonomySession, termGroup, termSet, term as termShape, termStore } from '../../entities/terms/terms.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type HandlersOf, type Objects, settingsOf, type ValueOf } from '../objects/object-types.ts'
import { type EntityObject, objectOf, rowsObject } from '../objects/objects.ts'

const storeIn = async (ctx: WireContext): Promise<Objects['TermStore']> => objectOf(ctx, termStore, await getTermStore(ctx))
const groupObject = (ctx: WireContext, group: TermGroupState): Objects['TermGroup'] => objectOf(ctx, termGroup, group)
const setObject = (ctx: WireContext, set: TermSetState): Objects['TermSet'] => objectOf(ctx, termSet, set)
const termObject = (ctx: WireContext, term: TermState): Objects['Term'] => objectOf(ctx, termShape, term)
const termRows = (ctx: WireContext, terms: readonly TermState[]) => rowsObject(ctx, 'TermCollection', termShape, terms)
const setRows = async (ctx: WireContext, name: string) => rowsObject(ctx, 'TermSetCollection', termSet, await queryTermSetsNamed(ctx, name))

/** What a read finds; undefined, which is no object for clients, if there is nothing. */
async function found<T>(read: Promise<T>): Promise<T | undefined> {
  try {
    return await read
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not_found') return undefined
    throw error
  }
}

/** The object of what a read finds. */
async function objectFound<T, O>(read: Promise<T>, object: (value: T) => O): Promise<O | undefined> {
  const value = await found(read)
  return value === undefined ? undefined : object(value)
}

const termOfSet = (ctx: WireContext, termSetId: string, id: string): Promise<Objects['Term'] | undefined> =>
  objectFound(getTerm(ctx, id, termSetId), (term) => termObject(ctx, term))

async function groupsOf(groups: Objects['TermGroupCollection']): Promise<readonly TermGroupState[]> {
  return groups.kind === 'rows' ? (groups.rows as TermGroupState[]) : queryTermGroups(groups.ctx)
}

async function setsOf(sets: Objects['TermSetCollection']): Promise<readonly TermSetState[]> {
  return sets.kind === 'rows' ? (sets.rows as TermSetState[]) : queryTermSets(sets.ctx, (sets.owner.value as TermGroupState).id)
}

async function termsOf(terms: Objects['TermCollection']): Promise<readonly TermState[]> {
  if (terms.kind === 'rows') return terms.rows as TermState[]
  const { ctx, owner, name } = terms
  if (name === 'ReusedTerms') {
    const { row } = owner.value as TermState
    return (await queryTermPlaces(ctx, row.id)).filter((place) => place.row.termSetId !== row.termSetId)
  }
  return queryChildTerms(ctx, placeIn(owner), (await getTermStore(ctx)).lcid)
}

/** A term set or a term as the place of terms. */
function placeIn({ type, value }: Pick<EntityObject, 'type' | 'value'>): { readonly termSetId: string; readonly parentId: string } {
  if (type === 'TermSet') return { termSetId: (value as TermSetState).id, parentId: '' }
  const { row } = value as TermState
  return { termSetId: row.termSetId, parentId: row.id }
}

const isNamed = (given: string, name: string): boolean => fold(given.slice(0, 300).trim()) === fold(name)
const idOf = ({ value }: Objects['Term']): string => value.row.id

/** Reads an object again that a write has changed. */
const readAgain = async (term: Objects['Term'], { termSetId }: { readonly termSetId: string } = term.value.row): Promise<void> => {
  const { ctx } = term
  term.value = (await found(getTerm(ctx, idOf(term), termSetId))) ?? (await getTerm(ctx, idOf(term)))
}

/** The term set at whose place an object shows its term; undefined at that of its source. */
const otherSetOf = ({ value }: Objects['Term']): string | undefined => value.placement?.termSetId

/** Stores at once what a client sets of an object of the term store. */
export const termSetters = {
  async TermGroup(group: Objects['TermGroup']): Promise<void> {
    const { Name: name, Description: description } = settingsOf<'TermGroup'>(group)
    await updateTermGroup(group.ctx, group.value.id, {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
    })
    group.value = await getTermGroup(group.ctx, group.value.id)
  },
  async TermSet(set: Objects['TermSet']): Promise<void> {
    const {
      Name: name,
      Description: description,
      IsAvailableForTagging: isAvailable,
      IsOpenForTermCreation: isOpen,
    } = settingsOf<'TermSet'>(set)
    await updateTermSet(set.ctx, set.value.id, {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(isAvailable !== undefined && { isAvailable }),
      ...(isOpen !== undefined && { isOpen }),
    })
    set.value = await getTermSet(set.ctx, set.value.id)
  },
  async Term(term: Objects['Term']): Promise<void> {
    const { Name: name, IsAvailableForTagging: isAvailable } = settingsOf<'Term'>(term)
    const { ctx } = term
    if (name !== undefined) await rename(ctx, term.value, name)
    if (isAvailable !== undefined) await updateTerm(ctx, idOf(term), { isAvailable })
    await readAgain(term)
  },
}

/** A new default label in the language of the term store. The earlier one goes. */
async function rename(ctx: WireContext, term: TermState, name: string): Promise<void> {
  const { lcid } = await getTermStore(ctx)
  const before = term.labels.find((one) => one.lcid === lcid && one.isDefault)
  await setTermLabel(ctx, term.row.id, { label: name, lcid, isDefault: true })
  if (before && !isNamed(name, before.label)) await deleteTermLabel(ctx, term.row.id, { label: before.label, lcid })
}

/** The terms with labels that a client looks for, of all term sets or of one. */
async function termsWithLabels(ctx: WireContext, match: ValueOf<'LabelMatchInformation'>, usualLcid: number, termSetId?: string) {
  const { TermLabel, Lcid, StringMatchOption, ResultCollectionSize, DefaultLabelOnly, TrimUnavailable, TrimDeprecated } = match
  if (TermLabel === undefined) throw invalid('LabelMatchInformation needs a TermLabel.')
  const lcid = Lcid ?? usualLcid
  const asked = { label: TermLabel, lcid, isPrefix: StringMatchOption === 0, limit: ResultCollectionSize ?? mostFound }
  const isWanted = (term: TermState) =>
    !(TrimUnavailable === true && !term.row.isAvailable) &&
    !(TrimDeprecated === true && term.row.isDeprecated) &&
    !(DefaultLabelOnly === true && !fold(labelOf(term, lcid, lcid)).startsWith(fold(TermLabel.slice(0, 300).trim())))
  return termRows(ctx, (await findTerms(ctx, { ...asked, ...(termSetId !== undefined && { termSetId }) })).filter(isWanted))
}

/** The methods of the session and the store. */
const storeMethods: HandlersOf<'TaxonomySession' | 'TermStore' | 'TermStoreCollection'> = {
  'TaxonomySession.GetTaxonomySession': ({ ctx }) => objectOf(ctx, taxonomySession, {}),
  'TaxonomySession.GetDefaultKeywordsTermStore': ({ ctx }) => storeIn(ctx),
  'TaxonomySession.GetDefaultSiteCollectionTermStore': ({ ctx }) => storeIn(ctx),
  'TaxonomySession.GetTerm': ({ ctx }, [id]) => objectFound(getTerm(ctx, id), (term) => termObject(ctx, term)),
  'TaxonomySession.GetTermSetsByName': ({ ctx }, [name]) => setRows(ctx, name),
  'TaxonomySession.UpdateCache': () => {},

  'TermStore.CommitAll': () => {},
  'TermStore.UpdateCache': () => {},
  'TermStore.CreateGroup': async ({ ctx }, [name, id]) =>
    groupObject(ctx, await addTermGroup(ctx, { name, ...(id !== undefined && { id }) })),
  'TermStore.GetGroup': ({ ctx }, [id]) => objectFound(getTermGroup(ctx, id), (group) => groupObject(ctx, group)),
  'TermStore.GetTermSet': ({ ctx }, [id]) => objectFound(getTermSet(ctx, id), (set) => setObject(ctx, set)),
  'TermStore.GetTermSetsByName': ({ ctx }, [name]) => setRows(ctx, name),
  'TermStore.GetTerm': ({ ctx }, [id]) => objectFound(getTerm(ctx, id), (term) => termObject(ctx, term)),
  'TermStore.GetTermInTermSet': ({ ctx }, [termSetId, id]) => termOfSet(ctx, termSetId, id),
  'TermStore.GetTerms': ({ ctx, value }, [match]) => termsWithLabels(ctx, match, value.lcid),

  'TermStoreCollection.GetById': async ({ ctx }, [id]) => {
    const store = await storeIn(ctx)
    return store.value.id === id ? store : undefined
  },
  'TermStoreCollection.GetByName': async ({ ctx }, [name]) => {
    const store = await storeIn(ctx)
    return isNamed(name, store.value.name) ? store : undefined
  },
}

/** The methods of groups and term sets. */
const setMethods: HandlersOf<'TermGroup' | 'TermGroupCollection' | 'TermSetItem' | 'TermSet' | 'TermSetCollection'> = {
  'TermGroup.CreateTermSet': async ({ ctx, value }, [name, id]) =>
    setObject(ctx, await addTermSet(ctx, value.id, { name, ...(id !== undefined && { id }) })),
  'TermGroup.DeleteObject': ({ ctx, value }) => deleteTermGroup(ctx, value.id),
  'TermGroupCollection.GetById': async (groups, [id]) => objectIn(await groupsOf(groups), (one) => one.id === id, groups.ctx, groupObject),
  'TermGroupCollection.GetByName': async (groups, [name]) =>
    objectIn(await groupsOf(groups), (one) => isNamed(name, one.name), groups.ctx, groupObject),

  'TermSetItem.CreateTerm': async (item, [name, lcid, id]) =>
    termObject(item.ctx, await addTerm(item.ctx, { ...placeIn(item), name, lcid, ...(id !== undefined && { id }) })),
  'TermSetItem.ReuseTerm': (item, [source, withBelow]) => reuse(item, source, { isPinned: false, withBelow }),
  'TermSetItem.ReuseTermWithPinning': (item, [source]) => reuse(item, source, { isPinned: true, withBelow: true }),
  'TermSetItem.SetCustomProperty': (item, [name, value]) => setProperty(item, name, value),
  'TermSetItem.DeleteCustomProperty': (item, [name]) => setProperty(item, name),
  'TermSet.GetAllTerms': async ({ ctx, value }) => termRows(ctx, await queryAllTerms(ctx, value.id)),
  'TermSet.GetTerms': async ({ ctx, value }, [match]) => termsWithLabels(ctx, match, (await getTermStore(ctx)).lcid, value.id),
  'TermSet.GetTerm': ({ ctx, value }, [id]) => termOfSet(ctx, value.id, id),
  'TermSet.DeleteObject': ({ ctx, value }) => deleteTermSet(ctx, value.id),
  'TermSetCollection.GetById': async (sets, [id]) => objectIn(await setsOf(sets), (one) => one.id === id, sets.ctx, setObject),
  'TermSetCollection.GetByName': async (sets, [name]) =>
    objectIn(await setsOf(sets), (one) => isNamed(name, one.name), sets.ctx, setObject),
}

/** Sets a custom property of a term or a term set; without a value, deletes it. */
async function setProperty(item: Objects['TermSetItem'], name: string, value?: string): Promise<void> {
  if (item.type === 'TermSet') {
    const set = item as Objects['TermSet']
    await setTermSetProperty(set.ctx, set.value.id, name, value)
    set.value = await getTermSet(set.ctx, set.value.id)
    return
  }
  const term = item as Objects['Term']
  await setTermProperty(term.ctx, idOf(term), name, value)
  await readAgain(term)
}

const reuse = async (
  item: Pick<EntityObject, 'type' | 'value' | 'ctx'>,
  source: Objects['Term'],
  how: Pick<ReuseInput, 'isPinned' | 'withBelow'>,
) => termObject(item.ctx, await reuseTerm(item.ctx, idOf(source), { ...placeIn(item), ...how }))

/** The object of the first of some rows that is looked for. */
function objectIn<R, O>(
  rows: readonly R[],
  isAsked: (row: R) => boolean,
  ctx: WireContext,
  object: (ctx: WireContext, row: R) => O,
): O | undefined {
  const row = rows.find(isAsked)
  return row && object(ctx, row)
}

/** The methods of terms and their labels. */
const ofTerms: HandlersOf<'Term' | 'TermCollection' | 'Label' | 'LabelCollection'> = {
  'Term.CreateLabel': async (term, [text, lcid, isDefault]) => {
    await setTermLabel(term.ctx, idOf(term), { label: text, lcid, isDefault })
    await readAgain(term)
    const made = term.value.labels.find((one) => one.lcid === lcid && isNamed(text, one.label))
    if (!made) throw new Error('a label was not added')
    return objectOf(term.ctx, labelShape, { ...made, term: term.value })
  },
  'Term.SetDescription': async (term, [description]) => {
    await updateTerm(term.ctx, idOf(term), { description })
    await readAgain(term)
  },
  'Term.Deprecate': async (term, [isDeprecated]) => {
    await updateTerm(term.ctx, idOf(term), { isDeprecated })
    await readAgain(term)
  },
  'Term.Move': async (term, [parent]) => {
    const place = placeIn(parent)
    const fromTermSetId = otherSetOf(term)
    await updateTerm(term.ctx, idOf(term), { ...place, ...(fromTermSetId !== undefined && { fromTermSetId }) })
    await readAgain(term, place)
  },
  'Term.ReassignSourceTerm': async (term, [{ value: other }]) => {
    if (other.row.id !== idOf(term)) throw invalid('reusedTerm must be another place of the term, such as one of ReusedTerms.')
    await setTermSource(term.ctx, idOf(term), other.row.termSetId)
    await readAgain(term)
  },
  'Term.Merge': async (term, [other]) => {
    await mergeTerms(term.ctx, idOf(other), idOf(term))
    await readAgain(term)
  },
  'Term.DeleteObject': (term) => deleteTerm(term.ctx, idOf(term), otherSetOf(term)),
  'TermCollection.GetById': async (terms, [id]) => objectIn(await termsOf(terms), ({ row }) => row.id === id, terms.ctx, termObject),
  'TermCollection.GetByName': async (terms, [name]) => {
    const { lcid } = await getTermStore(terms.ctx)
    return objectIn(await termsOf(terms), (one) => isNamed(name, labelOf(one, lcid, lcid)), terms.ctx, termObject)
  },

  'Label.SetAsDefaultForLanguage': ({ ctx, value: { term, label, lcid } }) =>
    setTermLabel(ctx, term.row.id, { label, lcid, isDefault: true }),
  'Label.DeleteObject': ({ ctx, value: { term, label, lcid } }) => deleteTermLabel(ctx, term.row.id, { label, lcid }),
  'LabelCollection.GetByValue': (labels, [text]) => {
    if (labels.kind === 'rows') return undefined
    const term = labels.owner.value as TermState
    const one = term.labels.find((each) => isNamed(text, each.label))
    return one && objectOf(labels.ctx, labelShape, { ...one, term })
  },
}

/** contracts/csom/terms.yaml */
export const termMethods = { ...storeMethods, ...setMethods, ...ofTerms }
