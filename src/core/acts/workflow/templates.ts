import { demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'

/** What a workflow asks of its people. */
export interface WorkflowTemplate {
  /** The id of the template, as the established server has it. */
  readonly baseId: string
  readonly title: string
  readonly description: string
  /** What a task is called, before the name of the item. */
  readonly request: string
  /** The outcomes of a task. */
  readonly outcomes: readonly string[]
  /** The outcome that ends the workflow at once. */
  readonly ends?: string
}

export type WorkflowTemplateName = 'approval' | 'feedback'

export const workflowTemplates: Readonly<Record<WorkflowTemplateName, WorkflowTemplate>> = {
  approval: {
    baseId: '8ad4d8f0-93a7-4941-9657-cf3706f00409',
    title: 'Approval',
    description: 'Asks people to approve or reject an item. It ends when all have approved it, or one rejects it.',
    request: 'Please approve',
    outcomes: ['Approved', 'Rejected'],
    ends: 'Rejected',
  },
  feedback: {
    baseId: '3bfb07cb-5c6a-4266-849b-8d6711700409',
    title: 'Collect Feedback',
    description: 'Asks people for their feedback on an item. It ends when all have given theirs.',
    request: 'Please review',
    outcomes: ['Completed'],
  },
}

/** The template of a workflow, or of what it has started. */
export const workflowTemplateOf = ({ template }: { readonly template: string }): WorkflowTemplate =>
  template === 'approval' ? workflowTemplates.approval : workflowTemplates.feedback

/** What starts a workflow, as bits of `WorkflowAssociation.events`. */
export const startEvents = { person: 1, added: 2, changed: 4 } as const

/** What starts a workflow: one or more. */
export type StartEvent = keyof typeof startEvents

/** The bits of a workflow; one without them is started by a person. */
export const startEventsOf = ({ events }: { readonly events: number | null }): number => events ?? startEvents.person

/** The column of a list of tasks with the outcome of a task. */
export const outcomeColumn = 'WorkflowOutcome'

/** What workflows can ask of people. Fails with `access_denied`. */
export async function queryWorkflowTemplates(ctx: Context): Promise<readonly WorkflowTemplate[]> {
  await demand(ctx, 'Open', ctx.web)
  return Object.values(workflowTemplates)
}
