// Generated from contracts/rest by scripts/contracts/rest.ts. Do not edit.

/** x-volatile */
export const volatileOperations = [
  'searchQuery',
] as const

/** x-shares-transaction */
export const sharingOperations = [
  'addItem',
  'updateItem',
  'mergeItem',
  'deleteItem',
] as const
