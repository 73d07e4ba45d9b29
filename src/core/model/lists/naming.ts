/** The beginning of a text, at most so many UTF-16 units, without half a character at its end. */
function beginning(text: string, most: number): string {
  const last = text.charCodeAt(most - 1)
  return text.slice(0, text.length > most && last >= 0xd800 && last <= 0xdbff ? most - 1 : most)
}

/** The path of a new list's root folder, from its title: in the web's root for libraries, under `Lists` for others (protocol/lists#names). */
export function leafNameFromTitle(title: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\p{Cc}"#%&*:<>?/\\{|}~@.\-+';,=]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  const leaf = beginning(plain, 50).trim()
  return leaf === '' ? 'List' : leaf
}

/**
 * EntityTypeName of a list from its root folder's web-relative URL (protocol/lists#names):
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

const maxInternalName = 32

/**
 * The internal name of a column from its title (protocol/fields#names), cut to 32
 * characters. Characters other than letters, digits and underscores, and a digit
 * at the start, become `_xHHHH_`. `isTaken` says whether another column has a
 * name; then a digit at the end makes it unique.
 */
export function internalNameOf(title: string, isTaken: (name: string) => boolean): string {
  const encoded = title
    .normalize('NFC')
    .trim()
    .replace(/[^\p{L}\p{Nd}_]|^\p{Nd}/gu, encodeUnits)
  const name = beginning(encoded, maxInternalName)
  for (let attempt = -1; ; attempt++) {
    const suffix = attempt < 0 ? '' : String(attempt)
    const candidate = beginning(name, maxInternalName - suffix.length) + suffix
    if (!isTaken(candidate)) return candidate
  }
}
