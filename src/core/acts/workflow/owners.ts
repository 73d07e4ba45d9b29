import type { WorkflowInstanceRow } from '../../../../generated/prisma/content.ts'
import type { Context, Securable } from '../../access/context.ts'
import { findSchema } from '../../access/find-list.ts'
import type { Item } from '../../content/items/item.ts'
import { securedItem } from '../../content/items/item-rights.ts'
import type { List, ListAddress } from '../../model/lists/list.ts'
import type { Web } from '../../model/sites/web.ts'
import { getItem } from '../items/items.ts'

/** What has workflows: a list, for its items, or a web, for itself. */
export type WorkflowOwner = List | Web

/** A list, or the web of the context. */
export type WorkflowOwnerAddress = ListAddress | 'web'

/** What a workflow runs on: an item, or the web whose workflow it is. */
export type WorkflowSubject = Item | Web

export const isListOwner = (owner: WorkflowOwner): owner is List => 'contentTypes' in owner

export const isItem = (subject: WorkflowSubject): subject is Item => 'list' in subject

/** Fails with `list_not_found`, `access_denied`. */
export async function workflowOwner(ctx: Context, address: WorkflowOwnerAddress): Promise<WorkflowOwner> {
  return address === 'web' ? ctx.web : findSchema(ctx, address)
}

/** The address of what has the workflows for a subject. */
export const ownerOfSubject = (subject: WorkflowSubject): WorkflowOwnerAddress => (isItem(subject) ? { id: subject.list.row.id } : 'web')

/** The address of what has a workflow. */
export const addressOfOwner = (owner: WorkflowOwner): WorkflowOwnerAddress => (isListOwner(owner) ? { id: owner.row.id } : 'web')

/** What has a workflow, as the subject of a sentence. */
export const nameOfOwner = (owner: WorkflowOwner): string => (isListOwner(owner) ? `List '${owner.row.title}'` : `The web '${owner.url}'`)

/** The columns of an instance that name its subject. A web has no number among items. */
export const subjectKey = (subject: WorkflowSubject): Pick<WorkflowInstanceRow, 'listId' | 'itemId'> =>
  isItem(subject) ? { listId: subject.row.listId, itemId: subject.row.itemId } : { listId: subject.row.id, itemId: 0 }

/** What is checked for a right on a subject. */
export const securedSubject = (subject: WorkflowSubject): Securable => (isItem(subject) ? securedItem(subject.list, subject.row) : subject)

/** The subject as it is now. Fails as `getItem`. */
export async function currentSubject(
  ctx: Context,
  { listId, itemId }: Pick<WorkflowInstanceRow, 'listId' | 'itemId'>,
): Promise<WorkflowSubject> {
  return itemId === 0 ? ctx.web : getItem(ctx, { id: listId }, itemId)
}
