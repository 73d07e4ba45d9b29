import { demand } from '../../../core/access/access.ts'
import { applyTheme, namedIn, themeOf } from '../../../core/acts/sites/themes.ts'
import { applyWebTemplate } from '../../../core/acts/sites/web-changes.ts'
import { getWeb } from '../../../core/acts/sites/webs.ts'
import { fillFromPackage } from '../../../core/acts/templates/package-webs.ts'
import { viewQueryOf } from '../../../entities/lists/input/view-input.ts'
import { themeReaders } from '../../../formats/theme-files.ts'
import type { WireContext } from '../../../profile/wire-context.ts'
import type { Handlers } from '../../protocol/handlers.ts'

type Operations = 'getThemeShade' | 'getThemeFont' | 'applyTheme' | 'applyWebTemplate'

/** The arguments of all forms of `applytheme`. */
interface ThemeQuery {
  readonly colorPaletteUrl: string
  readonly fontSchemeUrl?: string
  readonly backgroundImageUrl?: string
}

const given = (url: string | undefined): string | undefined => (url === '' ? undefined : url)

/** contracts/rest/sites/templates/themes.yaml */
export const themeHandlers: Pick<Handlers<WireContext>, Operations> = {
  getThemeShade: async (ctx, { params }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const color = namedIn(themeOf(await getWeb(ctx))?.colors, params.shadeName)
    return reply.value(200, 'Edm.String', 'GetThemeShadeByName', color ?? '')
  },

  getThemeFont: async (ctx, { params }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const family = namedIn(themeOf(await getWeb(ctx))?.fonts, params.fontSlotName)
    return reply.value(200, 'Edm.String', 'GetThemeFontByName', family ?? '')
  },

  applyTheme: async (ctx, { params }, reply) => {
    const { colorPaletteUrl, fontSchemeUrl, backgroundImageUrl }: ThemeQuery = params
    const files = { paletteUrl: colorPaletteUrl, fontSchemeUrl: given(fontSchemeUrl), backgroundUrl: given(backgroundImageUrl) }
    await applyTheme(ctx, files, themeReaders)
    return reply.nothing(200, 'ApplyTheme')
  },

  applyWebTemplate: async (ctx, { params }, reply) => {
    await applyWebTemplate(ctx, params.webTemplateName, fillFromPackage(viewQueryOf))
    return reply.nothing(200, 'ApplyWebTemplate')
  },
}
