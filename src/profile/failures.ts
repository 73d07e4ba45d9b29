import type { DomainError } from '../core/kernel/errors.ts'
import type { Profile } from './profile.ts'
import { typeName } from './type-names.ts'

/** The details of a failure that names an entity type, by its short name: `{type}` in the message. */
export const ofEntityType = (plain: string): { type: string; entityType: string } => ({ type: plain, entityType: plain })

/**
 * The message of a failure in a profile: entity types have their full names, and a version of a list or item is its
 * entity tag.
 */
export const messageOf = (profile: Profile, failure: DomainError): string => failure.messageWith(detailsOf(profile, failure))

/** The details of a failure as its message in a profile has them. */
export function detailsOf(profile: Profile, { details, reason }: DomainError): Readonly<Record<string, string>> {
  const { entityType, version, itemId } = details
  if (entityType !== undefined) return { ...details, type: typeName(profile, entityType) }
  if (reason === 'version_conflict' && version !== undefined) return { ...details, current: profile.entityTag(Number(version), itemId) }
  return details
}
