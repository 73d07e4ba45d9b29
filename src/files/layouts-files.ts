import { outcomeOf } from '../core/access/batch.ts'
import type { Context } from '../core/access/context.ts'
import { fileContent } from '../core/acts/files/files.ts'
import { fileReasons } from '../core/acts/files/reasons.ts'
import { textOfProperty } from '../core/acts/profiles/people.ts'
import { getProfile, profileState } from '../core/acts/profiles/profiles.ts'
import { profileReasons } from '../core/acts/profiles/reasons.ts'
import type { StoredContent } from '../core/content/blobs/blobs.ts'
import { contentReasons } from '../core/content/reasons.ts'
import { invalid } from '../core/kernel/errors.ts'
import { joinUrl } from '../core/model/sites/web.ts'
import { percentDecoded } from '../formats/percent.ts'
import type { Response } from '../http/message/message.ts'

const form = /\/_layouts\/(?:15\/)?(download|userphoto)\.aspx$/i
const guid = /^\{?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}?$/i

/** The page of the established server that sends bytes and whose address this is, below a web. */
export const layoutsPageAt = (url: string): string | undefined => form.exec(url)?.[1]?.toLowerCase()

/** The parameters of a page, by lower-case name; the first of several counts. */
function parametersOf(query: string): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  for (const [name, value] of new URLSearchParams(query)) if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), value)
  return given
}

/**
 * The file that the parameters of `download.aspx` name: by `SourceUrl`, its address, or by `UniqueId`, its id. `contentAt` finds the
 * bytes at an address: those of a file, an older version or an attachment. Fails with `invalid_request`, and as `fileContent`.
 */
export async function downloadAsked(
  ctx: Context,
  query: string,
  contentAt: (url: string) => Promise<StoredContent>,
): Promise<StoredContent> {
  const given = parametersOf(query)
  const id = given.get('uniqueid') ?? ''
  if (id !== '') {
    const plain = guid.exec(id.trim())?.[1]
    if (plain === undefined) throw invalid(`UniqueId is the id of a file, a GUID; '${id.slice(0, 60)}' was given.`)
    return fileContent(ctx, { id: plain.toLowerCase() })
  }
  const source = given.get('sourceurl') ?? ''
  if (source === '') throw invalid('download.aspx needs SourceUrl, the address of a file, or UniqueId, its id.')
  return contentAt(pathIn(ctx, source))
}

/** The server-relative address, without unnecessary percent-encoding. Fails with `invalid_request` for an address of another server. */
function pathIn({ origin, web }: Context, given: string): string {
  const own = given.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(own)) throw invalid(`'${given.slice(0, 200)}' is not an address of ${origin}.`)
  const path = percentDecoded(own) ?? own
  return path.startsWith('/') ? path : joinUrl(web.url, path)
}

/** The ends of the names of pictures, by the parameter `size`. */
const sizes: ReadonlyMap<string, string> = new Map([
  ['s', '_SThumb'],
  ['m', '_MThumb'],
  ['l', '_LThumb'],
])

/** What means that a person has no picture here. */
const nowhere: ReadonlySet<string> = new Set(
  [profileReasons.profile_not_found, fileReasons.file_not_found, contentReasons.folder_not_found].map(({ name }) => name),
)

/**
 * The picture of the person that the parameters of `userphoto.aspx` name by `accountname`, or of the caller, in the `size` S,
 * M or L; undefined for a person without a picture on this server, and for nobody. Fails with `access_denied`.
 */
export async function photoAsked(ctx: Context, query: string): Promise<StoredContent | undefined> {
  const given = parametersOf(query)
  const name = given.get('accountname') ?? ''
  const found = await outcomeOf(async () => {
    const profile = await getProfile(ctx, name === '' ? 'own' : { loginName: name.slice(0, 1_000) })
    const address = textOfProperty(await profileState(ctx, profile), 'PictureURL').split('?')[0] ?? ''
    if (!address.startsWith('/') || address.startsWith('//')) return undefined
    const wanted = sizes.get((given.get('size') ?? '').toLowerCase()) ?? '_MThumb'
    const path = percentDecoded(address) ?? address
    return fileContent(ctx, { url: path.replace(/_[SML]Thumb(?=\.jpg$)/, wanted) })
  })
  if (found.ok) return found.value
  if (nowhere.has(found.error.reason)) return undefined
  throw found.error
}

const nobody =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><rect width="72" height="72" fill="#ddd"/>' +
  '<circle cx="36" cy="27" r="13" fill="#888"/><path d="M10 72c0-17 11-27 26-27s26 10 26 27z" fill="#888"/></svg>'

/** What stands for a person without a picture. */
export const nobodysPicture = (operation: string): Response => ({
  status: 200,
  headers: { 'Content-Type': 'image/svg+xml', 'Content-Length': String(nobody.length), 'Cache-Control': 'private, no-cache' },
  body: nobody,
  operation,
})
