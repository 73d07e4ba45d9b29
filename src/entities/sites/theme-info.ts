import { themeOf } from '../../core/acts/sites/themes.ts'
import type { Web } from '../../core/model/sites/web.ts'
import { absoluteUrl } from '../shape/navigation.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

/** The name of a file without its extension. */
function nameOf(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1)
  const dot = name.lastIndexOf('.')
  return dot > 0 ? name.slice(0, dot) : name
}

/** The theme of a web: the plain one until another is applied. Pages take no colors of it. */
export const themeInfo: Shape<Web, 'ThemeInfo'> = shapeOf<'ThemeInfo', Web>('ThemeInfo', {
  AccessibleDescription: (web) => nameOf(themeOf(web)?.paletteUrl ?? ''),
  ThemeBackgroundImageUri: (web, ctx) => {
    const url = themeOf(web)?.backgroundUrl
    return url === undefined ? '' : absoluteUrl(ctx, url)
  },
})
