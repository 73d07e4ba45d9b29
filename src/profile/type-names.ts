import { BoundedMap } from '../core/kernel/bounded-map.ts'
import type { Profile } from './profile.ts'

const written = new WeakMap<Profile, BoundedMap<string, string>>()

/**
 * The full name of a type, or of the entity set of a reply, in a profile, from
 * its plain one, such as `List`. Primitive types (`Edm.String`) are called the
 * same everywhere. A page names the same few types again and again: each name
 * is made once.
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

/** The plain name behind a full one. The contract is written in the words of one profile, whose prefix ends at the first dot. */
export const plainName = (full: string): string => full.slice(full.indexOf('.') + 1)
