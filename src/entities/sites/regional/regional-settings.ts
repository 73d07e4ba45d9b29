import type { ComplexTypes } from '../../../../generated/rest/bindings.ts'
import { languageTags } from '../../../core/model/sites/languages.ts'
import { regionalFormatsOf } from '../../../core/model/sites/regional/regional-formats.ts'
import { type RegionalSettings, regionalOf } from '../../../core/model/sites/regional/regional-settings.ts'
import { biasOf, type TimeZone, timeZoneOf, timeZones } from '../../../core/model/sites/regional/time-zones.ts'
import type { Web } from '../../../core/model/sites/web.ts'
import type { Shape } from '../../shape/shape.ts'
import { shapeOf } from '../../shape/shape-of.ts'

export const timeZone: Shape<TimeZone, 'TimeZone'> = shapeOf<'TimeZone', TimeZone>('TimeZone', {
  Id: ({ id }) => id,
  Description: ({ description }) => description,
  Information: ({ name }, { runtime }) => {
    const { bias, daylightBias, standardBias } = biasOf(name, runtime.now())
    return { Bias: bias, DaylightBias: daylightBias, StandardBias: standardBias }
  },
})

/** The only language of every web. */
export const installedLanguages: ComplexTypes['LanguageCollection'] = {
  Items: [{ DisplayName: 'English', LanguageTag: 'en-US', Lcid: 1033 }],
}

/** The sort order of texts, as a locale id. */
export const collationLcid = 2070

const of =
  <K extends keyof RegionalSettings>(name: K) =>
  ({ row }: Web): RegionalSettings[K] =>
    regionalOf(row)[name]
const formats = ({ row }: Web) => regionalFormatsOf(languageTags.get(row.locale) ?? 'en-US')

/** The number and date formats of a web: what is stored, and what follows from its locale. */
export const regionalSettings: Shape<Web, 'RegionalSettings'> = shapeOf<'RegionalSettings', Web>(
  'RegionalSettings',
  {
    LocaleId: ({ row }) => row.locale,
    CalendarType: of('calendarType'),
    AlternateCalendarType: of('alternateCalendarType'),
    AdjustHijriDays: of('adjustHijriDays'),
    Time24: of('time24'),
    TimeMarkerPosition: (web) => formats(web).timeMarkerPosition,
    AM: (web) => formats(web).am,
    PM: (web) => formats(web).pm,
    DateFormat: (web) => formats(web).dateFormat,
    FirstWeekOfYear: of('firstWeekOfYear'),
    ShowWeeks: of('showWeeks'),
    Collation: of('collation'),
    CollationLCID: () => collationLcid,
    DigitGrouping: (web) => formats(web).digitGrouping,
    NegativeSign: (web) => formats(web).negativeSign,
    NegNumberMode: () => 1,
    PositiveSign: () => '',
    IsEastAsia: (web) => formats(web).isEastAsia,
    IsUIRightToLeft: () => false,
    FirstDayOfWeek: of('firstDayOfWeek'),
    WorkDays: of('workDays'),
    WorkDayStartHour: of('workDayStartHour'),
    WorkDayEndHour: of('workDayEndHour'),
    DateSeparator: (web) => formats(web).dateSeparator,
    TimeSeparator: (web) => formats(web).timeSeparator,
    DecimalSeparator: (web) => formats(web).decimalSeparator,
    ThousandSeparator: (web) => formats(web).thousandSeparator,
    ListSeparator: (web) => formats(web).listSeparator,
    IsRightToLeft: (web) => formats(web).isRightToLeft,
  },
  {
    navigation: {
      TimeZone: {
        many: false,
        linked: true,
        expansion: { shape: () => timeZone as Shape<never>, load: (webs) => Promise.resolve(webs.map(({ row }) => timeZoneOf(row))) },
      },
      TimeZones: {
        many: true,
        linked: true,
        expansion: { shape: () => timeZone as Shape<never>, load: (webs) => Promise.resolve(webs.map(() => timeZones)) },
      },
    },
  },
)
