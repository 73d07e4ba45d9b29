import { createHash, timingSafeEqual } from 'node:crypto'
import type { AuthorizationCodeRow, FarmTables, RefreshTokenRow } from '../../../../generated/prisma/farm.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { FarmDatabase, Records, Runtime } from '../../kernel/ports.ts'
import { demandRoom, freeing } from '../../model/full-disk.ts'
import { identityReasons } from './reasons.ts'

/** What a user has granted to a client; codes and refresh tokens refer to it. */
export interface Grant {
  readonly clientId: string
  readonly loginName: string
  /** Separated by blanks. */
  readonly scope: string
  /** The time of the user's sign-in (milliseconds); undefined for grants of earlier versions. */
  readonly authTime?: number | undefined
}

export interface CodeGrant extends Grant {
  readonly redirectUri: string
  readonly nonce?: string | undefined
  /** The PKCE challenge in S256 form, also if the client sent it plain. */
  readonly codeChallenge?: string | undefined
}

/** A valid code or refresh token that is not used yet: `spend` uses it, once. */
export interface Spendable {
  readonly grant: Grant & { readonly nonce?: string | undefined }
  /** The table and hash of the code or refresh token. */
  readonly spent: { readonly table: 'AuthorizationCode' | 'RefreshToken'; readonly hash: string; readonly familyId: string }
}

export interface Grants {
  /** Makes a code for the grant; it is valid for 5 minutes. Fails with `storage_full`. */
  issueCode(grant: CodeGrant): Promise<string>
  /**
   * The grant of a code. Fails with `grant_rejected` unless the code is known, not
   * expired, issued to this client and redirect URI, and the proof fits its
   * challenge. A code that was used before ends its family of tokens, also on a full disk.
   */
  findCode(code: string, proof: CodeProof): Promise<Spendable>
  /** The grant of a refresh token of this client. Fails as `findCode` does. */
  findRefreshToken(token: string, clientId: string): Promise<Spendable>
  /**
   * Uses the code or token and returns a new refresh token of the same family,
   * which the access token joins. It is one transaction: of two simultaneous
   * requests, one fails because the family has ended. Fails with `storage_full`; then nothing is used.
   */
  spend(found: Spendable, accessToken: string): Promise<string>
  /** Whether the access token belongs to a family that has ended. */
  isRevoked(accessToken: string): Promise<boolean>
}

export interface CodeProof {
  readonly clientId: string
  readonly redirectUri: string | undefined
  readonly verifier: string | undefined
}

export interface GrantOptions {
  readonly farm: FarmDatabase
  /** The codes and refresh tokens of other tenants count as unknown. Missing is the farm's own tenant. */
  readonly tenantId?: string | undefined
  readonly runtime: Runtime
  readonly refreshLifetimeMs: number
  /** Is called when access tokens may have been revoked. */
  readonly onRevoked: () => void
}

const codeLifetimeMs = 5 * 60_000
/** Expired rows are kept for another day, to detect a second use. Then each call removes a limited number of them. */
const keptMs = 24 * 3600 * 1000
const pruneRows = 100

export function createGrants({ farm, runtime, refreshLifetimeMs, onRevoked, ...options }: GrantOptions): Grants {
  const tenantId = options.tenantId ?? null
  const newSecret = () => Buffer.from(runtime.randomBytes(32)).toString('base64url')
  const prune = async (records: Records<FarmTables>) => {
    const page = { where: {}, upTo: { expiresAt: runtime.now() - keptMs }, limit: pruneRows }
    const codes = await records.query('AuthorizationCode', page)
    if (codes.length > 0) await records.delete('AuthorizationCode', { codeHash: { in: codes.map(({ codeHash }) => codeHash) } })
    const tokens = await records.query('RefreshToken', page)
    if (tokens.length > 0) await records.delete('RefreshToken', { tokenHash: { in: tokens.map(({ tokenHash }) => tokenHash) } })
  }
  const endFamily = async (records: Records<FarmTables>, familyId: string) => {
    await records.update('RefreshToken', { familyId, revokedAt: null }, { revokedAt: runtime.now() })
  }
  const refuseReuse = async (familyId: string): Promise<never> => {
    await freeing(farm, () => farm.transaction((records) => endFamily(records, familyId)))
    onRevoked()
    throw rejected('it has been used before, so that everything that came of it has been revoked. Ask for a new code.')
  }
  return {
    async issueCode({ clientId, redirectUri, loginName, scope, authTime = null, nonce = null, codeChallenge = null }) {
      demandRoom(farm)
      const code = newSecret()
      const row = {
        tenantId,
        clientId,
        redirectUri,
        loginName,
        scope,
        authTime,
        nonce,
        codeChallenge,
        usedAt: null,
        familyId: runtime.newId(),
      }
      await farm.transaction(async (records) => {
        await prune(records)
        await records.insert('AuthorizationCode', { ...row, codeHash: hashOf(code), expiresAt: runtime.now() + codeLifetimeMs })
      })
      return code
    },
    async findCode(code, proof) {
      const hash = hashOf(code)
      const row = await farm.records.find('AuthorizationCode', { codeHash: hash })
      // A code of another client counts as unknown and does not change.
      if (!row || row.clientId !== proof.clientId || row.tenantId !== tenantId)
        throw rejected('the authorization code is not known. Ask for a new one.')
      const familyId = row.familyId ?? hash.slice(0, 36)
      if (row.usedAt !== null) return refuseReuse(familyId)
      checkCode(row, proof, runtime.now())
      return { grant: { ...grantOf(row), nonce: row.nonce ?? undefined }, spent: { table: 'AuthorizationCode', hash, familyId } }
    },
    async findRefreshToken(token, asking) {
      const hash = hashOf(token)
      const row = await farm.records.find('RefreshToken', { tokenHash: hash })
      if (!row || row.clientId !== asking || row.tenantId !== tenantId)
        throw rejected('the refresh token is not known. Ask for a new code.')
      const { familyId } = row
      if (row.usedAt !== null || row.revokedAt !== null) return refuseReuse(familyId)
      if (row.expiresAt <= runtime.now()) throw rejected('the refresh token has expired. Ask for a new code.')
      return { grant: grantOf(row), spent: { table: 'RefreshToken', hash, familyId } }
    },
    async spend({ grant, spent }, accessToken) {
      demandRoom(farm)
      const token = newSecret()
      const isFirst = await farm.transaction(async (records) => {
        await prune(records)
        if (!(await markUsed(records, spent, runtime.now()))) return false
        await records.insert(
          'RefreshToken',
          refreshRow(grant, spent.familyId, { tenantId, token, accessToken, expiresAt: runtime.now() + refreshLifetimeMs }),
        )
        return true
      })
      return isFirst ? token : refuseReuse(spent.familyId)
    },
    async isRevoked(accessToken) {
      // Tokens with the same second and claims have the same text: it counts if one of their families is valid.
      const rows = await farm.records.query('RefreshToken', { where: { accessHash: { in: accessHashesOf(accessToken) } }, limit: 100 })
      return rows.length > 0 && rows.every(({ revokedAt }) => revokedAt !== null)
    },
  }
}

const grantOf = ({ clientId, loginName, scope, authTime }: AuthorizationCodeRow | RefreshTokenRow): Grant => ({
  clientId,
  loginName,
  scope,
  authTime: authTime ?? undefined,
})

/** One statement decides: of two simultaneous requests the second finds no unused row. */
async function markUsed(records: Records<FarmTables>, { table, hash }: Spendable['spent'], usedAt: number): Promise<boolean> {
  const changed =
    table === 'AuthorizationCode'
      ? await records.update(table, { codeHash: hash, usedAt: null }, { usedAt })
      : await records.update(table, { tokenHash: hash, usedAt: null, revokedAt: null }, { usedAt })
  return changed === 1
}

const refreshRow = (
  { clientId, loginName, scope, authTime }: Grant,
  familyId: string,
  { tenantId, token, accessToken, expiresAt }: { tenantId: string | null; token: string; accessToken: string; expiresAt: number },
): RefreshTokenRow => ({
  tenantId,
  tokenHash: hashOf(token),
  familyId,
  clientId,
  loginName,
  scope,
  authTime: authTime ?? null,
  expiresAt,
  usedAt: null,
  revokedAt: null,
  accessHash: accessHashOf(accessToken),
})

function checkCode(row: AuthorizationCodeRow, { redirectUri, verifier }: CodeProof, now: number): void {
  if (row.expiresAt <= now) throw rejected('the authorization code has expired. Ask for a new one.')
  if (row.redirectUri !== redirectUri) throw rejected('the redirect_uri is not the one that the code was asked for with.')
  if (row.codeChallenge === null && verifier === undefined) return
  if (row.codeChallenge === null) throw rejected('the code was asked for without a code_challenge, so that a code_verifier proves nothing.')
  if (verifier === undefined || !sameText(challengeOf(verifier), row.codeChallenge))
    throw rejected('the code_verifier does not meet the code_challenge.')
}

/** The challenge of a verifier (RFC 7636, 4.2). A plain challenge equals its verifier, so one stored form serves both. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Secrets are stored only as hashes. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The hash of the signed part. It excludes the signature, which can be written in more than one way. */
const accessHashOf = (token: string): string => hashOf(token.slice(0, Math.max(0, token.lastIndexOf('.'))))
/** The possible hashes in rows; earlier versions stored the hash of the whole text. */
const accessHashesOf = (token: string): string[] => [accessHashOf(token), hashOf(token)]

const rejected = (message: string) => new DomainError(identityReasons.grant_rejected, { message })
