import { demand } from '../../core/access/access.ts'
import { namedIn, themeOf } from '../../core/acts/sites/themes.ts'
import { getResourceFor, type ResourceAddress, setResourceFor, type Titled } from '../../core/acts/sites/title-resources.ts'
import { updateWeb } from '../../core/acts/sites/web-changes.ts'
import { getWeb } from '../../core/acts/sites/webs.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { type Zone, zoneNamed } from '../../core/kernel/time/zone.ts'
import { parseInstant } from '../../core/model/lists/field-values.ts'
import type { List } from '../../core/model/lists/list.ts'
import { timeZoneById } from '../../core/model/sites/regional/time-zones.ts'
import type { ShownType } from '../../entities/lists/content-type.ts'
import type { FieldIn } from '../../entities/lists/field.ts'
import { listTemplate, listTemplateNamed } from '../../entities/lists/list-template.ts'
import { isoTime } from '../../entities/shape/iso-time.ts'
import { regionalPatch } from '../../entities/sites/regional/regional-input.ts'
import { timeZone } from '../../entities/sites/regional/regional-settings.ts'
import { type ShownTemplate, webTemplate } from '../../entities/sites/web-template.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { type EntityObject, notInModel, objectOf } from '../objects/objects.ts'

const listOf = ({ list }: { readonly list?: List | undefined }) => list && { list: { id: list.row.id } }

/** What has a title or a description. */
function titledOf({ shape, value }: EntityObject): Titled {
  if (shape.name === 'List') return { kind: 'list', list: { id: (value as List).row.id } }
  if (shape.name === 'Field') {
    const { field, ...place } = value as FieldIn
    return { kind: 'column', ...listOf(place), column: { id: field.id } }
  }
  if (shape.name !== 'ContentType') return { kind: 'web' }
  const { type, ...place } = value as ShownType
  return { kind: 'contentType', ...listOf(place), id: type.id }
}

function addressOf({ parent, value }: Objects['UserResource']): ResourceAddress {
  if (!parent) throw notInModel('A text in several languages without the object that has it')
  return { of: titledOf(parent), resource: value.address?.endsWith('/DescriptionResource') === true ? 'description' : 'title' }
}

/** A time after a conversion by the clocks of a zone. */
async function converted(
  { ctx, value }: Objects['TimeZone'],
  time: string,
  convert: (zone: Zone, instant: number) => number,
): Promise<string> {
  await demand(ctx, 'Open', ctx.web)
  const instant = parseInstant(time)
  if (instant === undefined) throw invalid(`'${time.slice(0, 60)}' is not a time.`)
  return isoTime(convert(zoneNamed(value.name), instant))
}

/** Stores the regional settings of a web. Fails as `updateWeb`. */
async function storeRegional(object: Objects['RegionalSettings']): Promise<void> {
  const { TimeZone: zone, ...settings } = settingsOf<'RegionalSettings'>(object)
  await updateWeb(object.ctx, { ...regionalPatch(settings), ...(zone && { timeZoneId: zone.value.id }) })
  const webs = [...(await object.ctx.site.schema.webs()).values()]
  object.value = webs.find(({ row }) => row.id === object.ctx.web.row.id) ?? object.value
  object.settings.clear()
}

/** contracts/csom/sites.yaml */
export const settingMethods: HandlersOf<
  'RegionalSettings' | 'UserResource' | 'ThemeInfo' | 'TimeZone' | 'TimeZoneCollection' | 'ListTemplateCollection' | 'WebTemplateCollection'
> = {
  'UserResource.GetValueForUICulture': (object, [culture]) => getResourceFor(object.ctx, addressOf(object), culture),
  'UserResource.SetValueForUICulture': (object, [culture, text]) => setResourceFor(object.ctx, addressOf(object), culture, text),

  'RegionalSettings.Update': storeRegional,

  'ThemeInfo.GetThemeShadeByName': async ({ ctx }, [name]) => namedIn(themeOf(await getWeb(ctx))?.colors, name) ?? '',
  'ThemeInfo.GetThemeFontByName': async ({ ctx }, [name]) => namedIn(themeOf(await getWeb(ctx))?.fonts, name) ?? '',

  'TimeZone.LocalTimeToUTC': (object, [time]) => converted(object, time, (zone, local) => zone.instantOf(local)),
  'TimeZone.UTCToLocalTime': (object, [time]) => converted(object, time, (zone, instant) => zone.localOf(instant)),
  'TimeZoneCollection.GetById': async ({ ctx }, [id]) => {
    await demand(ctx, 'Open', ctx.web)
    const found = timeZoneById(id)
    if (!found) throw invalid(`There is no time zone with the number ${id}.`)
    return objectOf(ctx, timeZone, found)
  },

  'ListTemplateCollection.GetByName': async ({ ctx }, [name]) => objectOf(ctx, listTemplate, await listTemplateNamed(ctx, name)),
  'WebTemplateCollection.GetByName': ({ ctx, ...templates }, [name]) => {
    const all = templates.kind === 'rows' ? (templates.rows as ShownTemplate[]) : []
    const found = all.find((one) => webTemplate.properties.get('Name')?.read(one, ctx) === name)
    if (!found) throw invalid(`There is no template of webs with the name '${name.slice(0, 100)}'.`)
    return objectOf(ctx, webTemplate, found)
  },
}
