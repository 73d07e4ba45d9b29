/** What a body gives, as core takes it: a member that is undefined is left out. */
export const present = <T extends object>(value: { readonly [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T
