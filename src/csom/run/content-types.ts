import {
  addAvailableContentType,
  addContentType,
  type ContentTypeIn,
  type ContentTypeInput,
  getContentType,
} from '../../core/acts/content-types/content-types.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { List, ListAddress } from '../../core/model/lists/list.ts'
import { contentTypeShape, type ShownType } from '../../entities/lists/content-type.ts'
import type { Shape } from '../../entities/shape/shape.ts'
import { type MethodArguments, textMember } from '../message/arguments.ts'
import { type CollectionObject, type GivenArgument, objectOf, type PathObject } from '../objects/objects.ts'

/** The list whose content types a collection holds; undefined for those of a web. */
const listOfTypes = ({ owner }: CollectionObject): ListAddress | undefined =>
  owner.shape.name === 'List' ? { id: (owner.value as List).row.id } : undefined

const typeObject = ({ ctx }: CollectionObject, { type, list }: ContentTypeIn): PathObject =>
  objectOf(ctx, contentTypeShape as Shape<unknown>, { type, ...(list ? { list } : { web: ctx.web }) })

/** `GetById` of a web's or a list's content types. Fails as `getContentType`. */
export async function contentTypeWith(types: CollectionObject, given: MethodArguments): Promise<PathObject> {
  return typeObject(types, await getContentType(types.ctx, given.text(0), listOfTypes(types)))
}

/** `Add` of a web's content types: the id of the type or its parent, and not both. Fails as `addContentType`. */
export async function newContentType(types: CollectionObject, given: MethodArguments): Promise<PathObject> {
  const creation = given.value(0, 'ContentTypeCreationInformation')
  const name = creation && textMember(creation, 'Name')
  if (!creation || name === undefined) throw invalid('ContentTypes.Add needs a ContentTypeCreationInformation with a Name.')
  const id = textMember(creation, 'Id')
  const parent = creation.members.get('ParentContentType') ?? null
  if (id !== undefined && parent !== null) throw invalid('A new content type has an Id or a ParentContentType, not both.')
  const [description, group] = [textMember(creation, 'Description'), textMember(creation, 'Group')]
  const input: ContentTypeInput = {
    name,
    ...(description !== undefined && { description }),
    ...(group !== undefined && { group }),
    ...(id !== undefined && { id }),
    ...(parent !== null && { parentId: typeIdOf(parent, 'ParentContentType') }),
  }
  return typeObject(types, await addContentType(types.ctx, input))
}

/** `AddExistingContentType` of a list's content types: adds a child of a web's type. Fails as `addAvailableContentType`. */
export async function addExistingType(types: CollectionObject, given: MethodArguments): Promise<PathObject> {
  const list = listOfTypes(types)
  if (!list) throw invalid('Only the content types of a list take existing ones.')
  return typeObject(types, await addAvailableContentType(types.ctx, list, typeIdOf(given.any(0), 'The parameter')))
}

function typeIdOf(given: GivenArgument, what: string): string {
  const isType =
    typeof given === 'object' && given !== null && 'kind' in given && given.kind === 'entity' && given.shape.name === 'ContentType'
  if (!isType) throw invalid(`${what} must be the object path of a content type.`)
  return (given.value as ShownType).type.id
}
