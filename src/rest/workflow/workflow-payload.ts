import type { Context } from '../../core/access/context.ts'
import type { Association } from '../../core/acts/workflow/associations.ts'
import { findAssociation } from '../../core/acts/workflow/associations-of-web.ts'
import { startWorkflow } from '../../core/acts/workflow/instances.ts'
import type { WorkflowSubject } from '../../core/acts/workflow/owners.ts'
import { workflowReasons } from '../../core/acts/workflow/reasons.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call } from '../protocol/handlers.ts'

/** What a client tells a workflow that it starts. */
type Payload = Call<'startWorkflowOnItem'>['body']['payload']

/** The values of a payload under a name, in any case. */
const textsIn = (payload: Payload, name: string): string[] =>
  (payload ?? []).flatMap(({ Key, Value }) => (Key.toLowerCase() === name.toLowerCase() && Value ? [Value] : []))

/** Starts a workflow on an item or the web, and returns the id of what it has started. Fails as `startWorkflow`. */
export async function begin(
  ctx: WireContext,
  hostName: string,
  { id, subject, payload }: { readonly id: string; readonly subject: WorkflowSubject; readonly payload: Payload },
): Promise<string> {
  const how = { hostName, people: textsIn(payload, 'AccountId'), message: textsIn(payload, 'NotificationMessage').join('\n') }
  return (await startWorkflow(ctx, subject, id, how)).id
}

/** A workflow of the web or of one of its lists. Fails with `workflow_not_found`. */
export async function associationWith(ctx: Context, id: string): Promise<Association> {
  const found = await findAssociation(ctx, id.toLowerCase())
  if (!found) throw new DomainError(workflowReasons.workflow_not_found, { owner: `The web '${ctx.web.url}'`, workflow: id })
  return found
}
