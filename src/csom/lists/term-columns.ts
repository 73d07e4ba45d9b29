import { getTerm, queryTermsById } from '../../core/acts/terms/terms.ts'
import { noGuid } from '../../core/content/items/column-terms.ts'
import type { TermState } from '../../core/content/terms/term-store.ts'
import { invalid } from '../../core/kernel/errors.ts'
import type { TermValue } from '../../core/model/lists/field.ts'
import { escapeXml } from '../../formats/xml.ts'
import type { WireContext } from '../../profile/wire-context.ts'
import { keepValue } from '../items/item-writes.ts'
import type { HandlersOf, Objects, ValueOf } from '../objects/object-types.ts'
import { type GivenArgument, isObject, type ServiceObject, serviceObject } from '../objects/objects.ts'
import { guidIn } from '../objects/values.ts'

/** Terms of one value. */
const most = 1_000

/** A term in a text: `Label|id`, with or without its number and `;#` before it. Fails with `invalid_request`. */
function termIn(text: string): TermValue {
  const numbered = text.indexOf(';#')
  const plain = numbered < 0 ? text : text.slice(numbered + 2)
  const bar = plain.lastIndexOf('|')
  const id = bar < 0 ? undefined : guidIn(plain.slice(bar + 1).trim())
  if (id === undefined) throw invalid(`'${text.slice(0, 100)}' is no term: Label|id is needed.`)
  return { Label: plain.slice(0, bar).trim(), TermGuid: id, WssId: -1 }
}

/** The terms in a text with a separator; pieces without an id are the numbers before terms. */
function termsIn(text: string, separator: ';#' | ';'): TermValue[] {
  const pieces = text.split(separator).filter((piece) => piece.trim() !== '' && (separator === ';' || !/^-?\d{1,10}$/.test(piece.trim())))
  if (pieces.length > most) throw invalid(`A column has at most ${most} terms; ${pieces.length} were given.`)
  return pieces.map(termIn)
}

const collected = ({ collected: terms }: ServiceObject): readonly TermValue[] => terms as readonly TermValue[]

/** Terms as a client makes them. Fails with `invalid_request`. */
export function termCollection(ctx: WireContext, text: string | undefined): ServiceObject {
  const made = serviceObject(ctx, 'TaxonomyFieldValueCollection')
  made.collected.push(...termsIn(text ?? '', ';#'))
  return made
}

const termOf = ({ Label, TermGuid, WssId }: ValueOf<'TaxonomyFieldValue'>): TermValue => {
  const id = guidIn(TermGuid ?? '')
  if (id === undefined) throw invalid('TaxonomyFieldValue needs a TermGuid, the id of a term.')
  return { Label: Label ?? '', TermGuid: id, WssId: WssId ?? -1 }
}

/** The terms of a value object, or of a collection. Fails with `invalid_request`. */
function termsOf(given: GivenArgument): readonly TermValue[] {
  if (isObject(given) && given.kind === 'service' && given.type === 'TaxonomyFieldValueCollection') return collected(given)
  if (isObject(given) && given.kind === 'value' && given.type === 'TaxonomyFieldValue')
    return [termOf(Object.fromEntries(given.members) as ValueOf<'TaxonomyFieldValue'>)]
  throw invalid('A TaxonomyFieldValue or the object path of a TaxonomyFieldValueCollection is needed.')
}

const valueOfTerm = ({ value: { row } }: { readonly value: TermState }): TermValue => ({ Label: '', TermGuid: row.id, WssId: -1 })

function set({ value: { field } }: Objects['TaxonomyField'], item: Objects['ListItem'], value: unknown): void {
  keepValue(item, field.internalName, value)
}

const labels = (given: GivenArgument): string =>
  termsOf(given)
    .map(({ Label }) => Label)
    .join(';')

/** The text of terms that the term set of a column has. Fails with `invalid_request`, `reply_too_large`, and as `getTerm`. */
async function validated({ ctx, value: { field } }: Objects['TaxonomyField'], given: GivenArgument): Promise<string> {
  const texts: string[] = []
  const { termSetId = noGuid } = field.settings
  const terms = termsOf(given)
  // One parameter can have many terms, and a request can ask for it often.
  ctx.budget?.spendEntities(terms.length)
  for (const { Label, TermGuid, WssId } of terms) {
    const { row } = await getTerm(ctx, TermGuid)
    const isInSet = termSetId === noGuid || (await queryTermsById(ctx, [row.id], termSetId)).length > 0
    if (!isInSet) throw invalid(`The term '${Label.slice(0, 100)}' is not in the term set of the column '${field.title}'.`)
    texts.push(`${WssId};#${Label}|${row.id}`)
  }
  return texts.join(';#')
}

/** contracts/csom/term-columns.yaml */
export const termColumnMethods: HandlersOf<'TaxonomyField' | 'TaxonomyFieldValueCollection'> = {
  'TaxonomyField.SetFieldValueByValue': (field, [item, value]) => set(field, item, value ? termOf(value) : null),
  'TaxonomyField.SetFieldValueByValueCollection': (field, [item, terms]) => set(field, item, collected(terms)),
  'TaxonomyField.SetFieldValueByTerm': (field, [item, term]) => set(field, item, valueOfTerm(term)),
  'TaxonomyField.SetFieldValueByCollection': (field, [item, terms]) => set(field, item, terms.map(valueOfTerm)),
  'TaxonomyField.GetFieldValueAsText': (_field, [value]) => labels(value),
  'TaxonomyField.GetFieldValueAsHtml': (_field, [value]) => escapeXml(labels(value)),
  'TaxonomyField.GetFieldValueAsTaxonomyFieldValue': (_field, [text]) => termIn(text),
  'TaxonomyField.GetFieldValueAsTaxonomyFieldValueCollection': ({ ctx }, [text]) => termCollection(ctx, text),
  'TaxonomyField.GetValidatedString': (field, [value]) => validated(field, value),

  'TaxonomyFieldValueCollection.PopulateFromLabelGuidPairs': ({ collected: terms }, [text]) => {
    terms.splice(0, terms.length, ...termsIn(text, ';'))
  },
}
