import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { addItem } from '../../core/acts/items/items.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import type { Item } from '../../core/content/items/item.ts'
import { DomainError, invalid } from '../../core/kernel/errors.ts'
import { languageTags } from '../../core/model/sites/languages.ts'
import { itemShapeOf } from '../../entities/items/item.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import type { Call, Handlers, ShapeFinders } from '../protocol/handlers.ts'

const discussionBoard = 108

type Params = Call<'createDiscussion'>['params']

const boardOf = ({ discussionListId }: Params) => ({ id: discussionListId.toLowerCase() })

/** The shape of a discussion: items have the columns of their list as properties. */
export const discussionShapes: ShapeFinders<WireContext> = {
  createDiscussion: async (ctx: Context, { params }: { readonly params: Params }) => itemShapeOf(await openSchema(ctx, boardOf(params))),
}

/** A subject as the name of a folder, which lacks some characters. */
const folderName = (subject: string): string =>
  subject
    .slice(0, 100)
    .replace(/["*:<>?/\\|]/g, ' ')
    .trim()
    .replace(/\.$/, '') || 'Discussion'

/** As many discussions may have the same name. */
const mostNames = 100

/** A discussion is a folder: its replies are in it. A further one with the same subject has a number in its name. */
async function addDiscussion(ctx: Context, address: { readonly id: string }, subject: string): Promise<Item> {
  const name = folderName(subject)
  for (let number = 0; ; number += 1) {
    const leafName = number === 0 ? name : `${name} (${number})`
    const values = new Map([
      ['Title', subject],
      ['FileLeafRef', leafName],
    ])
    try {
      return await addItem(ctx, address, values, { isFolder: true })
    } catch (error) {
      if (!(error instanceof DomainError && error.reason === 'file_exists') || number >= mostNames) throw error
    }
  }
}

/** contracts/rest/items/discussions.yaml */
export const discussionHandlers: Pick<Handlers<WireContext>, 'createDiscussion' | 'getLowerCaseString'> = {
  createDiscussion: async (ctx, { params }, reply) => {
    const address = boardOf(params)
    const { row } = await getList(ctx, address)
    if (row.baseTemplate !== discussionBoard)
      throw invalid(`'${row.title}' is no discussion board: its template is ${row.baseTemplate}, not ${discussionBoard}.`)
    const item = await addDiscussion(ctx, address, params.discussionTitle)
    return reply.entity(200, itemShapeOf(item.list), item)
  },

  getLowerCaseString: async (ctx, { params: { sourceValue, lcid } }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.value(200, 'Edm.String', 'GetLowerCaseString', sourceValue.toLocaleLowerCase(languageTags.get(lcid) ?? 'en-US'))
  },
}
