import type { Profile } from './profile.ts'
import { svc } from './svc.ts'

/** The profile of a server that is not told another. */
export const usualProfile: Profile = svc

/** Every profile there is, by its name. */
export const profiles: ReadonlyMap<string, Profile> = new Map([svc].map((profile) => [profile.name, profile]))
