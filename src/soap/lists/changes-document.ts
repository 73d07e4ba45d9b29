import { lists } from '../../../generated/soap/lists.ts'
import type { Context } from '../../core/access/context.ts'
import { openSchema } from '../../core/access/find-list.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { ListAddress } from '../../core/model/lists/list.ts'
import { parseXml, type XmlElement, type XmlScope } from '../../formats/xml.ts'
import { textBody } from '../../http/message/text-body.ts'
import { encodeOutput } from '../protocol/codec.ts'
import { type PlacedRows, withRows } from '../protocol/rows.ts'
import { sinceToken } from './list-changes.ts'

/** What a client asks for, as texts; an element may be whole, or only its content. */
export interface ChangesWanted {
  readonly viewName?: string | undefined
  readonly query?: string | undefined
  readonly viewFields?: string | undefined
  readonly queryOptions?: string | undefined
  readonly contains?: string | undefined
  readonly changeToken?: string | undefined
  readonly rowLimit?: string | undefined
}

const operation = lists.operations.find(({ name }) => name === 'GetListItemChangesSinceToken')

const nothingDeclared: XmlScope = { declarations: new Map() }

/**
 * Writes the changes of a list since a token without an envelope, for other protocols: the reply element of
 * GetListItemChangesSinceToken, as a document. The writer fails as the operation does.
 */
export function listChangesWriter({ version, namespace }: { readonly version: string; readonly namespace: string }) {
  return async (ctx: Context, address: ListAddress, asked: ChangesWanted) => {
    if (!operation) throw new Error('the contract of lists has no GetListItemChangesSinceToken')
    const list = await openSchema(ctx, address)
    const output = await sinceToken(
      ctx,
      list,
      {
        listName: list.row.id,
        viewName: asked.viewName,
        query: partOf('Query', asked.query),
        viewFields: partOf('ViewFields', asked.viewFields),
        queryOptions: partOf('QueryOptions', asked.queryOptions),
        contains: partOf('Contains', asked.contains),
        changeToken: asked.changeToken,
        rowLimit: asked.rowLimit || undefined,
      },
      version,
    )
    const placed: PlacedRows[] = []
    const text = encodeOutput(lists, operation, output, namespace, nothingDeclared, placed)
    return textBody(withRows(`<?xml version="1.0" encoding="utf-8"?>${text}`, placed), ctx.transaction ? 'whole' : 'by length')
  }
}

/** A parameter that is an element of this name, or the content of one; undefined without a text. */
function partOf(name: string, text = ''): { readonly any: readonly XmlElement[] } | undefined {
  const given = text.trim()
  if (given === '') return undefined
  const element = parseXml(`<${name}>${given}</${name}>`)
  const [first, ...others] = element.children.filter((child) => typeof child !== 'string')
  // The condition Contains has the name of the element around conditions.
  const isCondition = name === 'Contains' && first?.children.some((child) => typeof child !== 'string' && child.name === 'FieldRef')
  if (first?.name !== name || isCondition) return { any: [element] }
  if (others.length > 0) throw invalid(`${name} takes one element; ${others.length + 1} were given.`)
  return { any: [first] }
}
