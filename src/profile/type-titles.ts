import type { Profile } from './profile.ts'

/** The name of a content type in a profile: some built-in types have another one there, and so have their copies in lists. */
export function typeTitle({ contentTypes }: Profile, { id, name }: { readonly id: string; readonly name: string }): string {
  for (const [builtIn, { name: title, instead }] of contentTypes) if (name === instead && id.startsWith(builtIn)) return title
  return name
}
