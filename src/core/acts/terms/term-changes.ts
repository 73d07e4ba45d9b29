import type { TermRow } from '../../../../generated/prisma/content.ts'
import { act, demand, type WriteScope } from '../../access/access.ts'
import { type Context, within } from '../../access/context.ts'
import { placementsOf } from '../../content/terms/placements.ts'
import type { TermState } from '../../content/terms/term-store.ts'
import { DomainError, invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { rootWeb } from '../../model/sites/find-web.ts'
import type { Web } from '../../model/sites/web.ts'
import { noteTerms, taken } from './groups.ts'
import { pinsOf, repin } from './pins.ts'
import { termReasons } from './reasons.ts'
import { moveTerm } from './term-moves.ts'
import { termDescription, termLanguage, termName } from './term-names.ts'
import { demandProperty, withProperty } from './term-properties.ts'
import { getTermSet } from './term-sets.ts'
import { countTerm, demandFreeLabels, placeBelow, termAt, termIn, tooDeep, tooManyTerms, touch } from './term-tree.ts'
import { getTerm, mostLevels, mostTerms } from './terms.ts'

export interface TermInput {
  readonly termSetId: string
  /** Empty or absent at the root of the term set. */
  readonly parentId?: string
  readonly name: string
  readonly lcid: number
  /** The id of the new term. */
  readonly id?: string
  readonly description?: string
}

/** The maximum number of terms that are added together. */
const addedAtOnce = 200

/**
 * Adds terms, all or none. Whoever may add items to the root web adds terms to open term sets; other term sets require
 * ManageWeb. Fails with `term_set_not_found`, `term_not_found` for the parent, `term_name_taken`, `invalid_operation` at
 * 5,000 terms or seven levels, `invalid_request`, `access_denied`.
 */
export async function addTerms(ctx: Context, inputs: readonly TermInput[]): Promise<TermState[]> {
  if (inputs.length > addedAtOnce) throw invalid(`At most ${addedAtOnce} terms can be added together; ${inputs.length} were given.`)
  const terms = inputs.map((input) => ({
    termSetId: input.termSetId,
    parentId: input.parentId ?? '',
    name: termName('name of the term', input.name),
    lcid: termLanguage(input.lcid),
    id: input.id ?? ctx.runtime.newId(),
    description: termDescription(input.description),
  }))
  const sets = await Promise.all([...new Set(terms.map(({ termSetId }) => termSetId))].map((id) => getTermSet(ctx, id)))
  const target = await rootWeb(ctx)
  const right = sets.every(({ isOpen }) => isOpen) ? 'AddListItems' : 'ManageWeb'
  return act(ctx, { name: 'terms.add', right, target, input: { terms } }, async (scope) => {
    const added: TermState[] = []
    const inside = within(ctx, scope)
    for (const term of terms) added.push(await insertTerm(inside, scope, term, target))
    // Once for all, because a pinned copy is read as a whole.
    const parents = terms.map(({ parentId }) => parentId)
    await repin(inside, scope, await pinsOf(inside, parents))
    noteTerms(ctx, scope, target.row.id)
    return added
  })
}

/** Adds one term. Fails as `addTerms`. */
export async function addTerm(ctx: Context, input: TermInput): Promise<TermState> {
  const [added] = await addTerms(ctx, [input])
  if (!added) throw new Error('a term was not added')
  return added
}

async function insertTerm(
  inside: Context,
  scope: WriteScope,
  { termSetId, parentId, name, lcid, id, description }: Required<TermInput>,
  target: Web,
): Promise<TermState> {
  const { records, now, actorId } = scope
  const siteId = inside.site.id
  const set = await countTerm(inside, scope, termSetId, 1)
  // Somebody may have closed it in between.
  if (!set.isOpen) await demand(inside, 'ManageWeb', target)
  if (set.termCount > mostTerms) throw tooManyTerms()
  const { depth } = await placeBelow(inside, { termSetId, parentId })
  if (depth > mostLevels) throw tooDeep()
  if (await records.find('Term', { siteId, id }, ['id']))
    throw new DomainError(termReasons.term_name_taken, { what: 'id of a term', name: id })
  const place = { siteId, termSetId, parentId }
  const named = { lcid, labelKey: fold(name), label: name }
  await demandFreeLabels(scope, siteId, place, id, [named])
  const kept = { depth, description, isDeprecated: false, isAvailable: true, ownerId: actorId, properties: null, mergedIntoId: null }
  const row: TermRow = { ...place, id, ...kept, createdAt: now, modifiedAt: now }
  await records.insert('Term', row)
  const label = { ...place, termId: id, ...named, isDefault: true }
  await records.insert('TermLabel', label).catch(taken('term', name))
  return { row, labels: [label] }
}

export interface TermPatch {
  readonly description?: string
  /** Nobody can choose a deprecated term any more. */
  readonly isDeprecated?: boolean
  readonly isAvailable?: boolean
  /** The new parent; empty for the root of the term set. */
  readonly parentId?: string
  /** The new term set, with the terms below it; without a parent it goes to the root. */
  readonly termSetId?: string
  /** The term set whose place of the term moves; that of its source by default. */
  readonly fromTermSetId?: string
}

/** Changes a term. Fails with `term_not_found`, `term_set_not_found`, `term_name_taken`, `invalid_operation`, `invalid_request`, `access_denied`. */
export async function updateTerm(ctx: Context, id: string, patch: TermPatch): Promise<void> {
  const { description, isDeprecated, isAvailable } = patch
  const change = {
    ...(description !== undefined && { description: termDescription(description) }),
    ...(isDeprecated !== undefined && { isDeprecated }),
    ...(isAvailable !== undefined && { isAvailable }),
  }
  const target = await rootWeb(ctx)
  await act(ctx, { name: 'terms.update', right: 'ManageWeb', target, input: { id, patch: { ...patch } } }, async (scope) => {
    const inside = within(ctx, scope)
    const term = await termAt(inside, id, patch.fromTermSetId)
    const { termSetId: from, parentId: above } = term.row
    const { termSetId = from } = patch
    const { parentId = termSetId === from ? above : '' } = patch
    if (parentId !== above || termSetId !== from) await moveTerm(inside, scope, term, { termSetId, parentId })
    await touch(ctx, scope, await termIn(inside, id), change)
    noteTerms(ctx, scope, target.row.id)
  })
}

const mostLabelsOfTerm = 100

/**
 * Gives a term a label, or makes one of its labels the default label of its language. Fails with `term_not_found`,
 * `term_name_taken`, `invalid_operation`, `invalid_request`, `access_denied`.
 */
export async function setTermLabel(
  ctx: Context,
  id: string,
  input: { readonly label: string; readonly lcid: number; readonly isDefault: boolean },
): Promise<void> {
  const label = termName('label', input.label)
  const lcid = termLanguage(input.lcid)
  const target = await rootWeb(ctx)
  const facts = { id, label, lcid, isDefault: input.isDefault }
  await act(ctx, { name: 'terms.setLabel', right: 'ManageWeb', target, input: facts }, async (scope) => {
    const inside = within(ctx, scope)
    const { row: term, labels } = await termAt(inside, id)
    await touch(ctx, scope, term, {})
    const key = { siteId: ctx.site.id, termId: id, lcid }
    const labelKey = fold(label)
    const known = labels.find((one) => one.lcid === lcid && one.labelKey === labelKey)
    const hasDefault = labels.some((one) => one.lcid === lcid && one.isDefault && one !== known)
    // The first label of a language is its default label.
    const isDefault = input.isDefault || !hasDefault
    const places = known ? [] : [term, ...(await placementsOf(inside, [id]))]
    for (const place of places) await demandFreeLabels(scope, ctx.site.id, place, id, [{ lcid, labelKey, label }])
    if (!known && labels.length >= mostLabelsOfTerm) throw invalidOperation(`A term has at most ${mostLabelsOfTerm} labels.`)
    if (isDefault && hasDefault) await scope.records.update('TermLabel', { ...key, isDefault: true }, { isDefault: false })
    if (known) await scope.records.update('TermLabel', { ...key, labelKey }, { label, isDefault })
    else {
      const { termSetId, parentId } = term
      const row = { ...key, labelKey, label, isDefault, termSetId, parentId }
      await scope.records.insert('TermLabel', row).catch(taken('term', label))
    }
    noteTerms(ctx, scope, target.row.id)
  })
}

/** Deletes a label that is not the default label of its language. Fails with `term_label_not_found`, `invalid_operation`, and as `getTerm`. */
export async function deleteTermLabel(ctx: Context, id: string, input: { readonly label: string; readonly lcid: number }): Promise<void> {
  const { label, lcid } = input
  const target = await rootWeb(ctx)
  await act(ctx, { name: 'terms.deleteLabel', right: 'ManageWeb', target, input: { id, label, lcid } }, async (scope) => {
    const term = await termIn(within(ctx, scope), id)
    const key = { siteId: ctx.site.id, termId: id, lcid, labelKey: fold(label.slice(0, 300).trim()) }
    const row = await scope.records.find('TermLabel', key)
    if (!row) throw new DomainError(termReasons.term_label_not_found, { label: label.slice(0, 60), lcid: String(lcid) })
    if (row.isDefault) throw invalidOperation('This is the default label of its language. Make another label the default label first.')
    await scope.records.delete('TermLabel', key)
    await touch(ctx, scope, term, {})
    noteTerms(ctx, scope, target.row.id)
  })
}

/** Sets a custom property of a term; without a value, deletes it. Fails with `invalid_request`, `invalid_operation`, and as `getTerm`. */
export async function setTermProperty(ctx: Context, id: string, name: string, value?: string): Promise<void> {
  demandProperty(name, value)
  const target = await rootWeb(ctx)
  await act(ctx, { name: 'terms.setProperty', right: 'ManageWeb', target, input: { id, property: name, value } }, async (scope) => {
    const { row } = await getTerm(within(ctx, scope), id)
    await touch(ctx, scope, row, { properties: withProperty(row, name, value) })
    noteTerms(ctx, scope, target.row.id)
  })
}
