import { randomUUID } from 'node:crypto'
import { type Attack, asking, type Battlefield, soapItems } from '../attack.ts'
import { basicOf, headOf, jsonHeaders, queryOf, rawConnection } from '../client.ts'
import { library } from '../seed.ts'

const folder = `/_api/web/getfolderbyserverrelativeurl('${encodeURIComponent(library)}')`
const file = `/_api/web/getfilebyserverrelativeurl('${encodeURIComponent(`${library}/file0.txt`)}')`
const authorization = { Authorization: basicOf('contributor') }
const piece = Buffer.alloc(1_048_576, 'x')

/** Sends a part of what it promised, and goes. */
const dropped = ({ port, n }: Battlefield): Promise<string> => {
  const head = headOf('POST', `${folder}/files/add(url='dropped${n % 20}.bin',overwrite=true)`, {
    ...authorization,
    'Content-Type': 'application/octet-stream',
    'Content-Length': '104857600',
  })
  return rawConnection(port, { first: Buffer.concat([Buffer.from(head), piece]), reads: true, forMs: 300 })
}

/** A transfer in parts that is begun, gets one part more, and is given up; every third is left as it is. */
async function begunAndGivenUp({ ask, n }: Battlefield): Promise<string> {
  const id = randomUUID()
  const send = (call: string, body: Buffer | undefined) =>
    ask({
      method: 'POST',
      path: `${file}/${call}`,
      user: 'contributor',
      headers: { 'Content-Type': 'application/octet-stream' },
      ...(body && { body }),
    })
  const { status } = await send(`startupload(uploadid=guid'${id}')`, piece)
  await send(`continueupload(uploadid=guid'${id}',fileoffset=${piece.length})`, piece)
  if (n % 3 > 0) await send(`cancelupload(uploadid=guid'${id}')`, undefined)
  return String(status)
}

const copied = asking(({ n }) => ({
  method: 'POST',
  path: `/_api/web/getfolderbyserverrelativeurl('${encodeURIComponent(`${library}/a`)}')/copyto('${encodeURIComponent(`${library}/copy${n % 2}`)}')`,
  user: 'contributor',
  headers: jsonHeaders,
}))

/** Files, folders and what is below them. */
export const fileAttacks: readonly Attack[] = [
  { name: 'uploads-dropped', restMs: 1000, strike: dropped },
  { name: 'transfers-given-up', restMs: 2000, strike: begunAndGivenUp },
  { name: 'folders-copied', restMs: 6000, strike: copied },
  {
    name: 'folders-deep',
    restMs: 3000,
    strike: asking(() => ({
      path: `${folder}?${queryOf({ $expand: 'Folders/Folders/Folders/Folders/Files,Folders/Folders/Files/ListItemAllFields,Folders/Files' })}`,
      user: 'visitor',
    })),
  },
  { name: 'storage-metrics', restMs: 2000, strike: asking(() => ({ path: `${folder}/storagemetrics`, user: 'visitor' })) },
  {
    name: 'soap-recursive-folders',
    restMs: 3000,
    strike: soapItems(
      '<listName>Documents</listName><queryOptions><QueryOptions><ViewAttributes Scope="RecursiveAll"/></QueryOptions></queryOptions><rowLimit>5000</rowLimit>',
    ),
  },
  {
    name: 'many-ranges',
    restMs: 1000,
    strike: asking(() => ({
      path: `${encodeURI(library)}/file0.txt`,
      user: 'visitor',
      headers: { Range: `bytes=${Array.from({ length: 1500 }, (_, n) => `${n}-`).join(',')}` },
    })),
  },
]
