import { reservedReach } from '../core/model/sites/reserved-names.ts'
import { percentDecoded } from '../formats/percent.ts'
import type { AddressedEdge, Edge } from '../http/way/edge.ts'
import { belongsToFarm } from '../http/way/farm-policy.ts'
import type { Column, Route, WayParts } from '../http/way/state.ts'
import type { Table } from '../http/way/table.ts'
import { createWay, type Way } from '../http/way/way.ts'

export interface Edges {
  readonly rest: Edge
  readonly soap: Edge
  readonly csom: Edge
  readonly files: Edge
  readonly identity: AddressedEdge
  readonly pages: AddressedEdge
  readonly admin: AddressedEdge
  /** Without it no editor in the browser can open files. */
  readonly wopi?: AddressedEdge
  readonly live: AddressedEdge
  /** Without it nothing is served at `/metrics`. */
  readonly metrics?: AddressedEdge
  /** Without it `/_emulator` does not exist. */
  readonly emulator?: AddressedEdge
}

/** The edges behind the request pipeline; `rows` are its steps, if they are not the usual ones. */
export const createApp = (parts: WayParts, edges: Edges, rows?: Table): Way => createWay(parts, (path) => routeOf(edges, path), rows)

/** The beginning of `/_api/…`, `/_vti_bin/…` or the other address of the administration service in a path, in any case; the first one counts. */
const edgeMark = /\/(?=(?:_api|_vti_bin)(?:\/|$)|_vti_adm\/+admin\.asmx\/?$)/i
const soapPath = /^\/_vti_(?:bin|adm)\/+([^/]+)\.asmx\/?$/i
const objectModelPath = /^\/_vti_bin\/+client\.svc(?:\/+(processquery))?\/?$/i

/** The site map: the edge for each path. */
function routeOf(edges: Edges, path: string): Route {
  const mark = edgeMark.exec(path)?.index
  if (mark === undefined) return elsewhere(edges, path)
  const prefix = path.slice(0, mark)
  const own = path.slice(mark)
  // The operations of the farm below `/_api` belong to the server, not to a site.
  if (mark === 0 && edges.admin.serves(path)) return { column: 'admin', edge: edges.admin, prefix: path, path }
  if (mark === 0 && edges.wopi?.serves(path)) return { column: 'identity', edge: edges.wopi, prefix: path, path }
  const service = soapPath.exec(own)?.[1]
  if (service !== undefined) return { column: 'soap', edge: edges.soap, prefix, path: service }
  const objects = objectModelPath.exec(own)
  if (objects) return { column: 'soap', edge: edges.csom, prefix, path: objects[1] ?? '' }
  return { column: 'rest', edge: edges.rest, prefix, path: own }
}

const emulatorPath = /^\/+_emulator(?:\/|$)/i

/** Whether a path belongs to the emulator, unnecessary percent-encoding or not. */
const isBelowEmulator = (path: string): boolean => emulatorPath.test(percentDecoded(path) ?? path)

/** Where load balancers and browsers look for what REST has at `/_vti_bin`. */
const shortAddresses: ReadonlyMap<string, string> = new Map([
  ['/health', '/_vti_bin/health'],
  ['/live', '/_vti_bin/health'],
  ['/ready', '/_vti_bin/ready'],
])

const firstSegment = /^\/+([^/]*)/

/** A path that is neither below `/_api` nor below `/_vti_bin`. */
function elsewhere({ rest, identity, pages, admin, live, metrics, emulator, files }: Edges, path: string): Route {
  const to = (column: Exclude<Column, 'part'>, edge: Edge | undefined): Route => ({ column, edge, prefix: path, path })
  const [, first = ''] = firstSegment.exec(path) ?? []
  if (first !== '' && reservedReach(first) === undefined) return to('files', files)
  // Its operations need no caller, like those of the identity edge. Without it nothing is there, for nobody.
  if (isBelowEmulator(path)) return to('identity', emulator)
  if (belongsToFarm(path)) return to('admin', admin)
  // What browsers report to the administration.
  if (admin.serves(path)) return to('admin', admin)
  if (live.serves(path)) return { column: 'live', edge: live, prefix: '', path }
  if (identity.serves(path)) return to('identity', identity)
  if (pages.serves(path)) return to('pages', pages)
  const short = shortAddresses.get(path.toLowerCase())
  if (short !== undefined) return { column: 'rest', edge: rest, prefix: '', path: short }
  if (metrics?.serves(path)) return to('pages', metrics)
  return to('files', files)
}
