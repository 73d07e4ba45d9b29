import { runSome, type Step } from '../../core/access/batch.ts'
import type { Context } from '../../core/access/context.ts'
import { addItem, deleteItem, updateItem } from '../../core/acts/items/items.ts'
import type { ItemValues } from '../../core/content/items/values.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { makeBreather } from '../../core/kernel/pacing/breathe.ts'
import { childElements, parseXml, textOf, type XmlElement } from '../../formats/xml.ts'
import { demandItemNumber } from '../protocol/addresses.ts'
import { dwsErrorOf, element, errorElement, errorNumbers, textPart } from './dws-results.ts'

const mostMethods = 500
/** Clients of the established server write this prefix without declaring it. */
const usualStart = /<ows:Batch(?=[\s>])/
const usualDeclaration = '<ows:Batch xmlns:ows="urn:schemas-microsoft-com:office:web-server"'

/**
 * Runs the methods of a batch, each with a `SetList`, and `SetVar` for the command, the item and its columns, and returns
 * a result for each (protocol/soap-sites#dws). A method that fails is undone alone; with OnError=Return the methods
 * after it do not run. Fails with `invalid_request` for a text that is no such batch.
 */
export async function updateDwsData(ctx: Context, updates: string): Promise<string> {
  const batch = batchIn(updates)
  const methods = childElements(batch).filter(({ name }) => name === 'Method')
  if (methods.length > mostMethods) return errorElement('TooManyItems')
  const stops = batch.attributes.get('OnError')?.trim().toLowerCase() === 'return'
  const read = methods.map(methodIn)
  const steps = read.map(({ run }) => run)
  const takeBreath = makeBreather()
  const results: string[] = []
  while (results.length < steps.length) {
    if (results.length > 0) await takeBreath()
    for (const outcome of await runSome(ctx, steps.slice(results.length), stops ? 'stop' : 'continue')) {
      const ID = read[results.length]?.id ?? ''
      if (outcome.ok) {
        const item = outcome.value === undefined ? '' : textPart('ID', String(outcome.value))
        results.push(element('Result', item, { ID, Code: '0' }))
        continue
      }
      const name = dwsErrorOf(outcome.error, outcome.error.reason === 'list_not_found' ? 'ListNotFound' : 'ItemNotFound') ?? 'Failed'
      results.push(element('Result', textPart('ErrorText', outcome.error.message), { ID, Code: String(errorNumbers[name]) }))
    }
  }
  return element('Results', results.join(''))
}

function batchIn(updates: string): XmlElement {
  const declared = /\sxmlns:ows\s*=/.test(updates.slice(0, 1000)) ? updates : updates.replace(usualStart, usualDeclaration)
  const batch = parseXml(declared)
  if (batch.name === 'Batch') return batch
  throw invalid(`updates has the element ${batch.name.slice(0, 60)}; a Batch is needed.`)
}

interface ReadMethod {
  readonly id: string
  /** Returns the id of a new item. */
  readonly run: Step<number | undefined>
}

function methodIn(method: XmlElement): ReadMethod {
  const parts = childElements(method)
  const list = parts.find(({ name }) => name === 'SetList')
  const address = { name: list ? textOf(list).trim() : '' }
  const values = new Map(parts.filter(({ name }) => name === 'SetVar').map((part) => [columnIn(part), textOf(part)]))
  const command = values.get('Cmd')?.trim().toLowerCase()
  const item = values.get('ID')?.trim() ?? ''
  values.delete('Cmd')
  values.delete('ID')
  return {
    id: (method.attributes.get('ID') ?? '').slice(0, 100),
    run: async (ctx) => {
      if (command === 'save' && item.toLowerCase() === 'new') return (await addItem(ctx, address, values as ItemValues)).row.itemId
      const itemId = demandItemNumber('SetVar ID', item)
      if (command === 'save') await updateItem(ctx, address, itemId, values as ItemValues)
      else if (command === 'delete') await deleteItem(ctx, address, itemId)
      else throw invalid(`The Cmd of a Method is Save or Delete; '${(command ?? '').slice(0, 60)}' was given.`)
      return undefined
    },
  }
}

/** A column may stand behind the namespace that clients write before it, such as `urn:schemas-microsoft-com:office:office#Title`. */
function columnIn({ attributes }: XmlElement): string {
  const name = attributes.get('Name')?.trim() ?? ''
  return name.slice(name.lastIndexOf('#') + 1)
}
