import { columnSteps } from './columns.ts'
import { draftSteps } from './drafts.ts'
import { fileSteps } from './files.ts'
import { furtherSteps } from './further.ts'
import { itemSteps, listSteps } from './lists.ts'
import { memberSteps } from './members.ts'
import { partSteps } from './parts.ts'
import { peopleSteps } from './people.ts'
import { siteSteps } from './sites.ts'
import { socialSteps } from './social.ts'
import type { Step } from './step.ts'
import { termSteps } from './terms.ts'
import { transferSteps } from './transfers.ts'
import { workflowSteps } from './workflows.ts'

/** A write of every method of the object model, in this order, each on what the ones before have left. */
export const everyStep: readonly Step[] = [
  ...[listSteps, itemSteps, fileSteps, peopleSteps, siteSteps, draftSteps, columnSteps, memberSteps, partSteps, termSteps],
  transferSteps,
  furtherSteps,
  workflowSteps,
  socialSteps,
].flat()
