import type { WebRow } from '../../../../generated/prisma/content.ts'
import { act, demand } from '../../access/access.ts'
import type { Context } from '../../access/context.ts'
import type { StoredContent } from '../../content/blobs/blobs.ts'
import { wholeContent } from '../../content/blobs/smaller-pictures.ts'
import { sizeOfPicture } from '../../content/documents/picture-values.ts'
import { invalid, invalidOperation } from '../../kernel/errors.ts'
import { fold } from '../../kernel/fold.ts'
import { fileContent } from '../files/files.ts'

/** The theme of a web: what its files said when it was applied. */
export interface WebTheme {
  /** The server-relative URL of the palette. */
  readonly paletteUrl: string
  /** Pairs of a name and a color of six or eight hexadecimal digits. */
  readonly colors: readonly (readonly [string, string])[]
  readonly fontSchemeUrl?: string | undefined
  /** Pairs of the name of a font and its family. */
  readonly fonts: readonly (readonly [string, string])[]
  readonly backgroundUrl?: string | undefined
}

/** How the text of a palette or a font scheme is read; each returns what `WebTheme` has, and fails with `invalid_request`. */
export interface ThemeReaders {
  readonly colorsIn: (text: string) => WebTheme['colors']
  readonly fontsIn: (text: string) => WebTheme['fonts']
}

/** The files of a theme by their server-relative URLs. */
export interface ThemeFiles {
  readonly paletteUrl: string
  readonly fontSchemeUrl?: string | undefined
  readonly backgroundUrl?: string | undefined
}

/** The largest palette or font scheme. */
const mostThemeBytes = 128 * 1024

/** The theme of a web; undefined for the plain one. */
export const themeOf = ({ row }: { readonly row: Pick<WebRow, 'settings'> }): WebTheme | undefined =>
  (JSON.parse(row.settings ?? '{}') as { readonly theme?: WebTheme }).theme

/** The value with this name, in any case; undefined if there is none. */
export const namedIn = (pairs: WebTheme['colors'] | undefined, name: string): string | undefined =>
  pairs?.find(([one]) => fold(one) === fold(name))?.[1]

/**
 * Gives the addressed web the theme of some files, which the actor may open. Fails with `file_not_found`,
 * `invalid_operation` for a background that is no picture, as the readers do, and with `access_denied`.
 */
export async function applyTheme(ctx: Context, files: ThemeFiles, { colorsIn, fontsIn }: ThemeReaders): Promise<void> {
  await demand(ctx, 'ApplyThemeAndBorder', ctx.web)
  const { paletteUrl, fontSchemeUrl, backgroundUrl } = files
  const colors = colorsIn(await textAt(ctx, paletteUrl))
  const fonts = fontSchemeUrl === undefined ? [] : fontsIn(await textAt(ctx, fontSchemeUrl))
  if (backgroundUrl !== undefined && !(await sizeOfPicture(wholeContent(await contentAt(ctx, backgroundUrl)))))
    throw invalidOperation(`'${backgroundUrl}' is no JPEG, PNG, GIF, BMP or WebP picture.`)
  const theme: WebTheme = { paletteUrl, colors, fontSchemeUrl, fonts, backgroundUrl }
  const call = { name: 'sites.applyTheme', right: 'ApplyThemeAndBorder', target: ctx.web, input: files } as const
  await act(ctx, call, async ({ records, changed }) => {
    const { siteId, id } = ctx.web.row
    const row = await records.find('Web', { siteId, id }, ['settings'])
    const settings = JSON.stringify({ ...(JSON.parse(row?.settings ?? '{}') as object), theme })
    await records.increment('Web', { siteId, id }, { version: 1 }, { settings })
    changed({ entity: 'web', type: 'update', webId: id, objectId: id })
  })
}

const contentAt = (ctx: Context, url: string): Promise<StoredContent> => fileContent(ctx, { url })

async function textAt(ctx: Context, url: string): Promise<string> {
  const content = await contentAt(ctx, url)
  if (content.sizeBytes > mostThemeBytes)
    throw invalid(`'${url}' has ${content.sizeBytes} bytes; palettes and font schemes have at most ${mostThemeBytes}.`)
  const pieces: Uint8Array[] = []
  // Who gives the pieces may reuse their memory.
  for await (const piece of wholeContent(content)) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString('utf8')
}
