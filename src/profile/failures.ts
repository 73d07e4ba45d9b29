import type { DomainError } from '../core/kernel/errors.ts'
import type { Profile } from './profile.ts'
import { typeName } from './type-names.ts'

/** The details of a failure that names an entity type, by its short name: `{type}` in the message. */
export const ofEntityType = (plain: string): { type: string; entityType: string } => ({ type: plain, entityType: plain })

/**
 * The message of a failure in a profile: entity types have their full names, and a version of a list or item is its
 * entity tag.
 */
export function messageOf(profile: Profile, failure: DomainError): string {
  const { entityType, version, itemId } = failure.details
  if (entityType !== undefined) return failure.messageWith({ type: typeName(profile, entityType) })
  if (failure.reason === 'version_conflict' && version !== undefined)
    return failure.messageWith({ current: profile.entityTag(Number(version), itemId) })
  return failure.message
}
