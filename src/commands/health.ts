import type { Config } from '../config/config.ts'

/** The time for an answer, in milliseconds. */
const timeoutMs = 5000

/**
 * `tenon health`: asks the server that runs with the same settings on this machine whether it is healthy, and ends with 1 if it is
 * not or does not answer. For health checks of containers.
 */
export async function askHealth(config: Config): Promise<void> {
  const { Host, HttpPort } = config
  const everywhere = new Map([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '[::1]'],
  ])
  const host = everywhere.get(Host) ?? (Host.includes(':') ? `[${Host}]` : Host)
  const url = `http://${host}:${HttpPort}/_vti_bin/health`
  const problem = await problemOf(url)
  process.stdout.write(problem === undefined ? `${url}: healthy\n` : `${url}: ${problem}\n`)
  if (problem !== undefined) process.exitCode = 1
}

/** What is wrong; undefined if nothing is. */
async function problemOf(url: string): Promise<string | undefined> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), headers: { Accept: 'application/json' } })
    await reply.body?.cancel()
    return reply.ok ? undefined : `the status is ${reply.status}`
  } catch (error) {
    const { message, cause } = error as Error
    return `no answer: ${cause instanceof Error ? cause.message : message}`
  }
}
