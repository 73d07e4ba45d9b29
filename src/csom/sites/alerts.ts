import {
  type Alert,
  type AlertPatch,
  addAlert,
  deleteAlert,
  getAlert,
  queryAlerts,
  queryUserAlerts,
  updateAlert,
} from '../../core/acts/alerts/alerts.ts'
import { currentUser } from '../../core/acts/people/users.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { alertPatch, alertShape } from '../../entities/sites/alert.ts'
import { alertFilter } from '../../formats/caml/alert-filter.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type HandlersOf, type Objects, settingsOf, type ValueOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'

const patchOf = (given: { readonly AlertTime?: string | undefined } & Parameters<typeof alertPatch>[0]): AlertPatch =>
  alertPatch(given, given.AlertTime === undefined ? undefined : Date.parse(given.AlertTime))

/** Alerts belong to the caller. Fails with `invalid_request`, and as `addAlert`. */
async function add(ctx: WireContext, creation: ValueOf<'AlertCreationInformation'>): Promise<string> {
  const { Title: title, List: list, Item: item, User: user } = creation
  const listId = list?.value.row.id ?? item?.list.row.id
  if (title === undefined || listId === undefined) throw invalid('AlertCreationInformation needs a Title, and a List or an Item.')
  if (item && !item.item) throw invalid('The Item of an alert must be stored: call Update on it, and add the alert afterwards.')
  if (item && item.list.row.id !== listId)
    throw invalid('The Item of an alert must be an item of its List; an item of another list was given.')
  if (user && user.value.id !== (await currentUser(ctx)).id)
    throw invalid('An alert belongs to the user who adds it; another User was given.')
  const itemId = item?.item?.row.itemId
  const input = { ...patchOf(creation), title, list: { id: listId }, ...(itemId !== undefined && { itemId }) }
  return (await addAlert(ctx, input, alertFilter)).row.id
}

/** The alerts of a collection, those of a web or of a user. */
async function alertsIn(alerts: Objects['AlertCollection']): Promise<readonly Alert[]> {
  if (alerts.kind === 'rows') throw notInModel('An alert of a result')
  const { ctx, owner } = alerts
  return owner.type === 'User' ? queryUserAlerts(ctx, (owner as Objects['User']).value) : queryAlerts(ctx)
}

/** An alert of a user's collection, which has those of all webs, or else of the addressed web. Fails as `getAlert`. */
async function alertCalled(alerts: Objects['AlertCollection'], id: string): Promise<Alert> {
  const isUsers = alerts.kind !== 'rows' && alerts.owner.type === 'User'
  const found = isUsers ? (await alertsIn(alerts)).find(({ row }) => row.id === id) : undefined
  return found ?? getAlert(alerts.ctx, id)
}

/** contracts/csom/alerts.yaml */
export const alertMethods: HandlersOf<'Alert' | 'AlertCollection'> = {
  'AlertCollection.GetById': async (alerts, [id]) => objectOf(alerts.ctx, alertShape, await alertCalled(alerts, id)),
  'AlertCollection.Contains': async (alerts, [id]) => (await alertsIn(alerts)).some(({ row }) => row.id === id),
  'AlertCollection.Add': ({ ctx }, [creation]) => add(ctx, creation),
  'AlertCollection.DeleteAlert': async (alerts, [id]) => deleteAlert(alerts.ctx, await alertCalled(alerts, id)),
  'AlertCollection.DeleteAlertAtIndex': async (alerts, [index]) => {
    const found = (await alertsIn(alerts))[index]
    if (!found) throw invalid(`There is no alert at the place ${index}.`)
    await deleteAlert(alerts.ctx, found)
  },
  'Alert.UpdateAlert': async (object) => {
    object.value = await updateAlert(object.ctx, object.value, patchOf(settingsOf<'Alert'>(object)), alertFilter)
    object.settings.clear()
  },
}
