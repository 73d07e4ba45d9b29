import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basic } from '../server.ts'

const pages = ['functions.md', 'client-calls.md']
const folder = join(import.meta.dirname, '../../../docs/protocol')

const placeOf = (place: string): string =>
  place.startsWith('api')
    ? `/_api${place.slice('api'.length)}`
    : place === 'site'
      ? '/_api/site'
      : place === 'web'
        ? '/_api/web'
        : `/_api/web/${place}`

/** The addresses in the tables of the pages about calls that are not there. */
export const missingCalls: readonly string[] = pages
  .flatMap((page) => readFileSync(join(folder, page), 'utf8').split('\n'))
  .flatMap((line) => {
    const [, place, functions] = /^\| `([^`]+)` \| ([^|]+) \|/.exec(line) ?? []
    if (place === undefined || functions === undefined) return []
    return [...functions.matchAll(/`([^`]+)`/g)].map(([, name]) => `${placeOf(place)}/${name}`)
  })

/** The address without arguments, whose values do not matter. */
const written = (address: string): string => {
  const plain = address.toLowerCase().replaceAll(/\([^()]*\)/g, '')
  return otherNames.reduce((text, [other, name]) => text.replace(other, name), plain)
}

/** Other addresses of what the pages name. */
const otherNames: readonly (readonly [string, string])[] = [
  ['microsoft.office.server.search.rest.searchservice', 'search'],
  ['sp.userprofiles.profileloader.getprofileloader/getuserprofile/followedcontent', 'sp.userprofiles.followedcontent'],
]
const named = new Set(missingCalls.map(written))

/** Whether a page names an address, or the service or the entity that it is below. */
function isNamed(address: string): boolean {
  const whole = written(address)
  return [...whole.matchAll(/[/.]|$/g)].some(({ index }) => named.has(whole.slice(0, index)))
}

/** A call of a client, by a name for people, with the addresses that may be its own. */
export interface ClientCall {
  readonly name: string
  readonly addresses: readonly string[]
}

/** What the server has for a call: an address, the words that only the hosted service has it, or words or a line on one of the pages about a part that is not here. */
type CallClass = 'address' | 'hosted' | 'named' | 'none'

async function classOf(server: { readonly url: string }, address: string): Promise<CallClass> {
  const words = (await refusalOf(server, address, 'GET')) && (await refusalOf(server, address, 'POST'))
  if (words === undefined) return 'address'
  if (/only the hosted service has\. The nearest address here is/.test(words)) return 'hosted'
  if (/this server does not have\. The nearest address here is/.test(words)) return 'named'
  return isNamed(`/_api/${address}`) ? 'named' : 'none'
}

/** What the server says of something that is not an address; undefined for an address. */
async function refusalOf({ url }: { readonly url: string }, address: string, method: string): Promise<string | undefined> {
  const headers = { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' }
  const reply = await fetch(`${url}/_api/${address}`, { method, headers })
  const text = await reply.text()
  // A name of a property that is not there is quoted alone; the address of a call is quoted whole.
  return reply.status === 404 && /'\/_api\/[^"]{0,500}' is not an address/.test(text) ? text : undefined
}

/** A list with an item, and a file: below what is missing nothing is asked. */
export async function prepare({ url }: { readonly url: string }): Promise<void> {
  const post = (path: string, body: string) =>
    fetch(`${url}/_api/web/${path}`, {
      method: 'POST',
      headers: { Authorization: basic('admin'), 'Content-Type': 'application/json' },
      body,
    })
  await post('lists', JSON.stringify({ Title: 'Tasks', BaseTemplate: 107 }))
  await post("lists/getbytitle('Tasks')/items", JSON.stringify({ Title: 'one' }))
  await post('lists', JSON.stringify({ Title: 'Shared Documents', BaseTemplate: 101 }))
  await post("getfolderbyserverrelativeurl('/Shared Documents')/files/add(url='a.txt',overwrite=true)", 'abc')
}

/** Asks for each call; how many there are of each class, and the names of those that are in none. */
export async function classify(server: { readonly url: string }, calls: readonly ClientCall[]) {
  const counts: Record<CallClass, number> = { address: 0, hosted: 0, named: 0, none: 0 }
  const none: string[] = []
  const order: readonly CallClass[] = ['address', 'hosted', 'named', 'none']
  for (const { name, addresses } of calls) {
    const classes = await Promise.all(addresses.map((address) => classOf(server, address)))
    const best = order.find((one) => classes.includes(one)) ?? 'none'
    counts[best]++
    if (best === 'none') none.push(name)
  }
  return { counts, none }
}
