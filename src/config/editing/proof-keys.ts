import { createPublicKey, type KeyObject } from 'node:crypto'

interface ProofConfig {
  readonly 'Wopi:ProofKey': string
  readonly 'Wopi:OldProofKey': string
}

const keyText = /^([A-Za-z0-9+/]{16,1400}={0,2}) ([A-Za-z0-9+/]{1,20}={0,2})$/

/** A public key from its modulus and its exponent in base64, with a blank between; undefined for other text. */
function keyOf(text: string): KeyObject | undefined {
  const [, modulus, exponent] = (text.length < 1_500 && keyText.exec(text)) || []
  if (modulus === undefined || exponent === undefined) return undefined
  const urlSafe = (part: string) => Buffer.from(part, 'base64').toString('base64url')
  try {
    return createPublicKey({ format: 'jwk', key: { kty: 'RSA', n: urlSafe(modulus), e: urlSafe(exponent) } })
  } catch {
    return undefined
  }
}

/** The keys with which an editor proves its requests; undefined if it proves nothing. */
export function proofKeysOf(config: ProofConfig): { readonly current: KeyObject; readonly old: KeyObject | undefined } | undefined {
  const current = keyOf(config['Wopi:ProofKey'])
  return current && { current, old: keyOf(config['Wopi:OldProofKey']) }
}

/** Why a start with these settings is refused; undefined if it is not. */
export function proofKeyFault(config: ProofConfig): string | undefined {
  for (const key of ['Wopi:ProofKey', 'Wopi:OldProofKey'] as const)
    if (config[key] !== '' && !keyOf(config[key]))
      return `${key} is no public key: write modulus and exponent of proof-key in the discovery of the editor, with a blank between.`
  if (config['Wopi:ProofKey'] === '' && config['Wopi:OldProofKey'] !== '')
    return 'Wopi:OldProofKey is set, but Wopi:ProofKey is not. Set both.'
  return undefined
}
