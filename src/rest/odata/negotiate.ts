import { BoundedMap } from '../../core/kernel/bounded-map.ts'
import type { Profile } from '../../profile/profile.ts'

/** The envelopes of JSON replies (protocol/envelopes#choosing). */
export type JsonEnvelope = 'verbose' | 'minimalmetadata' | 'nometadata'

/** The forms of a reply: an envelope of JSON, or Atom (protocol/envelopes#choosing). */
export type Envelope = JsonEnvelope | 'atom'

/** The Content-Type of a reply in each envelope (protocol/envelopes#choosing). */
export const contentTypes: Readonly<Record<JsonEnvelope, string>> = {
  verbose: 'application/json;odata=verbose;charset=utf-8',
  minimalmetadata: 'application/json;odata=minimalmetadata;streaming=true;charset=utf-8',
  nometadata: 'application/json;odata=nometadata;streaming=true;charset=utf-8',
}

/** Clients send the same few headers again and again. */
const known = new BoundedMap<string, Envelope | 'usual'>(100)

/**
 * Parses an Accept header: `odata=verbose` and `odata=nometadata` by name, minimal for any other JSON, the usual envelope
 * of the profile for no header and for `*` ranges, minimal for a header without JSON (protocol/envelopes#choosing). Of
 * several ranges the one with the highest quality counts, then the first. Atom for a header that names it, or XML, and
 * neither JSON nor HTML. Never fails: a client that accepts nothing of this still gets JSON.
 */
export function negotiate(accept: string | undefined, { bodies }: Profile): Envelope {
  const envelope = accept === undefined ? 'usual' : known.getOrMake(accept, () => envelopeFor(accept))
  return envelope === 'usual' ? bodies.usualEnvelope : envelope
}

function envelopeFor(accept: string): Envelope | 'usual' {
  if (accept.trim() === '') return 'usual'
  if (namesAtom(accept)) return 'atom'
  let best: { envelope: JsonEnvelope | 'usual'; quality: number } = { envelope: 'minimalmetadata', quality: 0 }
  for (const range of accept.toLowerCase().split(',', 50)) {
    const envelope = envelopeOf(range)
    const quality = Number(/;\s*q=([\d.]+)/.exec(range)?.[1] ?? 1)
    if (envelope && quality > best.quality) best = { envelope, quality }
  }
  return best.envelope
}

const atomRanges: ReadonlySet<string> = new Set(['application/atom+xml', 'application/xml'])
const otherRanges: ReadonlySet<string> = new Set(['application/json', 'text/html'])

/** Whether Atom or XML is named, and neither JSON nor HTML: browsers name XML beside HTML. */
function namesAtom(accept: string): boolean {
  const types = accept
    .toLowerCase()
    .split(',', 50)
    .filter((range) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(range))
    .map((range) => (range.split(';')[0] ?? '').trim())
  return types.some((type) => atomRanges.has(type)) && !types.some((type) => otherRanges.has(type))
}

function envelopeOf(range: string): JsonEnvelope | 'usual' | undefined {
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

const listDataPath = /\/_vti_bin\/+listdata\.svc(?:\/|$)/i

/** Whether a path leads to the list data service, below the web or from its beginning. */
export const isListData = (path: string): boolean => listDataPath.test(path)

/**
 * The form of a reply at a path: the list data service has Atom, and verbose JSON for clients that name JSON
 * (protocol/list-data-service#forms).
 */
export function negotiateAt(path: string, accept: string | undefined, profile: Profile): Envelope {
  if (!isListData(path)) return negotiate(accept, profile)
  return accept !== undefined && /application\/json/i.test(accept) ? 'verbose' : 'atom'
}
