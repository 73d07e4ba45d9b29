import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { readConfig } from '../../../src/config/config.ts'
import { startServer } from '../../support/server.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Definition {
  readonly image: string
  readonly command: readonly string[]
  readonly ports: readonly number[]
  readonly healthPath: string
}
interface Kit {
  definitionOf(options: { image?: string; settings?: Record<string, unknown>; token?: string }): Definition
  callEmulator(url: string, token: string, method: string, path: string, body?: unknown): Promise<unknown>
}
const { definitionOf, callEmulator } = (await import(join(root, 'kits/testcontainers/definition.js'))) as Kit

it('the definition for Testcontainers fits the image, and needs a token', () => {
  expect(definitionOf({ token: 't' })).toMatchObject({ image: 'tenon:0.1.0', ports: [5000], healthPath: '/_vti_bin/health' })
  expect(definitionOf({ token: 't', settings: { 'Security:HttpsEnabled': true } }).ports).toEqual([5000, 5001])
  expect(() => definitionOf({})).toThrow(/Give a token/)
})

it('a server that starts with the command of the definition answers, and is put back', async () => {
  const { command, healthPath } = definitionOf({ token: 'secret', settings: { Profile: 'SharePoint' } })
  expect(readConfig({ argv: command, env: { SVC_HOST: '0.0.0.0' }, cwd: '/nowhere' })).toHaveProperty('config')
  const settings = Object.fromEntries(command.map((word) => word.slice(2).split('=', 2) as [string, string]))
  const server = await startServer({ settings })
  try {
    expect((await fetch(server.url + healthPath)).status).toBe(200)
    expect(await callEmulator(server.url, 'secret', 'POST', 'reset')).toBeUndefined()
    await expect(callEmulator(server.url, 'wrong', 'POST', 'reset')).rejects.toThrow(/POST \/_emulator\/reset: 40\d/)
  } finally {
    await server.stop()
  }
})
