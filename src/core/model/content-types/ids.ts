/** The canonical form of a content type id: `0x` (System, above all others), then bytes in upper-case hex digits; undefined for any other text. */
export function contentTypeId(text: string): string | undefined {
  const digits = /^\s*0x((?:[0-9a-f]{2})*)\s*$/i.exec(text)?.[1]
  if (digits === undefined || digits.length > 508) return undefined
  const id = `0x${digits.toUpperCase()}`
  return lineage(id) && id
}

/**
 * The ids of a content type's ancestors and its own, eldest first (decisions
 * H3): each adds two digits that are not `00`, or `00` and 32 digits.
 * Undefined for an id without this structure.
 */
export function lineage(id: string): string[] | undefined {
  const ids: string[] = []
  for (let at = 2; at < id.length; ) {
    at += id.startsWith('00', at) ? 34 : 2
    if (at > id.length) return undefined
    ids.push(id.slice(0, at))
  }
  return ids
}

/** The id of the parent; `0x` for a type of the first generation. */
export const parentId = (id: string): string => lineage(id)?.at(-2) ?? '0x'

/** The id of a child: the parent's id, `00` and a GUID's 32 digits. */
export const childId = (parent: string, guid: string): string => `${parent}00${guid.replaceAll('-', '').toUpperCase()}`
