import { demand } from '../../access/access.ts'
import { outcomeOf, runBatch, type Step } from '../../access/batch.ts'
import type { Context } from '../../access/context.ts'
import { rightsOn } from '../../access/effective.ts'
import type { Item } from '../../content/items/item.ts'
import { securedItem } from '../../content/items/item-rights.ts'
import { type BagChanges, bagOf } from '../../content/items/property-bag.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import type { Expression } from '../../kernel/query.ts'
import { leafNameFromTitle } from '../../model/lists/naming.ts'
import { holds } from '../../model/permissions/rights.ts'
import { joinUrl, type Web } from '../../model/sites/web.ts'
import { queryItems } from '../items/item-pages.ts'
import { addItem, countItems, deleteItem, updateItem } from '../items/items.ts'
import { siteReasons } from './reasons.ts'
import { addWeb, deleteWeb, meetingList, updateWeb } from './web-changes.ts'
import { queryWebs, type WebState } from './webs.ts'
import { workspaceKind } from './workspaces.ts'

const isMeetingWorkspace = (web: Web): boolean => workspaceKind(web) === 'MWS'

/** Fails with `access_denied`, `not_a_workspace`. */
async function demandWorkspace(ctx: Context): Promise<void> {
  const { web } = ctx
  await demand(ctx, 'Open', web)
  if (!isMeetingWorkspace(web)) throw new DomainError(siteReasons.not_a_workspace, { url: web.url })
}

export interface MeetingWorkspaceCreation {
  readonly title: string
  /** `MPS#0` to `MPS#4`. */
  readonly template: string
  /** A locale id; by default the one of the addressed web. */
  readonly language?: number | undefined
}

/** The number of names that are tried for the URL of a workspace. */
const mostNames = 100

/**
 * Makes a meeting workspace below the addressed web; its URL follows from the title, with a number if it is taken. Fails with
 * `within_workspace`, `web_template_not_found` and as `addWeb`.
 */
export async function addMeetingWorkspace(ctx: Context, input: MeetingWorkspaceCreation): Promise<WebState> {
  const { title, template, language = ctx.web.row.language } = input
  if (isMeetingWorkspace(ctx.web)) throw new DomainError(siteReasons.within_workspace, { url: ctx.web.url })
  if (!/^MPS(?:#|$)/i.test(template)) {
    const known = 'MPS#0 to MPS#4'
    throw new DomainError(siteReasons.web_template_not_found, { template: template.slice(0, 60), known })
  }
  const wanted = leafNameFromTitle(title)
  for (let number = 0; ; number += 1) {
    const leafName = number === 0 ? wanted : `${wanted}${number}`
    const made = await outcomeOf(() => addWeb(ctx, { title, leafName, description: '', template, language, hasOwnPermissions: false }))
    if (made.ok) return made.value
    if (made.error.reason !== siteReasons.web_address_taken.name || number === mostNames) throw made.error
  }
}

/** Gives the addressed workspace another title. Fails with `not_a_workspace` and as `updateWeb`. */
export async function retitleMeetingWorkspace(ctx: Context, title: string): Promise<void> {
  await demandWorkspace(ctx)
  await updateWeb(ctx, { title })
}

/** Deletes the addressed workspace with everything in it. Fails with `undeletable_workspace` for any other web, and as `deleteWeb`. */
export async function deleteMeetingWorkspace(ctx: Context): Promise<void> {
  await demand(ctx, 'ManageWeb', ctx.web)
  if (!isMeetingWorkspace(ctx.web)) throw new DomainError(siteReasons.undeletable_workspace, { url: ctx.web.url })
  await deleteWeb(ctx)
}

/**
 * The meeting workspaces directly below the addressed web that the actor may open, by title; with `isEmpty` those alone that
 * have no meetings. Fails with `access_denied`.
 */
export async function queryMeetingWorkspaces(ctx: Context, isEmpty: boolean): Promise<WebState[]> {
  const found: WebState[] = []
  for (const web of await queryWebs(ctx)) {
    if (!isMeetingWorkspace(web)) continue
    const count = isEmpty ? await outcomeOf(() => countMeetings({ ...ctx, web })) : undefined
    if (!count || (count.ok && count.value === 0)) found.push(web)
  }
  return found
}

/** Whether the actor may make workspaces below the addressed web. */
export const mayAddWorkspaces = async (ctx: Context): Promise<boolean> => holds(await rightsOn(ctx, ctx.web.scopeId), 'ManageSubwebs')

const listOf = ({ web }: Context) => ({ url: joinUrl(web.url, 'Lists', meetingList.leafName) })

/** The number of meetings of the addressed workspace that the actor may see. Fails with `not_a_workspace`, `access_denied`. */
export async function countMeetings(ctx: Context): Promise<number> {
  await demandWorkspace(ctx)
  return countItems(ctx, listOf(ctx), {})
}

/** The number of the meetings of the addressed web; undefined for a web that is no meeting workspace. */
export const countMeetingsOf = async (ctx: Context): Promise<number | undefined> =>
  isMeetingWorkspace(ctx.web) ? countMeetings(ctx) : undefined

/** A meeting as a program tells it. Times are milliseconds, UTC. */
export interface MeetingInput {
  /** The id that the program gives it. */
  readonly uid: string
  /** Counts the changes of the program. */
  readonly sequence: number
  readonly title: string | undefined
  readonly location: string | undefined
  readonly start: number
  readonly end: number
  readonly isCancelled?: boolean
  /** The rule of a meeting that recurs; empty or absent for any other. */
  readonly recurrence?: string
  /** The occurrences of a meeting that recurs. */
  readonly occurrences?: readonly MeetingOccurrence[]
  /** Which occurrence this is; absent or 0 for the whole meeting. */
  readonly instance?: number
}

/** One time of a meeting that recurs. */
export interface MeetingOccurrence {
  /** Its day, as a number such as 20270102. */
  readonly instance: number
  readonly start: number
  readonly end: number
  /** What differs from the other occurrences. */
  readonly changed?: Partial<Pick<MeetingInput, 'title' | 'location' | 'isCancelled'>>
}

const longestText = 255
/** More than the occurrences that a calendar gives. */
const mostItems = 500

/** The values of each item of a meeting: one for each occurrence, by its day; 0 stands for a meeting that does not recur. */
function itemsOf({ occurrences = [], ...input }: MeetingInput): ReadonlyMap<number, Map<string, unknown>> {
  if (occurrences.length === 0) return new Map([[input.instance ?? 0, valuesOf(input)]])
  return new Map(
    occurrences.map(({ instance, start, end, changed }) => {
      const values = valuesOf({ ...input, ...changed, start, end })
      return [instance, new Map([...values, ['RecurrenceData', input.recurrence ?? ''], ['InstanceID', instance]])]
    }),
  )
}

function valuesOf({ uid, sequence, title, location, start, end, isCancelled }: MeetingInput): Map<string, unknown> {
  checkUid(uid)
  if (end < start) throw invalid('A meeting ends when it begins, or after that.')
  for (const text of [title, location])
    if (text !== undefined && text.length > longestText)
      throw invalid(`The title and location of a meeting have at most ${longestText} characters.`)
  return new Map<string, unknown>([
    ['EventUID', uid],
    ['EventSequence', sequence],
    ['EventDate', new Date(start).toISOString()],
    ['EndDate', new Date(end).toISOString()],
    ...(title === undefined ? [] : ([['Title', title]] as const)),
    ...(location === undefined ? [] : ([['Location', location]] as const)),
    ...(isCancelled === undefined ? [] : ([['IsCancelled', isCancelled]] as const)),
  ])
}

function checkUid(uid: string): void {
  if (uid.trim() === '' || uid.length > longestText) throw invalid(`The uid of a meeting has 1 to ${longestText} characters.`)
}

/** The organizer may be empty. */
function checkOrganizer(email: string): void {
  if (email === '') return
  const at = email.indexOf('@')
  const isAddress = at > 0 && at === email.lastIndexOf('@') && at < email.length - 1 && email.length <= longestText && !/\s/.test(email)
  if (!isAddress) throw new DomainError(siteReasons.organizer_invalid, { email: email.slice(0, 60) })
}

/** The items of a meeting of the addressed workspace by its uid: one, or those of its occurrences. */
async function findMeetings(ctx: Context, uid: string): Promise<readonly Item[]> {
  await demandWorkspace(ctx)
  checkUid(uid)
  const where: Expression = {
    op: 'compare',
    comparison: 'eq',
    left: { kind: 'field', path: ['EventUID'], at: -1 },
    right: { kind: 'literal', literal: { type: 'text', value: uid }, at: -1 },
  }
  return (await queryItems(ctx, listOf(ctx), { where, limit: mostItems })).items
}

/** The items of a meeting, or the one of an occurrence; at least one. */
async function getMeetings(ctx: Context, uid: string, instance = 0): Promise<readonly Item[]> {
  const found = await findMeetings(ctx, uid)
  const wanted = instance === 0 ? found : found.filter((item) => instanceIn(item) === instance)
  if (wanted.length > 0) return wanted
  throw new DomainError(siteReasons.meeting_not_found, { uid: instance === 0 ? uid.slice(0, 100) : `${uid.slice(0, 100)} (${instance})` })
}

/** All steps in one transaction. A single one has its own. */
async function together(ctx: Context, steps: readonly Step<unknown>[]): Promise<void> {
  const [only] = steps
  if (steps.length > 1 && !ctx.transaction) await runBatch(ctx, steps, { atomic: true, onError: 'stop' })
  else if (steps.length > 1) for (const step of steps) await step(ctx)
  else await only?.(ctx)
}

/**
 * Adds a meeting to the addressed workspace, with the answers of its attendees: one item, or one for each occurrence. Fails with
 * `not_a_workspace`, `meeting_exists`, `workspace_used` (a meeting that recurs beside others), `meeting_not_found` (an
 * occurrence of an unknown meeting), `organizer_invalid`, `meeting_attendees_too_many`, `invalid_request` (uid, times, texts),
 * `access_denied`.
 */
export async function addMeeting(
  ctx: Context,
  input: MeetingInput,
  organizerEmail: string,
  answers: readonly AttendeeAnswer[] = [],
): Promise<void> {
  const items = itemsOf(input)
  checkOrganizer(organizerEmail)
  const properties = answerEntries(answers)
  if ((await findMeetings(ctx, input.uid)).length > 0) throw new DomainError(siteReasons.meeting_exists, { uid: input.uid })
  if (input.instance) throw new DomainError(siteReasons.meeting_not_found, { uid: input.uid })
  if (input.occurrences?.length && (await countMeetings(ctx)) > 0) throw new DomainError(siteReasons.workspace_used, { url: ctx.web.url })
  const given = [...items.values()].map((values) => new Map([['OrganizerEmail', organizerEmail], ['IsCancelled', false], ...values]))
  await together(
    ctx,
    given.map((values) => (inside) => addItem(inside, listOf(inside), values, { properties })),
  )
}

/** The present value of a column. */
function valueIn(item: Item, name: string): unknown {
  const field = item.list.fieldsByName.get(name)
  return field && item.read(field)
}

/** The occurrence that an item is; 0 for a meeting that does not recur. */
const instanceIn = (item: Item): number => Number(valueIn(item, 'InstanceID') ?? 0)
const sequenceIn = (item: Item): number => Number(valueIn(item, 'EventSequence') ?? 0)

/** Changes an item of a meeting, unless a change with a higher sequence is stored. */
function change(item: Item, sequence: number, values: ReadonlyMap<string, unknown>, properties?: BagChanges): Step<unknown> {
  return async (ctx) => {
    if (sequenceIn(item) > sequence) await demand(ctx, 'EditListItems', securedItem(item.list, item.row))
    else await updateItem(ctx, listOf(ctx), item.row.itemId, new Map([...values, ['EventSequence', sequence]]), undefined, properties)
  }
}

/**
 * Changes a meeting of the addressed workspace, or one occurrence; does nothing if a change with a higher sequence is stored.
 * Occurrences that the new rule does not have are deleted, others added. Fails with `not_a_workspace`, `meeting_not_found`,
 * `meeting_recurs` (its times without its rule), `meeting_attendees_too_many`, `invalid_request`, `access_denied`.
 */
export async function updateMeeting(ctx: Context, input: MeetingInput, answers: readonly AttendeeAnswer[] = []): Promise<void> {
  const items = itemsOf(input)
  const properties = answerEntries(answers)
  const stored = await getMeetings(ctx, input.uid, input.instance)
  const late = stored.find((item) => sequenceIn(item) > input.sequence)
  if (late && !input.instance) return demand(ctx, 'EditListItems', securedItem(late.list, late.row))
  const [first] = stored
  if (input.recurrence === undefined && !input.instance && first && instanceIn(first) !== 0)
    throw new DomainError(siteReasons.meeting_recurs, { uid: input.uid.slice(0, 100) })
  const known = new Map(stored.map((item) => [instanceIn(item), item]))
  const organizer = first && valueIn(first, 'OrganizerEmail')
  const steps: Step<unknown>[] = []
  for (const [instance, values] of items) {
    const item = known.get(instance)
    const added = new Map([['OrganizerEmail', organizer], ['IsCancelled', false], ...values])
    steps.push(item ? change(item, input.sequence, values, properties) : (inside) => addItem(inside, listOf(inside), added, { properties }))
  }
  for (const [instance, { row }] of known) if (!items.has(instance)) steps.push((inside) => deleteItem(inside, listOf(inside), row.itemId))
  await together(ctx, steps)
}

/**
 * Marks a meeting, or one occurrence, as cancelled, or takes the mark away; does nothing if a change with a higher sequence is
 * stored. Fails with `not_a_workspace`, `meeting_not_found`, `access_denied`.
 */
export async function markMeeting(
  ctx: Context,
  uid: string,
  isCancelled: boolean,
  { sequence, instance }: { readonly sequence?: number | undefined; readonly instance?: number } = {},
): Promise<void> {
  const values = new Map<string, unknown>([['IsCancelled', isCancelled]])
  await together(
    ctx,
    (await getMeetings(ctx, uid, instance)).map((item) => change(item, sequence ?? sequenceIn(item), values)),
  )
}

/** Deletes a meeting, or one occurrence, for good. Fails with `not_a_workspace`, `meeting_not_found`, `access_denied`. */
export async function deleteMeeting(ctx: Context, uid: string, instance?: number): Promise<void> {
  const items = await getMeetings(ctx, uid, instance)
  await together(
    ctx,
    items.map(
      ({ row }) =>
        (inside) =>
          deleteItem(inside, listOf(inside), row.itemId),
    ),
  )
}

/** The answer of an attendee to a meeting. */
export interface AttendeeAnswer {
  readonly email: string
  readonly answer: string
  /** When the attendee answered: milliseconds, UTC. */
  readonly at: number
}

/** The names of entries of a meeting's property bag, each with the address of an attendee. */
const attendeeEntry = 'attendee-'
const mostAttendees = 200

function attendeeAddress(email: string): string {
  const address = email.trim().toLowerCase()
  if (address.length <= 200 && address.includes('@') && !/[\s:|]/.test(address)) return address
  throw invalid('The e-mail address of an attendee has at most 200 characters, such as ann@example.com.')
}

/** The entries of the property bag that hold answers; undefined for none. */
function answerEntries(answers: readonly AttendeeAnswer[]): BagChanges | undefined {
  if (answers.length === 0) return undefined
  if (answers.length > mostAttendees)
    throw new DomainError(siteReasons.meeting_attendees_too_many, { limit: String(mostAttendees), count: String(answers.length) })
  return new Map(
    answers.map(({ email, answer, at }) => [attendeeEntry + attendeeAddress(email), `${answer} ${new Date(at).toISOString()}`]),
  )
}

/**
 * Stores the answer of an attendee in the property bag of a meeting, or of one occurrence; does nothing if a later one is
 * stored. Fails with `not_a_workspace`, `meeting_not_found`, `invalid_request` (the address), `invalid_field_value` (too many
 * attendees), `access_denied`.
 */
export async function storeAnswer(ctx: Context, uid: string, given: AttendeeAnswer, instance?: number): Promise<void> {
  const meetings = await getMeetings(ctx, uid, instance)
  const address = attendeeAddress(given.email)
  const entries = answerEntries([given])
  const store =
    ({ list, row }: Item): Step<unknown> =>
    async (inside) => {
      const [, stored = ''] = (bagOf(row).get(attendeeEntry + address) ?? '').split(' ')
      if (stored !== '' && Date.parse(stored) > given.at) await demand(inside, 'EditListItems', securedItem(list, row))
      else await updateItem(inside, listOf(inside), row.itemId, new Map(), undefined, entries)
    }
  await together(ctx, meetings.map(store))
}
