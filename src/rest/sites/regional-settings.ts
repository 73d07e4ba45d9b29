import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { updateWeb } from '../../core/acts/sites/web-changes.ts'
import { dateTimeText } from '../../core/content/shown/field-text.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { dayStart, localDay } from '../../core/kernel/time/zone.ts'
import { parseInstant } from '../../core/model/lists/field-values.ts'
import { localTextsOf } from '../../core/model/sites/languages.ts'
import { instantOfLocal } from '../../core/model/sites/regional/local-dates.ts'
import { type TimeZone, timeZoneById, timeZoneOf, timeZones, zoneOf } from '../../core/model/sites/regional/time-zones.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { regionalPatch } from '../../entities/sites/regional/regional-input.ts'
import { installedLanguages, regionalSettings, timeZone } from '../../entities/sites/regional/regional-settings.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Call, Handlers } from '../protocol/handlers.ts'

/** Checks that the actor may open the web. Fails with `resource_not_found` for a number that no time zone has. */
async function findTimeZone(ctx: Context, id: number): Promise<TimeZone> {
  await demand(ctx, 'Open', ctx.web)
  const found = timeZoneById(id)
  if (!found) throw new DomainError(kernelReasons.resource_not_found, { path: `timezones/getbyid(${id})` })
  return found
}

/** The time of a text in ISO 8601 or in the format of HTTP headers. Fails with `invalid_request`. */
async function timeIn(ctx: Context, text: string): Promise<number> {
  await demand(ctx, 'Open', ctx.web)
  const isHttpDate = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text)
  const instant = isHttpDate ? Date.parse(text) : parseInstant(text)
  if (instant === undefined || Number.isNaN(instant))
    throw invalid(`'${text}' is not a time. Write 2026-11-20T09:00:00Z or Fri, 20 Nov 2026 09:00:00 GMT.`)
  return instant
}

/** Local times have no zone suffix: clients append one. */
const localTime = async (ctx: Context, text: string): Promise<string> =>
  isoTime(zoneOf(ctx.web.row).localOf(await timeIn(ctx, text))).replace('Z', '')

/** A time in UTC for what the clocks of the web show. A text with an offset of its own is converted to UTC, and then read as local. */
const utcTime = async (ctx: Context, text: string): Promise<string> => isoTime(zoneOf(ctx.web.row).instantOf(await timeIn(ctx, text)))

/** The time that a text in the format of the web means; with the form 0 the beginning of its day. */
async function timeOfText(ctx: Context, text: string, form = 1): Promise<string> {
  await demand(ctx, 'Open', ctx.web)
  const zone = zoneOf(ctx.web.row)
  const texts = localTextsOf(ctx.web.row)
  const instant = instantOfLocal(text, zone, texts)
  if (instant === undefined) {
    const sample = Date.UTC(2026, 0, 31, 14, 5)
    throw invalid(`'${text}' is not a time. Write ${dateTimeText(sample, texts)}, ${texts.day(sample)} or 2026-01-31T14:05:00Z.`)
  }
  return isoTime(form === 0 ? dayStart(localDay(instant, zone), zone) : instant)
}

/** PUT, and POST with MERGE, are the same operation. */
async function change(ctx: Context, { body }: Pick<Call<'updateRegionalSettings'>, 'body'>): Promise<Web> {
  const { TimeZone: zone, ...settings } = body
  await updateWeb(ctx, { ...regionalPatch(settings), ...(zone && { timeZoneId: zone.Id }) })
  const webs = await ctx.site.schema.webs()
  return [...webs.values()].find(({ row }) => row.id === ctx.web.row.id) ?? ctx.web
}

type Operations =
  | 'getRegionalSettings'
  | 'updateRegionalSettings'
  | 'mergeRegionalSettings'
  | 'getTimeZone'
  | 'listTimeZones'
  | 'getTimeZoneById'
  | 'findTimeZoneById'
  | 'getInstalledLanguages'
  | 'getInstalledLanguage'
  | 'getLocalTime'
  | 'utcToLocalTime'
  | 'getUtcTime'
  | 'localTimeToUtc'
  | 'getTimeOfText'

/** contracts/rest/sites/regional-settings.yaml */
export const regionalSettingsHandlers: Pick<Handlers<WireContext>, Operations> = {
  listTimeZones: async (ctx, { query }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.collection(200, timeZone, pageOf(timeZone, timeZones, query, ctx))
  },

  getTimeZoneById: async (ctx, { params }, reply) => reply.entity(200, timeZone, await findTimeZone(ctx, params.timeZoneId)),
  findTimeZoneById: async (ctx, { params }, reply) => reply.entity(200, timeZone, await findTimeZone(ctx, params.timeZoneId)),

  getTimeOfText: async (ctx, { params }, reply) => {
    const form = 'dateForm' in params ? params.dateForm : undefined
    return reply.value(200, 'Edm.DateTime', 'ParseDateTime', await timeOfText(ctx, params.dateText, form))
  },

  getInstalledLanguages: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.complex(200, 'LanguageCollection', 'InstalledLanguages', installedLanguages)
  },

  getInstalledLanguage: async (ctx, { params }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const found = installedLanguages.Items.find(({ Lcid }) => Lcid === params.languageId)
    if (found) return reply.complex(200, 'Language', 'GetById', found)
    const hint = ` Installed are ${installedLanguages.Items.map(({ Lcid }) => Lcid).join(', ')}.`
    throw new DomainError(kernelReasons.resource_not_found, { path: `the language ${params.languageId}`, hint })
  },

  getLocalTime: async (ctx, { params }, reply) => reply.value(200, 'Edm.DateTime', 'UTCToLocalTime', await localTime(ctx, params.utcTime)),
  utcToLocalTime: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.DateTime', 'UTCToLocalTime', await localTime(ctx, params.utcTime)),
  getUtcTime: async (ctx, { params }, reply) => reply.value(200, 'Edm.DateTime', 'LocalTimeToUTC', await utcTime(ctx, params.localTime)),
  localTimeToUtc: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.DateTime', 'LocalTimeToUTC', await utcTime(ctx, params.localTime)),

  getRegionalSettings: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, regionalSettings, ctx.web)
  },

  updateRegionalSettings: async (ctx, call, reply) => reply.entity(200, regionalSettings, await change(ctx, call)),
  mergeRegionalSettings: async (ctx, call, reply) => reply.entity(200, regionalSettings, await change(ctx, call)),

  getTimeZone: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, timeZone, timeZoneOf(ctx.web.row))
  },
}
