import { accessReasons } from './access/reasons.ts'
import { alertReasons } from './acts/alerts/reasons.ts'
import { archiveReasons } from './acts/archive/reasons.ts'
import { auditReasons } from './acts/audit/reasons.ts'
import { changeReasons } from './acts/changes/reasons.ts'
import { editingReasons } from './acts/editing/reasons.ts'
import { farmReasons } from './acts/farm/reasons.ts'
import { fileReasons } from './acts/files/reasons.ts'
import { identityReasons } from './acts/identity/reasons.ts'
import { itemReasons } from './acts/items/reasons.ts'
import { journalReasons } from './acts/journal/reasons.ts'
import { listReasons } from './acts/lists/reasons.ts'
import { relocationReasons } from './acts/operations/reasons.ts'
import { packageReasons } from './acts/packages/reasons.ts'
import { peopleReasons } from './acts/people/reasons.ts'
import { permissionReasons } from './acts/permissions/reasons.ts'
import { profileReasons } from './acts/profiles/reasons.ts'
import { recycleBinReasons } from './acts/recycle-bin/reasons.ts'
import { retentionReasons } from './acts/retention/reasons.ts'
import { siteCollectionReasons } from './acts/site-collections/reasons.ts'
import { siteReasons } from './acts/sites/reasons.ts'
import { socialReasons } from './acts/social/reasons.ts'
import { telemetryReasons } from './acts/telemetry/reasons.ts'
import { tenantReasons } from './acts/tenants/reasons.ts'
import { termReasons } from './acts/terms/reasons.ts'
import { webPartReasons } from './acts/web-parts/reasons.ts'
import { webhookReasons } from './acts/webhooks/reasons.ts'
import { workflowReasons } from './acts/workflow/reasons.ts'
import { contentReasons } from './content/reasons.ts'
import { kernelReasons } from './kernel/reasons.ts'
import { modelReasons } from './model/reasons.ts'

const rooms = [
  kernelReasons,
  modelReasons,
  accessReasons,
  contentReasons,
  peopleReasons,
  permissionReasons,
  listReasons,
  fileReasons,
  itemReasons,
  recycleBinReasons,
  siteReasons,
  siteCollectionReasons,
  farmReasons,
  relocationReasons,
  packageReasons,
  editingReasons,
  identityReasons,
  changeReasons,
  webhookReasons,
  webPartReasons,
  workflowReasons,
  alertReasons,
  archiveReasons,
  retentionReasons,
  auditReasons,
  journalReasons,
  tenantReasons,
  telemetryReasons,
  termReasons,
  profileReasons,
  socialReasons,
] as const

type Union<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer A) => void ? A : never

/** Every way in which a request can fail, by its name. A name stands in one room. */
export const reasons = merged() as Readonly<Union<(typeof rooms)[number]>>

export type ReasonName = keyof typeof reasons

function merged(): object {
  const all = Object.assign({}, ...rooms) as object
  const count = rooms.reduce((sum, room) => sum + Object.keys(room).length, 0)
  if (Object.keys(all).length !== count) throw new Error('two rooms of core define a reason of the same name')
  return all
}
