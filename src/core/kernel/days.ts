/** A day in milliseconds: days are UTC and know no leap seconds (decisions O). */
export const dayMs = 86_400_000

/** The first instant of the UTC day that an instant is in. */
export const startOfDay = (instant: number): number => Math.floor(instant / dayMs) * dayMs
