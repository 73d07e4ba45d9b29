import { type Bench, type Check, scenario } from '../check.ts'
import { type BatchedReply, type BatchedRequest, batchOf, readBatch } from '../http/batch.ts'
import { NotSupported, Wrong } from '../results.ts'
import { demandEqual, isMissing, listAt } from '../tools.ts'

async function runBatch(bench: Bench, requests: readonly BatchedRequest[]): Promise<BatchedReply[]> {
  const { body, type } = batchOf(requests)
  const reply = await bench.send('POST', '/_api/$batch', { headers: { 'Content-Type': type, Accept: 'multipart/mixed' }, body })
  if (isMissing(reply)) throw new NotSupported(`a batch is answered with ${reply.status}`, reply.request)
  demandEqual(reply.status, 200, 'the status of the batch', reply)
  try {
    return readBatch(reply.headers.get('content-type'), reply.text)
  } catch (error) {
    throw new Wrong(`the reply is no batch: ${(error as Error).message}`, reply.request)
  }
}

const json = { Accept: 'application/json;odata=nometadata', 'Content-Type': 'application/json' } as const

const add = (bench: Bench, Title: string): BatchedRequest => ({
  method: 'POST',
  url: `${bench.web}${listAt(bench.place.list)}/items`,
  headers: json,
  body: JSON.stringify({ Title }),
})

const read = (bench: Bench, path: string): BatchedRequest => ({
  method: 'GET',
  url: `${bench.web}${path}`,
  headers: { Accept: json.Accept },
})

const titleIn = ({ text }: BatchedReply): unknown => (JSON.parse(text) as { Title?: unknown }).Title

export const batchChecks: readonly Check[] = scenario('batch', 'Batch', [
  [
    'answers-in-order',
    'Each part is answered, in the order of the requests',
    ['runBatch'],
    async (bench) => {
      const [web, one, list, two] = (await runBatch(bench, [
        read(bench, '/_api/web?$select=Title'),
        add(bench, 'in a batch'),
        read(bench, `${listAt(bench.place.list)}?$select=Title`),
        add(bench, 'in a batch too'),
      ])) as [BatchedReply, BatchedReply, BatchedReply, BatchedReply]
      demandEqual([web?.status, one?.status, list?.status, two?.status], [200, 201, 200, 201], 'the statuses')
      demandEqual([titleIn(one), titleIn(list), titleIn(two)], ['in a batch', bench.place.list, 'in a batch too'], 'the titles')
    },
  ],
  [
    'fails-by-part',
    'A part that fails leaves the others as they are',
    ['runBatch'],
    async (bench) => {
      const replies = await runBatch(bench, [
        add(bench, 'before'),
        read(bench, `${listAt(`None ${bench.place.mark}`)}/items`),
        add(bench, 'after'),
      ])
      demandEqual(
        replies.map(({ status }) => status),
        [201, 404, 201],
        'the statuses',
      )
    },
  ],
  [
    'writes',
    'What a batch has written is there',
    ['runBatch', 'getItem'],
    async (bench) => {
      const [made] = await runBatch(bench, [add(bench, 'kept')])
      const { Id } = JSON.parse(made?.text ?? '{}') as { Id?: number }
      const { json: item } = await bench.ask('getItem', 'GET', `${listAt(bench.place.list)}/items(${Id})`, { status: 200 })
      demandEqual(item.Title, 'kept', 'the title')
    },
  ],
])
