import type { Context } from '../../core/access/context.ts'
import { groupIdsOf } from '../../core/access/effective.ts'
import { findActorPrincipal } from '../../core/access/principals.ts'
import type { List } from '../../core/model/lists/list.ts'
import { regionalOf } from '../../core/model/sites/regional/regional-settings.ts'
import { childElements, type XmlElement } from '../xml.ts'
import type { CamlEnvironment } from './caml-element.ts'

/** An environment that knows whether a text depends on the time, or on the groups of the user, which change without the list. */
interface WatchedEnvironment extends CamlEnvironment {
  readonly hasAskedMore: boolean
}

/** Whether CAML may ask for the groups of the user. */
function asksGroups(caml: string | XmlElement): boolean {
  if (typeof caml === 'string') return caml.includes('Membership')
  return caml.name === 'Membership' || childElements(caml).some(asksGroups)
}

/** The implied values for the CAML text of a client's request on a list (protocol/caml#options). */
export async function camlEnvironment(ctx: Context, list: List, caml: string | XmlElement): Promise<WatchedEnvironment> {
  const userId = (await findActorPrincipal(ctx))?.id ?? 0
  const groupIds = asksGroups(caml) ? await groupIdsOf(ctx) : undefined
  let now: number | undefined
  return {
    get nowMs() {
      now ??= ctx.runtime.now()
      return now
    },
    get hasAskedMore() {
      return now !== undefined || groupIds !== undefined
    },
    userId,
    ...(groupIds && { groupIds }),
    zone: list.zone,
    weekStart: regionalOf(ctx.web.row).firstDayOfWeek,
    hasColumn: (name) => list.fieldsByName.has(name),
    isDateOnly: (name) => list.fieldsByName.get(name)?.settings.dateOnly === true,
    listTitle: list.row.title,
    fieldName: (id) => list.fields.find((field) => field.id === id)?.internalName,
  }
}
