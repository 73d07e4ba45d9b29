/** Where a list of this title gets its root folder: libraries in the web's root, others under `Lists` (rest.md 7). */
export function leafNameFromTitle(title: string): string {
  const leaf = title
    .normalize('NFC')
    .replace(/[\p{Cc}"#%&*:<>?/\\{|}~@.\-+';,=]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 50)
    .trim()
  return leaf === '' ? 'List' : leaf
}

/**
 * EntityTypeName of a list from its root folder's web-relative URL (rest.md 7):
 * `Lists/Tasks` is `TasksList`, `Shared Documents` is `Shared_x0020_Documents`.
 * It stays when the title changes.
 */
export function entityTypeName(webRelativeUrl: string): string {
  const underLists = /^lists\/(.+)$/i.exec(webRelativeUrl)
  const source = underLists?.[1] ?? webRelativeUrl
  const encoded = encodeName(source.charAt(0).toUpperCase() + source.slice(1))
  return `${encoded.startsWith('_') ? 'OData_' : ''}${encoded}${underLists ? 'List' : ''}`
}

/** Every character that an XML name cannot hold, and the underscore, as `_xHHHH_` of its UTF-16 unit. */
const encodeName = (name: string): string => name.replace(/[^\p{L}\p{Nd}]|^\p{Nd}/gu, encodeUnits)

const encodeUnits = (character: string): string => {
  let encoded = ''
  for (let i = 0; i < character.length; i++) encoded += `_x${character.charCodeAt(i).toString(16).padStart(4, '0')}_`
  return encoded
}
