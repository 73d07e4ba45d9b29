import { type Contract, type Operation, operationsOf, type Parameter, type PathItem, resolve, type Schema } from '../contract.ts'

const odata = ['/_api/', '/_vti_bin/listdata.svc/']
const isOData = (path: string): boolean => odata.some((prefix) => path.startsWith(prefix))

const updates = 'Does what PUT does. OpenAPI has no MERGE, and PATCH would be the same operation twice.'
const reads =
  'A POST reads what can only be read or deleted, and is refused as GET is: declared, every such operation would stand here twice.'
const readsBare = 'A POST without a body reads, and is refused as GET is; one with a body is refused, because a change names its method.'
const readsPart =
  'A GET reads what the name leads to, at the address of the entity before it: names may follow one another there, which OpenAPI cannot say.'
const nowhere =
  'Neither XML nor a column can hold this character, so it is refused where a text is stored or names something. A schema would have to say so of every text.'

/**
 * Writes beside each operation what the server does beyond what OpenAPI can say of one operation, with the reason, in place:
 * `x-also-answers`, the methods that the address answers too; `x-default` of a body, what a missing body means; `x-refuses`, a
 * character that no text may have. They follow from the shape of the contract (protocol/addresses#methods), and tests hold the server to them.
 */
export function addMarks(contract: Contract): void {
  for (const [path, item] of Object.entries(contract.paths)) if (isOData(path)) addMethods(contract, path, item)
  for (const { path, operation, parameters } of operationsOf(contract)) {
    if (isOData(path)) allowEmptyBody(contract, operation)
    if (takesText(operation, parameters)) operation['x-refuses'] = { 'U+0000': nowhere }
  }
}

const methods = ['get', 'put', 'post', 'delete', 'patch']
const operationIn = (item: PathItem, method: string): Operation | undefined => item[method] as Operation | undefined

/** PATCH and MERGE beside PUT, POST beside a GET without one, and the methods of the first address of the same thing. */
function addMethods(contract: Contract, path: string, item: PathItem): void {
  const own = methods.filter((method) => item[method])
  const first = firstAddress(contract, path)
  const others = first === undefined ? [] : methods.filter((method) => contract.paths[first]?.[method] && !own.includes(method))
  const answers: Record<string, string> = {}
  for (const method of others) answers[method.toUpperCase()] = `This is another address of ${first}, and answers all that it does.`
  if ([...own, ...others].includes('put')) Object.assign(answers, { PATCH: updates, MERGE: updates })
  const read = operationIn(item, 'get')
  const changes = [...own, ...others].filter((method) => method !== 'get' && method !== 'delete')
  if (!changes.includes('post') && read && isReadByPost(contract, path, read)) answers.POST = changes.length === 0 ? reads : readsBare
  if (!own.includes('get') && namesPart(contract, path)) answers.GET = readsPart
  const beside = operationIn(item, 'put') ?? read ?? operationIn(item, own[0] ?? '')
  if (beside && Object.keys(answers).length > 0) beside['x-also-answers'] = answers
}

/** Whether the last segment of an address is any name of the entity before it. */
function namesPart(contract: Contract, path: string): boolean {
  const end = path.lastIndexOf('/')
  const reply = operationIn(contract.paths[path.slice(0, end)] ?? {}, 'get')?.responses['200']
  return /^\{\w+\}$/.test(path.slice(end + 1)) && reply !== undefined && resolve(contract, reply)['x-odata']?.entity !== undefined
}

/** The first address of the thing at `path`, if that is another one which the contract has. */
function firstAddress(contract: Contract, path: string): string | undefined {
  for (const { canonical, forms, lookedUp = [] } of contract['x-addresses']) {
    const form = [...forms, ...lookedUp].find((one) => path.startsWith(one))
    const first = form === undefined ? undefined : canonical + path.slice(form.length)
    if (first !== undefined && contract.paths[first]) return first
  }
  return undefined
}

/** A collection is not read by POST, which means to create there, unless it has arguments or its name begins with `get`. */
function isReadByPost(contract: Contract, path: string, { responses }: Operation): boolean {
  const reply = responses['200'] && resolve(contract, responses['200'])
  const isGetter = path.slice(path.lastIndexOf('/') + 1).startsWith('get')
  return path.startsWith('/_api/') && (reply?.['x-odata']?.collection === undefined || path.endsWith(')') || isGetter)
}

/** A missing body is an object without members, which is right where the schema demands none. */
function allowEmptyBody(contract: Contract, { requestBody }: Operation): void {
  const json = requestBody?.content['application/json']
  if (!requestBody?.required || !json) return
  const schemas = Object.values(requestBody.content).map(({ schema }): Schema => resolve(contract, schema))
  if (schemas.some(({ type, required = [] }) => (type !== undefined && type !== 'object') || required.length > 0)) return
  requestBody.required = false
  requestBody['x-default'] = {}
}

const takesText = ({ requestBody }: Operation, parameters: readonly Parameter[]): boolean =>
  requestBody !== undefined ||
  parameters.some((one) => one.in !== 'header' && one.schema.type !== 'integer' && one.schema.type !== 'boolean')
