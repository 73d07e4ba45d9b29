import { BoundedMap } from '../core/kernel/bounded-map.ts'
import type { Profile } from './profile.ts'

const written = new WeakMap<Profile, BoundedMap<string, string>>()

/**
 * The full name of a type, or of the entity set of a reply, in a profile, for a short name such as `List`. Primitive
 * types (`Edm.String`) have the same name in all profiles. Names are cached, because a page repeats the same few.
 */
export function typeName(profile: Profile, plain: string): string {
  const names = written.get(profile) ?? namesFor(profile)
  const known = names.get(plain)
  if (known !== undefined) return known
  const full = profile.typeNames[plain] ?? (plain.startsWith('Edm.') ? plain : profile.typePrefix + plain)
  names.set(plain, full)
  return full
}

function namesFor(profile: Profile): BoundedMap<string, string> {
  const names = new BoundedMap<string, string>(4_096)
  written.set(profile, names)
  return names
}

/** The short name for a full one. The contract uses the names of one profile, whose prefix ends at the first dot. */
export const plainName = (full: string): string => full.slice(full.indexOf('.') + 1)
