import type { DomainError } from '../core/kernel/errors.ts'
import type { Profile } from './profile.ts'
import { typeName } from './type-names.ts'

/** The details of a failure that speaks of an entity type, by its plain name: `{type}` in the message. */
export const ofEntityType = (plain: string): { type: string; entityType: string } => ({ type: plain, entityType: plain })

/**
 * What a failure says in a profile: an entity type that it speaks of is called
 * by its full name, a version of a list or an item by its entity tag.
 */
export function messageOf(profile: Profile, failure: DomainError): string {
  const { entityType, version } = failure.details
  if (entityType !== undefined) return failure.messageWith({ type: typeName(profile, entityType) })
  if (failure.reason === 'version_conflict' && version !== undefined)
    return failure.messageWith({ current: profile.entityTag(Number(version)) })
  return failure.message
}
