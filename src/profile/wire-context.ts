import type { Context } from '../core/access/context.ts'
import type { Profile } from './profile.ts'

/** A context whose answer goes over the wire, in the words of a profile. */
export interface WireContext extends Context {
  readonly profile: Profile
}
