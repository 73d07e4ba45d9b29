import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import { parseInstant } from '../../core/model/lists/field-values.ts'
import { isoOfLocal, timeZoneFacts } from '../../core/model/sites/regional.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { installedLanguages, regionalSettings, timeZone } from '../../entities/sites/regional-settings.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { pageOf } from '../odata/query.ts'
import type { Handlers } from '../protocol/handlers.ts'

/** Checks that the actor may open the web. Fails with `resource_not_found` for any time zone but the single one. */
async function findTimeZone(ctx: Context, id: number): Promise<Web> {
  await demand(ctx, 'Open', ctx.web)
  if (id !== timeZoneFacts.id) throw new DomainError(kernelReasons.resource_not_found, { path: `timezones/getbyid(${id})` })
  return ctx.web
}

/** Local time is UTC, so this only parses the text, in ISO 8601 or in the format of HTTP headers. */
async function timeInUtc(ctx: Context, text: string): Promise<string> {
  await demand(ctx, 'Open', ctx.web)
  const isHttpDate = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text)
  const instant = isHttpDate ? Date.parse(text) : parseInstant(text)
  if (instant === undefined || Number.isNaN(instant))
    throw invalid(`'${text}' is not a time. Write 2026-11-20T09:00:00Z or Fri, 20 Nov 2026 09:00:00 GMT.`)
  return isoTime(instant)
}

/** The time that a text in the format of the web means; with the form 0 the beginning of its day. */
async function timeOfText(ctx: Context, text: string, form = 1): Promise<string> {
  await demand(ctx, 'Open', ctx.web)
  const instant = parseInstant(isoOfLocal(text))
  if (instant === undefined || Number.isNaN(instant))
    throw invalid(`'${text}' is not a time. Write 1/31/2026 2:05 PM, 1/31/2026 or 2026-01-31T14:05:00Z.`)
  return isoTime(form === 0 ? startOfDay(instant) : instant)
}

const dayMs = 86_400_000
const startOfDay = (instant: number): number => Math.floor(instant / dayMs) * dayMs

/** Local times have no zone suffix: clients append one. */
const localTime = async (ctx: Context, text: string): Promise<string> => (await timeInUtc(ctx, text)).replace('Z', '')

type Operations =
  | 'getRegionalSettings'
  | 'getTimeZone'
  | 'listTimeZones'
  | 'getTimeZoneById'
  | 'findTimeZoneById'
  | 'getInstalledLanguages'
  | 'getLocalTime'
  | 'utcToLocalTime'
  | 'getUtcTime'
  | 'localTimeToUtc'
  | 'getTimeOfText'

/** contracts/rest/sites/regional-settings.yaml */
export const regionalSettingsHandlers: Pick<Handlers<WireContext>, Operations> = {
  listTimeZones: async (ctx, { query }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.collection(200, timeZone, pageOf(timeZone, [ctx.web], query, ctx))
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

  getLocalTime: async (ctx, { params }, reply) => reply.value(200, 'Edm.DateTime', 'UTCToLocalTime', await localTime(ctx, params.utcTime)),
  utcToLocalTime: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.DateTime', 'UTCToLocalTime', await localTime(ctx, params.utcTime)),
  getUtcTime: async (ctx, { params }, reply) => reply.value(200, 'Edm.DateTime', 'LocalTimeToUTC', await timeInUtc(ctx, params.localTime)),
  localTimeToUtc: async (ctx, { params }, reply) =>
    reply.value(200, 'Edm.DateTime', 'LocalTimeToUTC', await timeInUtc(ctx, params.localTime)),

  getRegionalSettings: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, regionalSettings, ctx.web)
  },

  getTimeZone: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, timeZone, ctx.web)
  },
}
