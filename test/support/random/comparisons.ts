/** Whether a comparison holds for two values, by their order: negative if the left one comes first. */
export const holdsOf: Readonly<Record<'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge', (order: number) => boolean>> = {
  eq: (order) => order === 0,
  ne: (order) => order !== 0,
  lt: (order) => order < 0,
  le: (order) => order <= 0,
  gt: (order) => order > 0,
  ge: (order) => order >= 0,
}
