import type { ListRow } from '../../../../generated/prisma/content.ts'
import { invalidOperation } from '../../kernel/errors.ts'

/** A version number is its major part times this, plus its minor part (protocol/items#versions). */
export const majorUnit = 512

export const isMajor = (uiVersion: number): boolean => uiVersion % majorUnit === 0

export const majorOf = (uiVersion: number): number => Math.floor(uiVersion / majorUnit)

/** Level of a document: 1 published, 2 draft. */
export const levelOf = (uiVersion: number): number => (isMajor(uiVersion) ? 1 : 2)

type Versioning = Pick<ListRow, 'enableVersioning' | 'enableMinorVersions'>

/** The version number of a new file: a draft, if the library has drafts. */
export const firstVersion = ({ enableVersioning, enableMinorVersions }: Versioning): number =>
  enableVersioning && enableMinorVersions ? 1 : majorUnit

export const nextMajor = (uiVersion: number): number => (majorOf(uiVersion) + 1) * majorUnit

/**
 * The next version number: the same in a library without versions, a draft in
 * one with drafts, else a major version (protocol/files#check-out). Fails with
 * `invalid_operation` after the 511th draft.
 */
export function nextVersion({ enableVersioning, enableMinorVersions }: Versioning, uiVersion: number): number {
  if (!enableVersioning) return uiVersion
  if (!enableMinorVersions) return nextMajor(uiVersion)
  if (isMajor(uiVersion + 1))
    throw invalidOperation('A major version has at most 511 drafts. Publish this one, or check it in as a major version.')
  return uiVersion + 1
}
