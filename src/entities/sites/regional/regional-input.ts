import type { WebPatch } from '../../../core/acts/sites/web-changes.ts'
import type { RegionalSettings } from '../../../core/model/sites/regional/regional-settings.ts'
import { present } from '../../shape/present.ts'

/** Regional settings as clients write them. */
export interface GivenRegional {
  readonly AdjustHijriDays?: number
  readonly AlternateCalendarType?: number
  readonly CalendarType?: number
  readonly Collation?: number
  readonly FirstDayOfWeek?: number
  readonly FirstWeekOfYear?: number
  readonly LocaleId?: number
  readonly ShowWeeks?: boolean
  readonly Time24?: boolean
  readonly WorkDayEndHour?: number
  readonly WorkDays?: number
  readonly WorkDayStartHour?: number
}

/** The change of a web for regional settings. */
export function regionalPatch(given: GivenRegional): Pick<WebPatch, 'locale' | 'regional'> {
  const regional: Partial<RegionalSettings> = present({
    adjustHijriDays: given.AdjustHijriDays,
    alternateCalendarType: given.AlternateCalendarType,
    calendarType: given.CalendarType,
    collation: given.Collation,
    firstDayOfWeek: given.FirstDayOfWeek,
    firstWeekOfYear: given.FirstWeekOfYear,
    showWeeks: given.ShowWeeks,
    time24: given.Time24,
    workDayEndHour: given.WorkDayEndHour,
    workDays: given.WorkDays,
    workDayStartHour: given.WorkDayStartHour,
  })
  return { ...present({ locale: given.LocaleId }), ...(Object.keys(regional).length > 0 && { regional }) }
}
