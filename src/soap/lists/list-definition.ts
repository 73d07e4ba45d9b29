import type { ListDefinition, ListDefinitionSchema } from '../../../generated/soap/lists.ts'
import type { Context } from '../../core/access/context.ts'
import { defaultViewUrls } from '../../core/acts/lists/views.ts'
import { validationOf } from '../../core/content/items/validation.ts'
import { shownValidation } from '../../core/model/lists/calculated.ts'
import type { Field } from '../../core/model/lists/field.ts'
import type { List } from '../../core/model/lists/list.ts'
import { regionalOf } from '../../core/model/sites/regional/regional-settings.ts'
import { biasOf } from '../../core/model/sites/regional/time-zones.ts'
import { recycleBinEnabled } from '../../core/model/sites/web.ts'
import { listAttributes } from '../../entities/lists/list-definition.ts'
import { collationLcid } from '../../entities/sites/regional/regional-settings.ts'
import type { XmlElement } from '../../formats/xml.ts'
import { columnElements } from '../content-types/content-type-definition.ts'
import { trueOrFalse } from '../protocol/wire-text.ts'

/** The attributes of lists (protocol/soap-services#lists): one query for their default views. */
export async function listDefinitions(ctx: Context, lists: readonly List[]): Promise<ListDefinition[]> {
  const urls = await defaultViewUrls(ctx, lists)
  return lists.map((list, index) => listDefinition(ctx, list, urls[index] ?? list.url))
}

function listDefinition({ web }: Context, list: List, defaultViewUrl: string): ListDefinition {
  const { formula, message } = validationOf(list.row)
  const attributes = listAttributes(web, list, defaultViewUrl)
  if (formula === undefined) return attributes
  return { ...attributes, Validation: { text: shownValidation(formula, list.fields), ...(message !== undefined && { Message: message }) } }
}

/** Columns of a list as Field elements, as the caller may see them. */
export const fieldElements = (ctx: Context, { row, fields: all }: List, fields: readonly Field[]): Promise<XmlElement[]> =>
  columnElements(ctx, fields, { ownerId: row.id, webId: row.webId, all })

/**
 * A list with its columns and the regional settings of its web (protocol/soap-services#lists). Its own times are in UTC.
 */
export async function listDefinitionSchema(ctx: Context, list: List, serverVersion: string): Promise<ListDefinitionSchema> {
  const { row, url } = ctx.web
  const regional = regionalOf(row)
  const [defaultViewUrl = list.url] = await defaultViewUrls(ctx, [list])
  return {
    ...listDefinition(ctx, list, defaultViewUrl),
    Fields: { Field: await fieldElements(ctx, list, list.fields) },
    RegionalSettings: {
      Language: row.language,
      Locale: row.locale,
      AdvanceHijri: regional.adjustHijriDays,
      CalendarType: regional.calendarType,
      Time24: trueOrFalse(regional.time24),
      TimeZone: biasOf(row.timeZone, ctx.runtime.now()).bias,
      SortOrder: collationLcid,
      Presence: trueOrFalse(true),
    },
    ServerSettings: { ServerVersion: serverVersion, RecycleBinEnabled: trueOrFalse(recycleBinEnabled), ServerRelativeUrl: url },
  }
}
