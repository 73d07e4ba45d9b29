import type { Context } from '../core/access/context.ts'
import type { Profile } from './profile.ts'

/** A context with the profile of the reply. */
export interface WireContext extends Context {
  readonly profile: Profile
}
