import {
  addWebPart,
  changeWebPart,
  deleteWebPart,
  demandShared,
  getPageParts,
  getPageToChange,
  getWebPart,
  moveWebPart,
  type WebPartChange,
  type WebPartDefinition,
} from '../../core/acts/web-parts/web-parts.ts'
import type { Document } from '../../core/content/documents/documents.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { type ManagedPage, type ShownPart, webPart, webPartDefinition, webPartManager } from '../../entities/files/web-part.ts'
import { editedWebPart, exportedWebPart, idOfControl, readWebPart } from '../../formats/web-part.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { entriesOf, forgetEntries } from '../objects/bags.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { type EntityObject, notInModel, objectOf } from '../objects/objects.ts'
import { spendText } from '../objects/spend-text.ts'

type Definition = Objects['WebPartDefinition']
type Part = Objects['WebPart']

const addressOf = (page: Document) => ({ id: page.row.id })

const definitionOf = (ctx: WireContext, value: ShownPart): Definition => objectOf(ctx, webPartDefinition, value)

/** The web parts of definitions: what is set of one stays with its definition until that stores it. */
const parts = new WeakMap<Definition, Part>()

/** The web part of a definition, the same one for the whole request. */
export function partOfDefinition(definition: Definition): Part {
  const known = parts.get(definition)
  if (known) return known
  const made = objectOf(definition.ctx, webPart, definition.value, definition as EntityObject) as Part
  parts.set(definition, made)
  return made
}

/** What was set of a web part. */
function changeOf(part: Part): WebPartChange {
  const { Title, TitleUrl, Hidden } = settingsOf<'WebPart'>(part)
  return {
    ...(Title !== undefined && { title: Title }),
    ...(TitleUrl !== undefined && { titleUrl: TitleUrl }),
    ...(Hidden !== undefined && { isHidden: Hidden }),
    properties: Object.fromEntries(entriesOf(part as EntityObject)),
  }
}

/** A web part as it would be stored at a place. */
const definitionToStore = (part: Part, place: WebPartDefinition['place']): WebPartDefinition => ({
  ...editedWebPart(part.value.part.content, changeOf(part)),
  place,
})

/** Stores what was set of the web part of a definition. */
async function save(definition: Definition): Promise<void> {
  const part = partOfDefinition(definition)
  await change(definition, changeOf(part))
  part.settings.clear()
  forgetEntries(part as EntityObject)
}

/** Changes a web part of a page at once. */
async function change(definition: Definition, asked: WebPartChange): Promise<void> {
  const { ctx, value } = definition
  const id = storedId(value)
  await changeWebPart(ctx, addressOf(value.page), id, asked, editedWebPart)
  await readAgain(definition, id)
}

const demandScope = (scope: number | undefined): void => demandShared(scope !== 0, 'the scope 0 (User)')

/** The id of a web part that may change. Fails with `invalid_request` for one that is not yet added, and as `demandShared`. */
function storedId({ part, scope }: ShownPart): string {
  demandScope(scope)
  if (part.id !== undefined) return part.id
  throw invalid('The web part is not on the page yet. Call AddWebPart of its LimitedWebPartManager.')
}

/** Shows a definition and its web part as they are stored now. */
async function readAgain(definition: Definition, id: string): Promise<void> {
  const { page, scope } = definition.value
  definition.value = { ...(await getWebPart(definition.ctx, addressOf(page), id)), scope }
  const part = parts.get(definition)
  if (part) part.value = definition.value
}

async function move(definition: Definition, zoneId: string, ordinal: number): Promise<void> {
  const { ctx, value } = definition
  const id = storedId(value)
  if (zoneId.length === 0 || ordinal < 0) throw invalid('MoveWebPartTo needs the name of a zone, and a place from 0 on.')
  await moveWebPart(ctx, addressOf(value.page), id, { zoneId, ordinal })
  await readAgain(definition, id)
}

/** A web part that a client has sent as XML: it is on no page yet. */
async function imported({ ctx, value }: Objects['LimitedWebPartManager'], xml: string): Promise<Definition> {
  demandScope(value.scope)
  await getPageToChange(ctx, addressOf(value.page))
  const { zoneId = '', ordinal = 0, ...said } = readWebPart(xml)
  return definitionOf(ctx, { page: value.page, part: { ...said, id: undefined, zoneId, ordinal } })
}

async function add(manager: Objects['LimitedWebPartManager'], part: Part, zoneId: string, ordinal: number): Promise<Definition> {
  const { ctx, value } = manager
  demandScope(value.scope)
  if (zoneId.length === 0 || ordinal < 0) throw invalid('AddWebPart needs the name of a zone, and a place from 0 on.')
  const made = await addWebPart(ctx, addressOf(value.page), definitionToStore(part, { zoneId, ordinal }))
  return definitionOf(ctx, { page: value.page, part: made })
}

/** The manager whose web parts a collection has. */
function managerOf(all: Objects['WebPartDefinitionCollection']): Objects['LimitedWebPartManager'] {
  if (all.kind === 'rows') throw notInModel('A web part of a result')
  return all.owner as Objects['LimitedWebPartManager']
}

const partWith = async ({ ctx, value }: Objects['LimitedWebPartManager'], id: string): Promise<Definition> =>
  definitionOf(ctx, { ...(await getWebPart(ctx, addressOf(value.page), id)), scope: value.scope })

/** The web parts of a page. Fails as `getPageParts`, and with `invalid_request` for another scope. */
export async function managerOfPage(file: Objects['File'], scope: number): Promise<Objects['LimitedWebPartManager']> {
  if (scope !== 0 && scope !== 1) throw invalid(`The scope of web parts is 0 (User) or 1 (Shared); ${scope} was given.`)
  const { page, parts } = await getPageParts(file.ctx, addressOf(file.value))
  file.ctx.budget?.spendEntities(parts.length)
  return objectOf<ManagedPage>(file.ctx, webPartManager, { page, scope })
}

/** contracts/csom/files.yaml */
export const webPartMethods: HandlersOf<'LimitedWebPartManager' | 'WebPartDefinitionCollection' | 'WebPartDefinition'> = {
  'LimitedWebPartManager.AddWebPart': (manager, [part, zoneId, ordinal]) => add(manager, part, zoneId, ordinal),
  'LimitedWebPartManager.ExportWebPart': async ({ ctx, value }, [id]) =>
    spendText(ctx, exportedWebPart((await getWebPart(ctx, addressOf(value.page), id)).part)),
  'LimitedWebPartManager.ImportWebPart': (manager, [xml]) => imported(manager, xml),

  'WebPartDefinitionCollection.GetById': (all, [id]) => partWith(managerOf(all), id),
  'WebPartDefinitionCollection.GetByControlId': (all, [controlId]) => partWith(managerOf(all), idOfControl(controlId)),

  'WebPartDefinition.SaveWebPartChanges': save,
  'WebPartDefinition.MoveWebPartTo': (definition, [zoneId, ordinal]) => move(definition, zoneId, ordinal),
  'WebPartDefinition.CloseWebPart': (definition) => change(definition, { isClosed: true }),
  'WebPartDefinition.OpenWebPart': (definition) => change(definition, { isClosed: false }),
  'WebPartDefinition.DeleteWebPart': ({ ctx, value }) => deleteWebPart(ctx, addressOf(value.page), storedId(value)),
}
