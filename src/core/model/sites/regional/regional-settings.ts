import { invalid } from '../../../kernel/errors.ts'

/** What a web says of calendars and working time. Clients show it; only `time24` changes what the server writes. */
export interface RegionalSettings {
  readonly adjustHijriDays: number
  /** A second calendar; 0 for none. */
  readonly alternateCalendarType: number
  readonly calendarType: number
  readonly collation: number
  /** 0 is Sunday. */
  readonly firstDayOfWeek: number
  readonly firstWeekOfYear: number
  readonly showWeeks: boolean
  readonly time24: boolean
  /** One bit for each day; Sunday is the highest of seven. */
  readonly workDays: number
  /** Minutes after midnight. */
  readonly workDayStartHour: number
  readonly workDayEndHour: number
}

/** The settings of a web that has none of its own: those of English (United States). */
export const defaultRegional: RegionalSettings = {
  adjustHijriDays: 0,
  alternateCalendarType: 0,
  calendarType: 1,
  collation: 25,
  firstDayOfWeek: 0,
  firstWeekOfYear: 0,
  showWeeks: false,
  time24: false,
  workDays: 62,
  workDayStartHour: 480,
  workDayEndHour: 1020,
}

type Settings = Readonly<Record<string, unknown>> & { readonly regional?: Partial<RegionalSettings> }

/** Most webs have no settings, and hot paths ask for those of a web. */
const settingsIn = (settings: string): Settings => JSON.parse(settings) as Settings

/** The regional settings of a web, from the settings of its row. */
export const regionalOf = ({ settings }: { readonly settings: string | null }): RegionalSettings =>
  settings?.includes('"regional"') ? { ...defaultRegional, ...settingsIn(settings).regional } : defaultRegional

/** The settings of a row with changed regional settings. Fails with `invalid_request`. */
export function withRegional(settings: string | null, patch: Partial<RegionalSettings>): string {
  const stored = settings === null ? {} : settingsIn(settings)
  const regional = { ...stored.regional, ...patch }
  demandValid({ ...defaultRegional, ...regional })
  return JSON.stringify({ ...stored, regional })
}

/** The settings of the row of a new web below another: its regional settings. */
export function inheritedSettings(settings: string | null): string | null {
  const regional = settings === null ? undefined : settingsIn(settings).regional
  return regional ? JSON.stringify({ regional }) : null
}

const calendars: readonly number[] = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 23]

function demandValid(settings: RegionalSettings): void {
  const { workDayStartHour, workDayEndHour, calendarType, alternateCalendarType } = settings
  demandBetween('AdjustHijriDays', settings.adjustHijriDays, -3, 3)
  demandBetween('Collation', settings.collation, 0, 255)
  demandBetween('FirstDayOfWeek', settings.firstDayOfWeek, 0, 6)
  demandBetween('FirstWeekOfYear', settings.firstWeekOfYear, 0, 2)
  demandBetween('WorkDays', settings.workDays, 0, 127)
  demandBetween('WorkDayStartHour', workDayStartHour, 0, 1440)
  demandBetween('WorkDayEndHour', workDayEndHour, 0, 1440)
  if (workDayStartHour > workDayEndHour)
    throw invalid(
      `WorkDayStartHour is ${workDayStartHour}, after WorkDayEndHour, which is ${workDayEndHour}. Both are minutes after midnight.`,
    )
  if (!calendars.includes(calendarType)) throw invalid(`CalendarType is ${calendarType}. Use one of ${calendars.join(', ')}.`)
  if (alternateCalendarType !== 0 && !calendars.includes(alternateCalendarType))
    throw invalid(`AlternateCalendarType is ${alternateCalendarType}. Use one of 0, ${calendars.join(', ')}.`)
}

function demandBetween(name: string, value: number, least: number, most: number): void {
  if (Number.isInteger(value) && value >= least && value <= most) return
  throw invalid(`${name} is ${value}. Use a whole number from ${least} to ${most}.`)
}
