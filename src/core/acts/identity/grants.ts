import { createHash, timingSafeEqual } from 'node:crypto'
import type { AuthorizationCodeRow, FarmTables, RefreshTokenRow } from '../../../../generated/prisma/farm.ts'
import { DomainError } from '../../kernel/errors.ts'
import type { FarmDatabase, Records, Runtime } from '../../kernel/ports.ts'
import { identityReasons } from './reasons.ts'

/** What a user has let a client do, as codes and refresh tokens stand for it. */
export interface Grant {
  readonly clientId: string
  readonly loginName: string
  /** With blanks between them. */
  readonly scope: string
}

export interface CodeGrant extends Grant {
  readonly redirectUri: string
  readonly nonce?: string | undefined
  /** Of PKCE in its S256 form, whichever form was sent. */
  readonly codeChallenge?: string | undefined
}

/** A code, or a refresh token, that holds so far: `spend` is what makes it count, once. */
export interface Spendable {
  readonly grant: Grant & { readonly nonce?: string | undefined }
  /** The code or refresh token as it was sent. */
  readonly spent: { readonly table: 'AuthorizationCode' | 'RefreshToken'; readonly hash: string; readonly familyId: string }
}

export interface Grants {
  /** A new code for the grant; it holds for 5 minutes. */
  issueCode(grant: CodeGrant): Promise<string>
  /**
   * The grant of a code. Fails with `grant_rejected` unless it is known, not
   * over, of this client and redirect URI, and its challenge is met. A code
   * that has been spent ends its family.
   */
  findCode(code: string, proof: CodeProof): Promise<Spendable>
  /** The grant of a refresh token of this client. Fails as `findCode` does. */
  findRefreshToken(token: string, clientId: string): Promise<Spendable>
  /**
   * Spends what was found and answers a new refresh token of the family, which
   * the access token belongs to: one transaction, so that of two who come at
   * the same time one is told that the family has ended.
   */
  spend(found: Spendable, accessToken: string): Promise<string>
  /** Whether the access token came of a family that has ended. */
  isRevoked(accessToken: string): Promise<boolean>
}

export interface CodeProof {
  readonly clientId: string
  readonly redirectUri: string | undefined
  readonly verifier: string | undefined
}

export interface GrantOptions {
  readonly farm: FarmDatabase
  readonly runtime: Runtime
  readonly refreshLifetimeMs: number
  /** Learns that access tokens may have been revoked. */
  readonly onRevoked: () => void
}

const codeLifetimeMs = 5 * 60_000
/** What is over is kept for a day longer, so that its second use is noticed, and then removed, so many rows at a time. */
const keptMs = 24 * 3600 * 1000
const pruneRows = 100

export function createGrants({ farm, runtime, refreshLifetimeMs, onRevoked }: GrantOptions): Grants {
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
    await farm.transaction((records) => endFamily(records, familyId))
    onRevoked()
    throw rejected('it has been used before, so that everything that came of it has been revoked. Ask for a new code.')
  }
  return {
    async issueCode({ clientId, redirectUri, loginName, scope, nonce = null, codeChallenge = null }) {
      const code = newSecret()
      const row = { clientId, redirectUri, loginName, scope, nonce, codeChallenge, usedAt: null, familyId: runtime.newId() }
      await farm.transaction(async (records) => {
        await prune(records)
        await records.insert('AuthorizationCode', { ...row, codeHash: hashOf(code), expiresAt: runtime.now() + codeLifetimeMs })
      })
      return code
    },
    async findCode(code, proof) {
      const hash = hashOf(code)
      const row = await farm.records.find('AuthorizationCode', { codeHash: hash })
      // A code that is another client's is as good as unknown: it stays what it was.
      if (!row || row.clientId !== proof.clientId) throw rejected('the authorization code is not known. Ask for a new one.')
      const familyId = row.familyId ?? hash.slice(0, 36)
      if (row.usedAt !== null) return refuseReuse(familyId)
      checkCode(row, proof, runtime.now())
      const { clientId, loginName, scope } = row
      return { grant: { clientId, loginName, scope, nonce: row.nonce ?? undefined }, spent: { table: 'AuthorizationCode', hash, familyId } }
    },
    async findRefreshToken(token, asking) {
      const hash = hashOf(token)
      const row = await farm.records.find('RefreshToken', { tokenHash: hash })
      if (!row || row.clientId !== asking) throw rejected('the refresh token is not known. Ask for a new code.')
      const { clientId, loginName, scope, familyId } = row
      if (row.usedAt !== null || row.revokedAt !== null) return refuseReuse(familyId)
      if (row.expiresAt <= runtime.now()) throw rejected('the refresh token has expired. Ask for a new code.')
      return { grant: { clientId, loginName, scope }, spent: { table: 'RefreshToken', hash, familyId } }
    },
    async spend({ grant, spent }, accessToken) {
      const token = newSecret()
      const isFirst = await farm.transaction(async (records) => {
        await prune(records)
        if (!(await markUsed(records, spent, runtime.now()))) return false
        await records.insert(
          'RefreshToken',
          refreshRow(grant, spent.familyId, { token, accessToken, expiresAt: runtime.now() + refreshLifetimeMs }),
        )
        return true
      })
      return isFirst ? token : refuseReuse(spent.familyId)
    },
    async isRevoked(accessToken) {
      // Tokens of the same second and the same claims are the same text: one that belongs to a family that lives counts.
      const rows = await farm.records.query('RefreshToken', { where: { accessHash: { in: accessHashesOf(accessToken) } }, limit: 100 })
      return rows.length > 0 && rows.every(({ revokedAt }) => revokedAt !== null)
    },
  }
}

/** One statement decides: of two who come at the same time the second finds nothing unused any more. */
async function markUsed(records: Records<FarmTables>, { table, hash }: Spendable['spent'], usedAt: number): Promise<boolean> {
  const changed =
    table === 'AuthorizationCode'
      ? await records.update(table, { codeHash: hash, usedAt: null }, { usedAt })
      : await records.update(table, { tokenHash: hash, usedAt: null, revokedAt: null }, { usedAt })
  return changed === 1
}

const refreshRow = (
  { clientId, loginName, scope }: Grant,
  familyId: string,
  { token, accessToken, expiresAt }: { token: string; accessToken: string; expiresAt: number },
): RefreshTokenRow => ({
  tokenHash: hashOf(token),
  familyId,
  clientId,
  loginName,
  scope,
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

/** The challenge of a verifier (RFC 7636, 4.2). A plain challenge is its own verifier, so that one form is enough to keep. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

const sameText = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Nothing that opens a door is stored as it is. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** Of what is signed. The signature is left out: it can be spelled in more than one way. */
const accessHashOf = (token: string): string => hashOf(token.slice(0, Math.max(0, token.lastIndexOf('.'))))
/** As rows have it; those of earlier versions have the hash of the whole text. */
const accessHashesOf = (token: string): string[] => [accessHashOf(token), hashOf(token)]

const rejected = (message: string) => new DomainError(identityReasons.grant_rejected, { message })
