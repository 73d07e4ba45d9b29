/** A day in milliseconds: days are UTC and have no leap seconds (protocol/queries#comparison). */
export const dayMs = 86_400_000

/** The first instant of the UTC day that contains an instant. */
export const startOfDay = (instant: number): number => Math.floor(instant / dayMs) * dayMs
