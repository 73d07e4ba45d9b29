/** All webs keep UTC (decisions H12): the number that the established server gives it, and its distance from UTC in minutes. */
export const timeZoneFacts = { id: 93, bias: 0 } as const

/** How the one language of webs, English of the United States, writes numbers and dates. */
export const regionalFacts = {
  calendarType: 1,
  adjustHijriDays: 0,
  time24: false,
  /** The order that texts are sorted in, by the number of its locale. */
  collationLcid: 2070,
} as const

/** Whether what is deleted can be restored; there is no switch that turns the bin off. */
export const recycleBinEnabled = true
