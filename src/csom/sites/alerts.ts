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
import { present } from '../../entities/shape/present.ts'
import { alertShape } from '../../entities/sites/alert.ts'
import { alertFilter } from '../../formats/caml/alert-filter.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { type HandlersOf, type Objects, settingsOf, type ValueOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'

type Given = Pick<
  ValueOf<'AlertCreationInformation'>,
  'Title' | 'EventType' | 'AlertFrequency' | 'DeliveryChannels' | 'Status' | 'AlertTime' | 'Filter'
>

const patchOf = (given: Given): AlertPatch =>
  present<AlertPatch>({
    title: given.Title,
    eventType: given.EventType,
    frequency: given.AlertFrequency,
    channels: given.DeliveryChannels,
    status: given.Status,
    alertTime: given.AlertTime === undefined ? undefined : Date.parse(given.AlertTime),
    filter: given.Filter,
  })

/** Alerts belong to the caller. Fails with `invalid_request`, and as `addAlert`. */
async function add(ctx: WireContext, creation: ValueOf<'AlertCreationInformation'>): Promise<string> {
  const { Title: title, List: list, Item: item, User: user } = creation
  const listId = list?.value.row.id ?? item?.list.row.id
  if (title === undefined || listId === undefined) throw invalid('AlertCreationInformation needs a Title, and a List or an Item.')
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

/** contracts/csom/alerts.yaml */
export const alertMethods: HandlersOf<'Alert' | 'AlertCollection'> = {
  'AlertCollection.GetById': async ({ ctx }, [id]) => objectOf(ctx, alertShape, await getAlert(ctx, id)),
  'AlertCollection.Contains': async (alerts, [id]) => (await alertsIn(alerts)).some(({ row }) => row.id === id),
  'AlertCollection.Add': ({ ctx }, [creation]) => add(ctx, creation),
  'AlertCollection.DeleteAlert': async ({ ctx }, [id]) => deleteAlert(ctx, await getAlert(ctx, id)),
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
