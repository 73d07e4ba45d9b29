import type { Profile } from './profile.ts'
import { sharePoint } from './share-point.ts'
import { svc } from './svc.ts'

/** The default profile. */
export const usualProfile: Profile = svc

/** All profiles by name. */
export const profiles: ReadonlyMap<string, Profile> = new Map([svc, sharePoint].map((profile) => [profile.name, profile]))
