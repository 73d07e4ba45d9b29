import { type Alert as AlertElement, type AlertsBindings, alerts } from '../../../generated/soap/alerts.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { outcomeOf } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import {
  type Alert,
  addAlert,
  alertEvents,
  alertStates,
  allEvents,
  deleteAlert,
  getOwnAlert,
  queryUserAlerts,
  updateAlert,
} from '../../core/acts/alerts/alerts.ts'
import { currentUser } from '../../core/acts/people/users.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { displayFormUrl } from '../../core/model/lists/list-pages.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { alertFilter } from '../../formats/caml/alert-filter.ts'
import { type XmlElement, xmlElement } from '../../formats/xml.ts'
import { plainGuid } from '../protocol/addresses.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

/** What an alert tells of, and when, by the words of the contract. */
const { add, modify, delete: deleted } = alertEvents
const events = new Map<AlertElement['EventType'], number>([
  ['All', allEvents],
  ['Add', add],
  ['Modify', modify],
  ['Delete', deleted],
  ['AddModify', add | modify],
  ['AddDelete', add | deleted],
  ['ModifyDelete', modify | deleted],
])
const frequencies = ['Immediate', 'Daily', 'Weekly'] as const

const mostDeleted = 500

const bindings: AlertsBindings<SignedInCall> = {
  async GetAlerts({ context }) {
    const user = await currentUser(context)
    const webUrl = absoluteUrl(context, context.web.url).replace(/\/$/, '')
    const own = (await queryUserAlerts(context, user)).filter(({ row }) => row.webId === context.web.row.id)
    return {
      GetAlertsResult: {
        ...{ CurrentUser: user.loginName, AlertServerName: new URL(context.origin).host, AlertServerUrl: webUrl, AlertServerType: 'STS' },
        ...{ AlertsManagementUrl: `${webUrl}/_layouts/15/mysubs.aspx`, AlertWebTitle: context.web.row.title },
        ...{ NewAlertUrl: `${webUrl}/_layouts/15/SubNew.aspx`, AlertWebId: context.web.row.id },
        Alerts: { Alert: own.map((alert) => elementOf(context, webUrl, alert)) },
      },
    }
  },

  async CreateAlert({ context }, { listName, title, itemId, ...input }) {
    const list = { name: listName }
    const made = await addAlert(context, { ...patchOf(input), title, list, ...(itemId !== undefined && { itemId }) }, alertFilter)
    return { CreateAlertResult: made.row.id }
  },

  async UpdateAlert({ context }, { id, title, active, ...input }) {
    await updateAlert(
      context,
      await getOwnAlert(context, plainGuid(id)),
      {
        ...patchOf(input),
        ...(title !== undefined && { title }),
        ...(active !== undefined && { status: active ? alertStates.on : alertStates.off }),
      },
      alertFilter,
    )
    return {}
  },

  async DeleteAlerts({ context }, { IDs }) {
    const ids = IDs?.string ?? []
    if (ids.length > mostDeleted) throw invalid(`DeleteAlerts takes ${mostDeleted} ids at most; ${ids.length} were given.`)
    const own = new Map((await queryUserAlerts(context, await currentUser(context))).map((alert) => [alert.row.id, alert]))
    const failures: { ID: string; Error: 'AccessDenied' | 'ServerError' }[] = []
    for (const id of ids) {
      const alert = own.get(plainGuid(id))
      const done = alert && (await outcomeOf(() => deleteAlert(context, alert)))
      // Nobody learns whether somebody else has an alert with this id.
      if (!done?.ok) failures.push({ ID: id, Error: done && done.error.code !== 'denied' ? 'ServerError' : 'AccessDenied' })
    }
    return { DeleteAlertsResult: { DeleteFailure: failures } }
  },
}

/** alerts.asmx (docs/alerts.md#soap). */
export const alertsService = signedInService(alerts, wsdl.alerts, () => bindings)

interface Given {
  readonly eventType?: AlertElement['EventType'] | undefined
  readonly frequency?: (typeof frequencies)[number] | undefined
  readonly alertTime?: string | undefined
  readonly filter?: string | undefined
}

const patchOf = ({ eventType, frequency, alertTime, filter }: Given) => ({
  ...(eventType !== undefined && { eventType: events.get(eventType) ?? allEvents }),
  ...(frequency !== undefined && { frequency: frequencies.indexOf(frequency) }),
  ...(alertTime !== undefined && { alertTime: Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(alertTime.slice(-6)) ? alertTime : `${alertTime}Z`) }),
  ...(filter !== undefined && { filter }),
})

const elementOf = (ctx: Context, webUrl: string, { row, list, owner }: Alert): AlertElement => ({
  Id: row.id,
  Title: row.title,
  Active: row.status === alertStates.on,
  EventType: [...events].find(([, bits]) => bits === row.eventType)?.[0] ?? 'All',
  AlertForTitle: list.row.title,
  AlertForUrl: row.itemId === null ? absoluteUrl(ctx, list.url) : `${absoluteUrl(ctx, displayFormUrl(list))}?ID=${row.itemId}`,
  EditAlertUrl: `${webUrl}/_layouts/15/SubEdit.aspx?Alert=${row.id}`,
  DeliveryChannels: { DeliveryChannel: [channelOf(frequencies[row.frequency] ?? 'Immediate', owner.email)] },
})

const instanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance'

const channelOf = (frequency: string, address: string): XmlElement => ({
  ...xmlElement('', 'DeliveryChannel', new Map([[`{${instanceNamespace}}type`, 'EmailChannel']])),
  declarations: new Map([['xsi', instanceNamespace]]),
  children: [
    { ...xmlElement('', 'Frequency'), children: [frequency] },
    { ...xmlElement('', 'Address'), children: [address] },
  ],
})
