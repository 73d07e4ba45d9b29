import { WebSocket } from 'ws'
import { startMeasured } from '../../support/measured/server.ts'
import { basic } from '../../support/server.ts'

/**
 * node test/bench/live/live.ts [--idle N]: live updates. A server in a process of its own, and in this one 1,000
 * subscribers over 100 lists and a writer with 200 items a second; then idle connections (10,000) and what each takes.
 * The time from the request of a write to the message is more than that from its commit; the time from its reply is
 * less. On a busy machine only the second says something.
 */

const lists = 100
const subscribers = 1_000
const writesPerSecond = 200
const seconds = 10
/** Both processes compile their code in the first seconds, which do not count. */
const warmSeconds = 3
const idle = Number(process.argv[process.argv.indexOf('--idle') + 1]) || 10_000

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const headers = { Authorization: basic('admin'), 'Content-Type': 'application/json', Accept: 'application/json;odata=nometadata' }
const server = await startMeasured({ 'Live:Connections': '50000', 'Live:UserConnections': '50000', 'Live:ClientTimeoutSeconds': '600' })
const address = `${server.url.replace('http', 'ws')}/signalr/lists`

async function post(path: string, body: object): Promise<{ readonly Id: number }> {
  const reply = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (reply.status !== 201) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as { readonly Id: number }
}

/** Connects, says its protocol, and joins a group if there is one. */
function connect(group: string | undefined, told: (text: string) => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers: { Authorization: headers.Authorization }, perMessageDeflate: false })
    const call = { type: 1, invocationId: '1', target: 'Subscribe', arguments: [group] }
    socket.on('open', () =>
      socket.send(`{"protocol":"json","version":1}\u001e${group === undefined ? '' : `${JSON.stringify(call)}\u001e`}`),
    )
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.includes(group === undefined ? '{}' : '"type":3')) resolve(socket)
      else told(text)
    })
  })
}

const at = (values: readonly number[], part: number): string => (values[Math.floor((values.length - 1) * part)] ?? Number.NaN).toFixed(1)

for (let index = 0; index < lists; index++) await post('/_api/web/lists', { Title: `L${index}`, BaseTemplate: 100 })
const sent = new Map<string, number>()
const replied = new Map<string, number>()
const times: number[] = []
const arrived: { readonly key: string; readonly at: number }[] = []
const sockets: WebSocket[] = []
let messages = 0
let begun = Number.POSITIVE_INFINITY
for (let index = 0; index < subscribers; index++) {
  const list = `L${index % lists}`
  const socket = await connect(`list::${list}`, (text) => {
    const id = /"itemId":(\d+)/.exec(text)?.[1]
    const key = `${list} ${id}`
    const began = sent.get(key)
    if (began === undefined) return
    messages += 1
    if (began < begun + warmSeconds * 1000) return
    times.push(performance.now() - began)
    arrived.push({ key, at: performance.now() })
  })
  sockets.push(socket)
}
let written = 0
const counts = new Map<string, number>()
begun = performance.now()
const pending: Promise<unknown>[] = []
while (written < writesPerSecond * seconds) {
  const due = Math.floor(((performance.now() - begun) / 1000) * writesPerSecond)
  for (; written < due; written++) {
    const list = `L${written % lists}`
    const id = counts.get(list) ?? 1
    counts.set(list, id + 1)
    // Items of a list are numbered in turn.
    sent.set(`${list} ${id}`, performance.now())
    const done = post(`/_api/web/lists/getbytitle('${list}')/items`, { Title: 'x' })
    pending.push(done.then(({ Id }) => replied.set(`${list} ${Id}`, performance.now())))
  }
  await new Promise((resolve) => setTimeout(resolve, 1))
}
await Promise.all(pending)
await new Promise((resolve) => setTimeout(resolve, 500))
const behind = arrived.map(({ key, at: when }) => when - (replied.get(key) ?? when))
for (const values of [times, behind]) values.sort((one, other) => one - other)
say(
  `${subscribers} subscribers, ${lists} lists, ${writesPerSecond} writes/s: ${messages} of ${written * (subscribers / lists)} messages, ms from request to message: p50 ${at(times, 0.5)}, p99 ${at(times, 0.99)}; from reply to message: p50 ${at(behind, 0.5)}, p99 ${at(behind, 0.99)}`,
)
for (const socket of sockets) socket.terminate()
await new Promise((resolve) => setTimeout(resolve, 1_000))

const heldBefore = await server.held()
for (let made = 0; made < idle; made += 100)
  sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => connect(undefined, () => undefined)))))
await new Promise((resolve) => setTimeout(resolve, 2_000))
const heldAfter = await server.held()
say(`${idle} idle connections: ${((heldAfter - heldBefore) / idle / 1024).toFixed(1)} KB each`)
await server.stop()
process.exit(0)
