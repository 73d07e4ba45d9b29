import { fold } from '../../kernel/fold.ts'
import { withoutTrailing } from '../../kernel/plain-text.ts'

/** Where a name is reserved: in every folder, directly below every web, or directly below the root of the host. */
type NameReach = 'everywhere' | 'web' | 'host'

/**
 * The first path segments that the server uses itself, folded. New objects
 * cannot have these names, because their URLs would lead to the server. A path
 * that does not begin with one of them goes only to the edge that serves stored
 * bytes.
 */
const reserved: ReadonlyMap<string, NameReach> = new Map<string, NameReach>([
  ['_api', 'everywhere'],
  ['_vti_bin', 'everywhere'],
  ['_vti_history', 'web'],
  ['_layouts', 'web'],
  ['_catalogs', 'web'],
  ['_admin', 'host'],
  ['_farm', 'host'],
  ['_forms', 'host'],
  ['_emulator', 'host'],
  ['.well-known', 'host'],
  ['api', 'host'],
  ['docs', 'host'],
  ['favicon.ico', 'host'],
  ['health', 'host'],
  ['live', 'host'],
  ['metrics', 'host'],
  ['oauth2', 'host'],
  ['openapi.json', 'host'],
  ['ready', 'host'],
  ['signalr', 'host'],
  ['sites', 'host'],
])

/** A name in the form for comparing addresses: decoded, folded, without periods and blanks at the end, which some clients omit. */
function normalized(name: string): string {
  try {
    return fold(withoutTrailing(decodeURIComponent(name).normalize('NFC'), '. '))
  } catch {
    return fold(withoutTrailing(name, '. '))
  }
}

/** Where the server reserves a name; undefined for a free name. */
export const reservedReach = (name: string): NameReach | undefined => reserved.get(normalized(name))

/** Whether a name is reserved directly below a folder: below the root folder of the web with this URL (`isWeb`), or below another folder. */
export function isReserved(name: string, { url, isWeb }: { readonly url: string; readonly isWeb: boolean }): boolean {
  const reach = reservedReach(name)
  if (reach === undefined || reach === 'everywhere') return reach !== undefined
  return isWeb && (reach === 'web' || url === '/')
}

/** The explanation in error messages. */
export const reservedWhy = 'the server uses this name itself. Choose another name'
