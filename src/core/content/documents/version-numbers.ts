import type { ListRow } from '../../../../generated/prisma/content.ts'
import { invalidOperation } from '../../kernel/errors.ts'

/** A version is its major part times this, and its minor part (rest.md 8). */
export const majorUnit = 512

export const isMajor = (uiVersion: number): boolean => uiVersion % majorUnit === 0

export const majorOf = (uiVersion: number): number => Math.floor(uiVersion / majorUnit)

/** Level of a document: 1 published, 2 draft. */
export const levelOf = (uiVersion: number): number => (isMajor(uiVersion) ? 1 : 2)

type Versioning = Pick<ListRow, 'enableVersioning' | 'enableMinorVersions'>

/** The number that a new file of a library has: a draft, where the library has drafts. */
export const firstVersion = ({ enableVersioning, enableMinorVersions }: Versioning): number =>
  enableVersioning && enableMinorVersions ? 1 : majorUnit

export const nextMajor = (uiVersion: number): number => (majorOf(uiVersion) + 1) * majorUnit

/**
 * The number behind this one: the same in a library without versions, a draft
 * where there are drafts, else a major one (decisions H7). Fails with
 * `invalid_operation` behind the 511th draft.
 */
export function nextVersion({ enableVersioning, enableMinorVersions }: Versioning, uiVersion: number): number {
  if (!enableVersioning) return uiVersion
  if (!enableMinorVersions) return nextMajor(uiVersion)
  if (isMajor(uiVersion + 1))
    throw invalidOperation('A major version has at most 511 drafts. Publish this one, or check it in as a major version.')
  return uiVersion + 1
}
