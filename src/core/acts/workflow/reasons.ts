import { defineReasons } from '../../kernel/reason.ts'

/** Failures of the acts on workflows. */
export const workflowReasons = defineReasons({
  workflow_not_found: {
    code: 'not_found',
    message: "{owner} has no workflow '{workflow}'.",
  },
  workflow_task_not_found: {
    code: 'not_found',
    message: "Item {item} of list '{list}' is no task of a workflow on this item.",
  },
})
