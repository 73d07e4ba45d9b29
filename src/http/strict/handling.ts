import type { IncomingHttpHeaders } from 'node:http'

/** How a server treats what the contract does not allow, and it can make sense of: the setting `Contract:Mode`. */
export type ContractMode = 'loose' | 'strict'

/** Longer headers are looked at up to here. */
const longestHeader = 500
const handling = /(?:^|,)\s*handling\s*=\s*"?(strict|lenient)"?\s*(?:[,;]|$)/i

/** The preference `handling` of a request (RFC 7240, 4.4); undefined if it has none. */
export function handlingOf({ prefer }: IncomingHttpHeaders): 'strict' | 'lenient' | undefined {
  if (prefer === undefined) return undefined
  const found = handling.exec(String(prefer).slice(0, longestHeader))?.[1]
  return found?.toLowerCase() as 'strict' | 'lenient' | undefined
}

/** Whether a request is refused for what the contract does not allow: its preference counts, then the mode of the server. */
export function isStrict(headers: IncomingHttpHeaders, mode: ContractMode): boolean {
  const asked = handlingOf(headers)
  return asked === undefined ? mode === 'strict' : asked === 'strict'
}

/** The header that says which preference was followed; empty for a request without one. */
export function preferenceApplied(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  const asked = handlingOf(headers)
  return asked === undefined ? {} : { 'Preference-Applied': `handling=${asked}` }
}
