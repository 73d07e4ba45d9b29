import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { basic, startServer } from '../../../support/server.ts'
import { accepts, expectRefusal } from '../../../support/wire.ts'

/** The limits of one user's unfinished uploads. */
const server = await startServer({
  settings: { 'Identity:DefaultGroup': 'Members', 'Limits:BegunUploads': '3', 'Limits:BegunUploadBytes': '2048' },
})
afterAll(() => server.stop())
const clientOf = (user: string) => createContractClient(server.url, { Authorization: basic(user), Accept: accepts.nometadata })
type Client = ReturnType<typeof clientOf>

const library = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
const file = "/_api/web/getfilebyserverrelativeurl('/Shared Documents/big.bin')"
await clientOf('admin').call('POST', `${library}/files/add(url='big.bin',overwrite=true)`, { body: 'x' })

const start = (by: Client, id: string, bytes: number) =>
  by.call('POST', `${file}/startupload(uploadid=guid'${id}')`, { body: 'x'.repeat(bytes) })
const goOn = (by: Client, id: string, offset: number, bytes: number) =>
  by.call('POST', `${file}/continueupload(uploadid=guid'${id}',fileoffset=${offset})`, { body: 'x'.repeat(bytes) })
const cancel = (by: Client, id: string) => by.call('POST', `${file}/cancelupload(uploadid=guid'${id}')`)
const finish = (by: Client, id: string, offset: number) =>
  by.call('POST', `${file}/finishupload(uploadid=guid'${id}',fileoffset=${offset})`, { body: '' })

let user = 0
let ann = clientOf('ann')
beforeEach(() => {
  user += 1
  ann = clientOf(`ann${user}`)
})

describe('the number of begun uploads', () => {
  it('is refused above the limit, by a reason that says what to do, until one is finished or cancelled', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of ids) expect((await start(ann, id, 10)).status).toBe(200)
    const more = randomUUID()
    expectRefusal(
      await start(ann, more, 10),
      413,
      /the 3 that one user may leave unfinished \(setting Limits:BegunUploads\)\. Finish or cancel one/,
    )
    // An upload that has begun continues.
    expect((await goOn(ann, ids[0] as string, 10, 5)).json.value).toBe(15)
    await cancel(ann, ids[1] as string)
    expect((await start(ann, more, 10)).status).toBe(200)
    expectRefusal(await start(ann, randomUUID(), 10), 413, /Limits:BegunUploads/)
    expect((await finish(ann, ids[0] as string, 15)).status).toBe(200)
    expect((await start(ann, randomUUID(), 10)).status).toBe(200)
  })

  it('of one user is no other user’s', async () => {
    for (let index = 0; index < 3; index += 1) expect((await start(ann, randomUUID(), 1)).status).toBe(200)
    expect((await start(clientOf(`bob${user}`), randomUUID(), 1)).status).toBe(200)
  })
})

describe('the bytes of begun uploads', () => {
  it('may be the limit, and not one more, over all of them', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    expect((await start(ann, one, 1000)).status).toBe(200)
    expect((await start(ann, other, 1000)).status).toBe(200)
    expectRefusal(await goOn(ann, one, 1000, 49), 413, /2048 bytes that one user may leave unfinished \(setting Limits:BegunUploadBytes\)/)
    // The server keeps none of its bytes.
    expect((await goOn(ann, one, 1000, 48)).json.value).toBe(1048)
    expectRefusal(await goOn(ann, other, 1000, 1), 413, /BegunUploadBytes/)
    expectRefusal(await start(ann, randomUUID(), 1), 413, /BegunUploadBytes/)
    expect((await finish(ann, one, 1048)).json.Length).toBe(1048)
    expect((await goOn(ann, other, 1000, 1)).json.value).toBe(1001)
  })

  it('of a first part that is too large are refused', async () => {
    expectRefusal(await start(ann, randomUUID(), 2049), 413, /BegunUploadBytes/)
    expect((await start(ann, randomUUID(), 2048)).status).toBe(200)
  })
})
