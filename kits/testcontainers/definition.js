/** What a container of the image needs, in plain values: for Testcontainers, and for anything else that starts containers. */

/** The ports of the image: HTTP, and HTTPS if it is on. */
export const ports = { http: 5000, https: 5001 }

/** Answers 200 when the server is ready. */
export const healthPath = '/_vti_bin/health'

/**
 * The definition of a container. `settings` are those of `tenon --help` by key; data is in memory unless they say otherwise.
 * `token` protects the addresses below /_emulator: in a container the server listens to more than its own machine, and refuses to start
 * without one.
 */
export function definitionOf({ image = 'tenon:0.1.0', settings = {}, token }) {
  if (typeof token !== 'string' || token === '') throw new Error('Give a token for the addresses below /_emulator: { token: "…" }')
  const all = {
    StorageProvider: 'InMemory',
    'Security:HttpsEnabled': false,
    'Emulator:Enabled': true,
    'Emulator:Token': token,
    ...settings,
  }
  const command = Object.entries(all).map(([key, value]) => `--${key}=${value}`)
  return { image, command, ports: [ports.http, ...(all['Security:HttpsEnabled'] ? [ports.https] : [])], healthPath }
}

/** Calls an address below /_emulator, such as `POST reset`. Fails with the message of the server. */
export async function callEmulator(url, token, method, path, body) {
  const headers = { 'X-Emulator-Token': token, ...(body !== undefined && { 'Content-Type': 'application/json' }) }
  const reply = await fetch(`${url}/_emulator/${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const text = await reply.text()
  if (!reply.ok) throw new Error(`${method} /_emulator/${path}: ${reply.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}
