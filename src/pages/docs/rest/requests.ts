import type { ShownOperation, ShownValue } from './contract.ts'

/** The address at which the samples find a server that was just started. */
const origin = 'http://127.0.0.1:5000'

/** A request for an operation in several languages. */
export function requestSamples(operation: ShownOperation): readonly (readonly [name: string, text: string])[] {
  const request = requestOf(operation)
  return [
    ['curl', curl(request)],
    ['JavaScript', javaScript(request)],
    ['Python', python(request)],
  ]
}

interface SampleRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: string | undefined
  readonly isOpen: boolean
}

function requestOf({ method, path, parameters, body, isOpen }: ShownOperation): SampleRequest {
  const filled = path.replace(/\{(\w+)\}/g, (whole, name: string) => encoded(parameters, name) ?? whole)
  const query = parameters.filter(({ place, required }) => place === 'query' && required)
  const asked = query.map(({ name, example = '' }) => `${name}=${encodeURIComponent(example)}`).join('&')
  const isOData = path.startsWith('/_api')
  const type = body?.types.find((one) => one === 'application/json') ?? body?.types[0]
  return {
    method,
    url: `${origin}${filled}${asked === '' ? '' : `?${asked}`}`,
    headers: [
      ...(isOData ? [['Accept', 'application/json;odata=nometadata'] as const] : []),
      ...(type !== undefined && type !== '*/*' ? [['Content-Type', type] as const] : []),
    ],
    body: body && (body.sample ?? '…'),
    isOpen,
  }
}

/** The example of a parameter in an address: quotes are doubled, as in OData. */
function encoded(parameters: readonly ShownValue[], name: string): string | undefined {
  const example = parameters.find((one) => one.name === name && one.place === 'path')?.example
  return example === undefined ? undefined : encodeURIComponent(example.replaceAll("'", "''")).replaceAll('%2F', '/').replaceAll("'", '%27')
}

const shellQuoted = (value: string) => `'${value.replaceAll("'", "'\\''")}'`

function curl({ method, url, headers, body, isOpen }: SampleRequest): string {
  const parts = [
    `curl${isOpen ? '' : ' -u ann:x'}${method === 'GET' ? '' : ` -X ${method}`} ${url.includes("'") ? `"${url.replaceAll('$', '\\$')}"` : shellQuoted(url)}`,
    ...headers.map(([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${shellQuoted(body)}`]),
  ]
  return parts.join(' \\\n  ')
}

function javaScript({ method, url, headers, body, isOpen }: SampleRequest): string {
  const all = [
    ...(isOpen ? [] : [`    Authorization: 'Basic ' + btoa('ann:x'),`]),
    ...headers.map(([name, value]) => `    '${name}': '${value}',`),
  ]
  return [
    `const reply = await fetch(${JSON.stringify(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(all.length > 0 ? ['  headers: {', ...all, '  },'] : []),
    ...(body === undefined
      ? []
      : [`  body: ${body.startsWith('{') ? `JSON.stringify(${body.replaceAll('\n', '\n  ')})` : JSON.stringify(body)},`]),
    '})',
    'console.log(reply.status, await reply.text())',
  ].join('\n')
}

const pythonWords: ReadonlyMap<string, string> = new Map([
  ['true', 'True'],
  ['false', 'False'],
  ['null', 'None'],
])

/** The value at the end of a line of indented JSON. */
const pythonWord = /\b(?:true|false|null)(?=,?$)/

function python({ method, url, headers, body, isOpen }: SampleRequest): string {
  const isJson = body?.startsWith('{')
  const shownBody = isJson
    ? body
        ?.split('\n')
        .map((line) => line.replace(pythonWord, (word) => pythonWords.get(word) ?? word))
        .join('\n')
    : JSON.stringify(body)
  return [
    'import requests',
    '',
    `reply = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    ...(isOpen ? [] : [`    auth=("ann", "x"),`]),
    ...(headers.length > 0 ? [`    headers={${headers.map(([name, value]) => `"${name}": "${value}"`).join(', ')}},`] : []),
    ...(body === undefined ? [] : [`    ${isJson ? 'json' : 'data'}=${(shownBody ?? '').replaceAll('\n', '\n    ')},`]),
    ')',
    'print(reply.status_code, reply.text)',
  ].join('\n')
}
