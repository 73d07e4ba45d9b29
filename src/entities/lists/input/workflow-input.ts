import type { Association, AssociationPatch } from '../../../core/acts/workflow/associations.ts'
import { type StartEvent, startEvents, startEventsOf } from '../../../core/acts/workflow/templates.ts'
import { present } from '../../shape/present.ts'

/** What clients change of a workflow. */
interface Given {
  readonly AllowManual?: boolean | undefined
  readonly AutoStartChange?: boolean | undefined
  readonly AutoStartCreate?: boolean | undefined
  readonly Description?: string | undefined
  readonly Enabled?: boolean | undefined
  readonly HistoryListTitle?: string | undefined
  readonly Name?: string | undefined
  readonly TaskListTitle?: string | undefined
}

/** The changes of a workflow; events that are not given stay as they are. */
export function associationPatch(given: Given, row: Association['row']): AssociationPatch {
  const before = startEventsOf(row)
  const wanted: Record<StartEvent, boolean | undefined> = {
    person: given.AllowManual,
    added: given.AutoStartCreate,
    changed: given.AutoStartChange,
  }
  const events = Object.keys(startEvents) as StartEvent[]
  const startsOn = events.filter((event) => wanted[event] ?? (before & startEvents[event]) !== 0)
  const changesEvents = events.some((event) => wanted[event] !== undefined)
  return present<AssociationPatch>({
    name: given.Name,
    description: given.Description,
    enabled: given.Enabled,
    startsOn: changesEvents ? startsOn : undefined,
    taskList: given.TaskListTitle,
    historyList: given.HistoryListTitle,
  })
}
