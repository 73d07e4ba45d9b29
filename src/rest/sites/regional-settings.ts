import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { parseInstant } from '../../core/model/lists/field-values.ts'
import type { Web } from '../../core/model/sites/web.ts'
import type { Navigation, Shape } from '../../entities/shape.ts'
import { isoTime, shapeOf } from '../../entities/shape-of.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../odata/query.ts'

/** The number that the established server gives UTC. */
const utcZone = 93

/** All webs keep UTC (decisions H12). */
const timeZone: Shape<Web, 'TimeZone'> = shapeOf<'TimeZone', Web>('TimeZone', {
  Id: () => utcZone,
  Description: () => '(UTC) Coordinated Universal Time',
  Information: () => ({ Bias: 0, DaylightBias: 0, StandardBias: 0 }),
})

const toTimeZone: Navigation<Web>['expansion'] = { shape: () => timeZone as Shape<never>, load: (webs) => Promise.resolve(webs) }

/** How the web’s one language, English of the United States, writes numbers and dates. */
export const regionalSettings: Shape<Web, 'RegionalSettings'> = shapeOf<'RegionalSettings', Web>(
  'RegionalSettings',
  {
    LocaleId: ({ row }) => row.locale,
    CalendarType: () => 1,
    AlternateCalendarType: () => 0,
    AdjustHijriDays: () => 0,
    Time24: () => false,
    TimeMarkerPosition: () => 0,
    AM: () => 'AM',
    PM: () => 'PM',
    DateFormat: () => 0,
    FirstWeekOfYear: () => 0,
    ShowWeeks: () => false,
    Collation: () => 25,
    CollationLCID: () => 2070,
    DigitGrouping: () => '3;0',
    NegativeSign: () => '-',
    NegNumberMode: () => 1,
    PositiveSign: () => '',
    IsEastAsia: () => false,
    IsUIRightToLeft: () => false,
    FirstDayOfWeek: () => 0,
    WorkDays: () => 62,
    WorkDayStartHour: () => 480,
    WorkDayEndHour: () => 1020,
    DateSeparator: () => '/',
    TimeSeparator: () => ':',
    DecimalSeparator: () => '.',
    ThousandSeparator: () => ',',
    ListSeparator: () => ',',
    IsRightToLeft: () => false,
  },
  {
    navigation: {
      TimeZone: { many: false, linked: true, expansion: toTimeZone },
      TimeZones: { many: true, linked: true, expansion: { ...toTimeZone, load: (webs) => Promise.resolve(webs.map((one) => [one])) } },
    },
  },
)

/** Checks that the actor may open the web. Fails with `resource_not_found` for another time zone than the one there is. */
async function findTimeZone(ctx: Context, id: number): Promise<Web> {
  await demand(ctx, 'Open', ctx.web)
  if (id !== utcZone) throw new DomainError('resource_not_found', { path: `timezones/getbyid(${id})` })
  return ctx.web
}

/** Local time is UTC: what is left is to read the text, in ISO 8601 or as HTTP headers have it. */
async function timeInUtc(ctx: Context, text: string): Promise<string> {
  await demand(ctx, 'Open', ctx.web)
  const isHttpDate = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/.test(text)
  const instant = isHttpDate ? Date.parse(text) : parseInstant(text)
  if (instant === undefined || Number.isNaN(instant))
    throw invalid(`'${text}' is no time. Write 2026-11-20T09:00:00Z or Fri, 20 Nov 2026 09:00:00 GMT.`)
  return isoTime(instant)
}

/** A time of the web's zone names no zone: clients put one behind it. */
const localTime = async (ctx: Context, text: string): Promise<string> => (await timeInUtc(ctx, text)).replace('Z', '')

type Operations =
  | 'getRegionalSettings'
  | 'getTimeZone'
  | 'queryTimeZones'
  | 'getTimeZoneById'
  | 'findTimeZone'
  | 'getInstalledLanguages'
  | 'getLocalTime'
  | 'utcToLocalTime'
  | 'getUtcTime'
  | 'localTimeToUtc'

/** contracts/rest/regional-settings.yaml */
export const regionalSettingsHandlers: Pick<Handlers<Context>, Operations> = {
  queryTimeZones: async (ctx, { query }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.collection(200, timeZone, pageOf(timeZone, [ctx.web], query, ctx))
  },

  getTimeZoneById: async (ctx, { params }, reply) => reply.entity(200, timeZone, await findTimeZone(ctx, params.timeZoneId)),
  findTimeZone: async (ctx, { params }, reply) => reply.entity(200, timeZone, await findTimeZone(ctx, params.timeZoneId)),

  getInstalledLanguages: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.complex(200, 'LanguageCollection', 'InstalledLanguages', {
      Items: [{ DisplayName: 'English', LanguageTag: 'en-US', Lcid: 1033 }],
    })
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
