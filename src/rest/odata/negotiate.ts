import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { Profile } from '../../profile/profile.ts'

/** The envelopes of a reply (protocol/envelopes#choosing). */
export type Envelope = 'verbose' | 'minimalmetadata' | 'nometadata'

/** The Content-Type of a reply in each envelope (protocol/envelopes#choosing). */
export const contentTypes: Readonly<Record<Envelope, string>> = {
  verbose: 'application/json;odata=verbose;charset=utf-8',
  minimalmetadata: 'application/json;odata=minimalmetadata;streaming=true;charset=utf-8',
  nometadata: 'application/json;odata=nometadata;streaming=true;charset=utf-8',
}

/** Clients send the same few headers again and again. */
const known = new BoundedMap<string, Envelope | 'usual'>(100)

/**
 * Parses an Accept header: `odata=verbose` and `odata=nometadata` by name, minimal for any other JSON, the usual envelope
 * of the profile for no header and for `*` ranges, minimal for a header without JSON (protocol/envelopes#choosing). Of
 * several ranges the one with the highest quality counts, then the first. Never fails: a client that accepts no JSON
 * still gets JSON.
 */
export function negotiate(accept: string | undefined, { bodies }: Profile): Envelope {
  const envelope = accept === undefined ? 'usual' : known.getOrMake(accept, () => envelopeFor(accept))
  return envelope === 'usual' ? bodies.usualEnvelope : envelope
}

function envelopeFor(accept: string): Envelope | 'usual' {
  if (accept.trim() === '') return 'usual'
  let best: { envelope: Envelope | 'usual'; quality: number } = { envelope: 'minimalmetadata', quality: 0 }
  for (const range of accept.toLowerCase().split(',', 50)) {
    const envelope = envelopeOf(range)
    const quality = Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1)
    if (envelope && quality > best.quality) best = { envelope, quality }
  }
  return best.envelope
}

function envelopeOf(range: string): Envelope | 'usual' | undefined {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
  if (type === '*/*' || type === 'application/*') return 'usual'
  if (type !== 'application/json') return undefined
  const given = parameters.find((parameter) => /^odata(?:\.metadata)?\s*=/.test(parameter))
  const odata = given
    ?.slice(given.indexOf('=') + 1)
    .trimStart()
    .replace(/^"?([^"]*)"?$/, '$1')
  if (odata === 'verbose' || odata === 'nometadata') return odata
  // As OData version 4 writes it: odata.metadata=none.
  if (odata === 'none') return 'nometadata'
  return 'minimalmetadata'
}
