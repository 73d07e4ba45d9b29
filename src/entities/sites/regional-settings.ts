import type { ComplexTypes } from '../../../generated/rest/bindings.ts'
import { regionalFacts, timeZoneFacts } from '../../core/model/sites/regional.ts'
import type { Web } from '../../core/model/sites/web.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

export const timeZone: Shape<Web, 'TimeZone'> = shapeOf<'TimeZone', Web>('TimeZone', {
  Id: () => timeZoneFacts.id,
  Description: () => '(UTC) Coordinated Universal Time',
  Information: () => ({ Bias: timeZoneFacts.bias, DaylightBias: 0, StandardBias: 0 }),
})

/** The only language of every web. */
export const installedLanguages: ComplexTypes['LanguageCollection'] = {
  Items: [{ DisplayName: 'English', LanguageTag: 'en-US', Lcid: 1033 }],
}

const toTimeZone: Navigation<Web>['expansion'] = { shape: () => timeZone as Shape<never>, load: (webs) => Promise.resolve(webs) }

/** The number and date formats of a web. */
export const regionalSettings: Shape<Web, 'RegionalSettings'> = shapeOf<'RegionalSettings', Web>(
  'RegionalSettings',
  {
    LocaleId: ({ row }) => row.locale,
    CalendarType: () => regionalFacts.calendarType,
    AlternateCalendarType: () => 0,
    AdjustHijriDays: () => regionalFacts.adjustHijriDays,
    Time24: () => regionalFacts.time24,
    TimeMarkerPosition: () => 0,
    AM: () => 'AM',
    PM: () => 'PM',
    DateFormat: () => 0,
    FirstWeekOfYear: () => 0,
    ShowWeeks: () => false,
    Collation: () => 25,
    CollationLCID: () => regionalFacts.collationLcid,
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
