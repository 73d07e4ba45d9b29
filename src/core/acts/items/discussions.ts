import type { Context } from '../../access/context.ts'
import type { Item } from '../../content/items/item.ts'
import { DomainError, invalid } from '../../kernel/errors.ts'
import { beginningOf } from '../../kernel/plain-text.ts'
import type { ListAddress } from '../../model/lists/list.ts'
import { getList } from '../lists/lists.ts'
import { addItem } from './items.ts'

const discussionBoard = 108

/** A subject as the name of a folder, which lacks some characters. */
const folderName = (subject: string): string =>
  beginningOf(subject, 100)
    .replace(/["*:<>?/\\|]/g, ' ')
    .trim()
    .replace(/\.$/, '') || 'Discussion'

/** As many discussions may have the same name. */
const mostNames = 100

/**
 * Adds a discussion to a discussion board. A discussion is a folder: its replies are in it. A further one with the same
 * subject has a number in its name. Fails as `addItem`, and with `invalid_request` if the list is no discussion board.
 */
export async function addDiscussion(ctx: Context, address: ListAddress, subject: string): Promise<Item> {
  const { row } = await getList(ctx, address)
  if (row.baseTemplate !== discussionBoard)
    throw invalid(`'${row.title}' is no discussion board: its template is ${row.baseTemplate}, not ${discussionBoard}.`)
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
