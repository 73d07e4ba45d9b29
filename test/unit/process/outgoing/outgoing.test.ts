import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseAllowedHosts } from '../../../../src/process/outgoing/allowed-hosts.ts'
import { createOutgoing, type OutgoingOptions } from '../../../../src/process/outgoing/outgoing.ts'
import { receive } from '../../../support/webhooks/receiver.ts'

const receiver = await receive()

const outgoing = (hosts: readonly string[], more: Partial<OutgoingOptions> = {}) =>
  createOutgoing({ allowed: parseAllowedHosts(hosts), timeoutMs: 1_000, ownPorts: () => new Set(), ...more })

const post = (to: ReturnType<typeof outgoing>, url: string) => to.post({ url, type: 'text/plain', body: 'x' })

describe('which addresses may be called', () => {
  const refusal = (hosts: readonly string[], name: string, address = name) => parseAllowedHosts(hosts).refusalOf(name, address)
  const notPublic = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '198.18.0.1', '224.0.0.1'],
    ...['255.255.255.255', '::', '::1', 'fe80::1', 'fc00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1'],
    ...['2002:7f00:1::', '2001::1', '2001:db8::1'],
  ]

  it.each(notPublic)('%s only if it is named, not with * and not with the name that leads there', (address) => {
    expect(refusal(['*'], 'hooks.example.com', address)).toMatch(/not public/)
    expect(refusal(['hooks.example.com'], 'hooks.example.com', address)).toMatch(/not public/)
    expect(refusal([address], 'hooks.example.com', address)).toBeUndefined()
  })

  it('* allows public addresses, a name those that it leads to, a network everything in it', () => {
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) {
      expect(refusal(['*'], address)).toBeUndefined()
      expect(refusal(['hooks.example.com'], 'hooks.example.com', address)).toBeUndefined()
      expect(refusal(['hooks.example.com'], 'other.example.com', address)).toMatch(/does not allow the host/)
      expect(refusal([], 'hooks.example.com', address)).toMatch(/does not allow/)
    }
    expect(refusal(['*.example.com'], 'a.b.example.com', '8.8.8.8')).toBeUndefined()
    expect(refusal(['*.example.com'], 'example.com', '8.8.8.8')).toMatch(/does not allow/)
    expect(refusal(['*.example.com'], 'badexample.com', '8.8.8.8')).toMatch(/does not allow/)
    expect(refusal(['10.0.0.0/8'], 'inside', '10.9.9.9')).toBeUndefined()
    expect(refusal(['10.0.0.0/8'], '::ffff:10.0.0.1')).toBeUndefined()
    expect(refusal(['10.0.0.0/8'], 'inside', '11.0.0.1')).toMatch(/does not allow/)
    expect(refusal(['localhost'], 'localhost', '::1')).toBeUndefined()
    expect(refusal(['[::1]'], '::1')).toBeUndefined()
    expect(refusal(['Bücher.example'], 'xn--bcher-kva.example', '8.8.8.8')).toBeUndefined()
  })

  it.each(['', 'a b', 'http://a', 'a:80', 'a/b', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/-1', 'a.*', '**', '*.'])(
    '%j is no entry',
    (text) => {
      expect(() => parseAllowedHosts([text])).toThrow(/neither a host name/)
    },
  )
})

describe('a name whose address changes', () => {
  it('is looked up once for a request, and the address that was checked is the one that is called', async () => {
    let calls = 0
    // The first answer may be called; a second look-up would lead elsewhere.
    const lookup = () => Promise.resolve([calls++ === 0 ? '127.0.0.1' : '127.0.0.2'])
    const to = outgoing(['hooks.example.com', '127.0.0.1'], { lookup })
    const before = receiver.posts.length
    expect(await post(to, `http://hooks.example.com:${receiver.port}/a`)).toMatchObject({ kind: 'answered', status: 200 })
    expect(calls).toBe(1)
    expect(receiver.posts.slice(before)).toMatchObject([{ headers: { host: `hooks.example.com:${receiver.port}` } }])
    expect(await post(to, `http://hooks.example.com:${receiver.port}/b`)).toMatchObject({ kind: 'failed', why: /not public/ })
    expect(receiver.posts).toHaveLength(before + 1)
  })

  it('of several addresses the first one that may be called is taken', async () => {
    const lookup = () => Promise.resolve(['10.0.0.1', '127.0.0.1'])
    const to = outgoing(['hooks.example.com', '127.0.0.1'], { lookup })
    expect(await post(to, `http://hooks.example.com:${receiver.port}/`)).toMatchObject({ kind: 'answered' })
  })

  it('is not found, has no address, or takes too long', async () => {
    const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }))
    const at = 'http://hooks.example.com/'
    expect(await post(outgoing(['*'], { lookup: failing('ENOTFOUND') }), at)).toEqual({
      kind: 'failed',
      why: 'its host name was not found',
    })
    expect(await post(outgoing(['*'], { lookup: () => Promise.resolve([]) }), at)).toMatchObject({ why: 'its name has no address' })
    const endless = () => new Promise<string[]>(() => undefined)
    expect(await post(outgoing(['*'], { lookup: endless, timeoutMs: 50 }), at)).toMatchObject({ why: 'it timed out after 0.05 s' })
  })
})

describe('the ports of the server itself', () => {
  it.each(['127.0.0.1', '127.9.9.9', '0.0.0.0', '[::1]', '[::]', '[::ffff:127.0.0.1]', '2130706433'])(
    'are not called at %s',
    async (host) => {
      const to = outgoing(['0.0.0.0/0', '::/0'], { ownPorts: () => new Set([receiver.port]) })
      const before = receiver.posts.length
      expect(await post(to, `http://${host}:${receiver.port}/`)).toEqual({ kind: 'failed', why: 'it is an address of this server itself' })
      expect(receiver.posts).toHaveLength(before)
    },
  )

  it('are not called by a name either, also on the usual port', async () => {
    const to = outgoing(['localhost'], { ownPorts: () => new Set([80]), lookup: () => Promise.resolve(['127.0.0.1']) })
    expect(await post(to, 'http://localhost./')).toMatchObject({ why: /this server itself/ })
  })
})

describe('a reply', () => {
  it('of a server that closes the connection, or that is cut, is a failure or has no text', async () => {
    const raw = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', (text) => {
        if (String(text).includes('/cut')) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf')
        else socket.destroy()
      })
    })
    onTestFinished(() => void raw.close())
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve))
    const { port } = raw.address() as { port: number }
    const to = outgoing(['127.0.0.1'])
    expect(await post(to, `http://127.0.0.1:${port}/`)).toEqual({ kind: 'failed', why: 'the connection was closed before a reply' })
    expect(await post(to, `http://127.0.0.1:${port}/cut`)).toEqual({ kind: 'answered', status: 200, said: undefined })
  })

  it('is broken off when the server stops', async () => {
    receiver.answer = () => undefined
    onTestFinished(() => {
      receiver.answer = undefined
    })
    const stopping = new AbortController()
    const result = outgoing(['127.0.0.1']).post({ url: receiver.url, type: 'text/plain', body: '' }, stopping.signal)
    stopping.abort()
    expect(await result).toEqual({ kind: 'failed', why: 'the server is stopping' })
  })
})
