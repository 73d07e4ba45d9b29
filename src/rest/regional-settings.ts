import { demand } from '../core/access.ts'
import type { Context } from '../core/context.ts'
import type { Web } from '../core/sites/web.ts'
import type { Handlers } from './handlers.ts'
import type { Shape } from './shape.ts'
import { shapeOf } from './shape-of.ts'

/** All webs keep UTC so far (decisions H12); its number is that of the established server. */
const timeZone: Shape<Web, 'TimeZone'> = shapeOf<'TimeZone', Web>('TimeZone', {
  Id: () => 93,
  Description: () => '(UTC) Coordinated Universal Time',
  Information: () => ({ Bias: 0, DaylightBias: 0, StandardBias: 0 }),
})

export const regionalSettings: Shape<Web, 'RegionalSettings'> = shapeOf<'RegionalSettings', Web>(
  'RegionalSettings',
  {
    LocaleId: ({ row }) => row.locale,
    CalendarType: () => 1,
    Time24: () => false,
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
      TimeZone: {
        many: false,
        linked: true,
        expansion: { shape: () => timeZone as Shape<never>, load: (webs) => Promise.resolve(webs) },
      },
    },
  },
)

/** contracts/rest/regional-settings.yaml */
export const regionalSettingsHandlers: Pick<Handlers<Context>, 'getRegionalSettings' | 'getTimeZone'> = {
  getRegionalSettings: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, regionalSettings, ctx.web)
  },

  getTimeZone: async (ctx, _call, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.entity(200, timeZone, ctx.web)
  },
}
