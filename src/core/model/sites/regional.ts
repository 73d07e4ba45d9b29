/** The time zone of all webs is UTC (protocol/envelopes#values): its id in the established server, and its offset in minutes. */
export const timeZoneFacts = { id: 93, bias: 0 } as const

/** The formats of numbers and dates in English (United States), the only language of webs. */
export const regionalFacts = {
  calendarType: 1,
  adjustHijriDays: 0,
  time24: false,
  /** The sort order of texts, as a locale id. */
  collationLcid: 2070,
} as const

/** Whether deleted objects go to the recycle bin; the bin cannot be turned off. */
export const recycleBinEnabled = true
