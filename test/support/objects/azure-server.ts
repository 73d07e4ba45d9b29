import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BlobServiceClient } from '@azure/storage-blob'
import { freePort } from '../server-process.ts'
import type { ObjectServer } from './object-server.ts'

const program = fileURLToPath(new URL('../../../.azurite/node_modules/azurite/dist/src/blob/main.js', import.meta.url))

/** Whether a server of Azure Blob storage is installed (`.ci/run`). */
export const hasAzureServer = existsSync(program)

const container = 'tenon-tests'
/** The account of every Azurite, which its documentation names. */
const account = 'devstoreaccount1'
const key = Buffer.from('it is known to everybody, and signs the requests of tests alone.').toString('base64')

/** Azurite, a server of Azure Blob storage, in a process of its own, which holds everything in memory. */
export async function startAzureServer(): Promise<ObjectServer> {
  const port = await freePort()
  const words = ['--blobHost', '127.0.0.1', '--blobPort', String(port), '--inMemoryPersistence', '--silent', '--disableTelemetry']
  const env = { PATH: process.env.PATH, AZURITE_ACCOUNTS: `${account}:${key}` }
  const child = spawn(process.execPath, [program, ...words, '--skipApiVersionCheck'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let said = ''
  await new Promise<void>((resolve, reject) => {
    const hear = (text: string) => {
      said = `${said}${text}`.slice(-2_000)
      if (said.includes('successfully listens')) resolve()
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    child.once('exit', () => reject(new Error(`Azurite has ended at its start: ${said}`)))
    child.once('error', reject)
  })
  const connectionString = `DefaultEndpointsProtocol=http;AccountName=${account};AccountKey=${key};BlobEndpoint=http://127.0.0.1:${port}/${account};`
  const client = BlobServiceClient.fromConnectionString(connectionString).getContainerClient(container)
  await client.create()
  const names = async (includeUncommitedBlobs: boolean) => {
    const blobs = await Array.fromAsync(client.listBlobsFlat({ includeUncommitedBlobs }))
    return blobs.map(({ name }) => name)
  }
  return {
    place: { store: 'AzureBlob', connectionString, container, prefix: '' },
    settings: { BlobProvider: 'AzureBlob', 'AzureBlob:ConnectionString': connectionString, 'AzureBlob:Container': container },
    names: () => names(false),
    unfinished: async () => (await names(true)).length - (await names(false)).length,
    halt: () => void child.kill('SIGSTOP'),
    go: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
