import type { WorkflowInstanceRow } from '../../../../generated/prisma/content.ts'
import { act, demand } from '../../access/access.ts'
import { type Context, recordsOf, within } from '../../access/context.ts'
import { invalidOperation } from '../../kernel/errors.ts'
import { makePacer } from '../../kernel/pacing/breathe.ts'
import type { Association } from './associations.ts'
import { cancel, unlessGone } from './engine.ts'
import { currentSubject, isItem, isListOwner, securedSubject, subjectKey, type WorkflowSubject } from './owners.ts'

/** What was started on an item or a web, with the item or the web. */
export interface Started {
  readonly row: WorkflowInstanceRow
  readonly subject: WorkflowSubject
}

/** The most that one workflow shows of what it has started. */
const mostStarted = 1_000

const unseen = ['list_not_found', 'item_not_found', 'access_denied']

/** What was started, by its id; undefined if there is nothing on the web or on an item that the actor may see. Fails with `access_denied`. */
export async function findStarted(ctx: Context, id: string): Promise<Started | undefined> {
  await demand(ctx, 'Open', ctx.web)
  const row = await recordsOf(ctx).find('WorkflowInstance', { siteId: ctx.site.id, id })
  return row && withSubject(ctx, row)
}

/** With the item or the web; undefined for an item that the actor may not see, and for another web. */
async function withSubject(ctx: Context, row: WorkflowInstanceRow): Promise<Started | undefined> {
  if (row.itemId === 0 && row.listId !== ctx.web.row.id) return undefined
  const subject = await unlessGone(unseen, () => currentSubject(ctx, row))
  return subject && { row, subject }
}

/** What was started on the web, the latest first, a thousand at most. Fails with `access_denied`, `reply_too_large`. */
export async function startedOnWeb(ctx: Context): Promise<Started[]> {
  await demand(ctx, 'Open', ctx.web)
  return latestOf(ctx, { siteId: ctx.site.id, ...subjectKey(ctx.web) })
}

/**
 * What a workflow has started on the web, or on items that the actor may see, the latest first, a thousand at most. All
 * that is looked at counts as a part of the reply, because a request may ask often. Fails with `access_denied`,
 * `reply_too_large`.
 */
export async function startedBy(ctx: Context, { owner, row: { id } }: Association): Promise<Started[]> {
  await demand(ctx, isListOwner(owner) ? 'ViewListItems' : 'Open', owner)
  return latestOf(ctx, { siteId: ctx.site.id, listId: owner.row.id, associationId: id })
}

async function latestOf(ctx: Context, where: Partial<WorkflowInstanceRow>): Promise<Started[]> {
  const rows = await recordsOf(ctx).query('WorkflowInstance', {
    where,
    orderBy: ['createdAt', 'id'],
    descending: ['createdAt', 'id'],
    limit: mostStarted,
  })
  ctx.budget?.spendEntities(rows.length)
  const found: Started[] = []
  const pace = makePacer()
  for (const row of rows) {
    const one = await withSubject(ctx, row)
    if (one) found.push(one)
    await pace()
  }
  return found
}

/**
 * Ends what was started on an item or a web: its open tasks are waited for no longer. Fails with `invalid_operation` if it
 * has ended, `access_denied`.
 */
export async function cancelWorkflow(ctx: Context, { row, subject }: Started): Promise<void> {
  const { listId, itemId } = subjectKey(subject)
  const input = { list: { id: listId }, itemId, started: row.id }
  await act(ctx, { name: 'workflow.cancel', right: 'EditListItems', target: securedSubject(subject), input }, async (scope) => {
    const current = await scope.records.find('WorkflowInstance', { siteId: row.siteId, id: row.id })
    if (!current || current.outcome !== null)
      throw invalidOperation(`The workflow '${row.name}' has ended ${isItem(subject) ? 'on this item' : 'in this web'} already.`)
    await cancel(within(ctx, scope), scope, current)
  })
}
