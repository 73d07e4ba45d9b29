import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Passes connections on to several servers, one after the other. */
export interface Balancer {
  readonly url: string
  close(): Promise<void>
}

/**
 * Listens, and gives each connection to the next of these servers that accepts it. A connection whose server ends is reset, as
 * clients of a server that was killed see it.
 */
export async function balance(urls: readonly string[]): Promise<Balancer> {
  const sockets = new Set<Socket>()
  let next = 0
  const server = createServer({ pauseOnConnect: true }, (client) => {
    sockets.add(client)
    client.on('close', () => sockets.delete(client))
    client.on('error', () => undefined)
    next += 1
    reach(client, next, urls.length)
  })
  const reach = (client: Socket, at: number, tries: number): void => {
    if (tries === 0) return void client.resetAndDestroy()
    const { hostname, port } = new URL(urls[at % urls.length] ?? '')
    const behind = connect(Number(port), hostname)
    let isReached = false
    behind.once('connect', () => {
      isReached = true
      client.pipe(behind)
      behind.pipe(client)
      client.resume()
    })
    behind.on('error', () => (isReached ? client.resetAndDestroy() : reach(client, at + 1, tries - 1)))
    client.once('close', () => behind.destroy())
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
