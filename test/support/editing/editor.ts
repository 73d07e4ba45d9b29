import type { ContractClient, Reply } from '../contract-client.ts'

const host = '/_vti_bin/wopi.ashx'

/** An editor with a session: the operations of a WOPI client on one file. */
export interface Editor {
  readonly sessionId: string
  readonly fileId: string
  readonly token: string
  readonly canWrite: boolean
  info(): Promise<Reply>
  read(headers?: Readonly<Record<string, string>>): Promise<Reply>
  write(body: string, lock?: string): Promise<Reply>
  lock(lock: string, old?: string): Promise<Reply>
  getLock(): Promise<Reply>
  refresh(lock: string): Promise<Reply>
  unlock(lock: string): Promise<Reply>
  rename(name: string, lock?: string): Promise<Reply>
  remove(): Promise<Reply>
  /** PutRelativeFile: `headers` without `X-WOPI-`. */
  beside(headers: Readonly<Record<string, string>>, body?: string): Promise<Reply>
  close(): Promise<Reply>
}

/** An editor with the address that a host has given out. */
export function editorAt(
  anybody: ContractClient,
  url: string,
): Pick<Editor, 'info' | 'read' | 'lock' | 'rename' | 'remove' | 'token' | 'fileId'> {
  const { pathname, searchParams } = new URL(url)
  const fileId = pathname.split('/').at(-1) ?? ''
  return editorWith(anybody, { fileId, token: searchParams.get('access_token') ?? '', sessionId: '', canWrite: true })
}

/** Asks for a session of the signed-in user of a client. */
export const openSession = (user: ContractClient, url: string): Promise<Reply> => user.call('POST', `${host}/sessions`, { body: { url } })

/** Opens a session, whose requests `anybody` sends: they are not signed in. */
export async function editorOf(user: ContractClient, anybody: ContractClient, url: string): Promise<Editor> {
  const { status, text, json } = await openSession(user, url)
  if (status !== 201) throw new Error(text)
  const { sessionId, fileId, accessToken: token, canWrite } = json
  return editorWith(anybody, { sessionId, fileId, token, canWrite })
}

function editorWith(
  anybody: ContractClient,
  { sessionId, fileId, token, canWrite }: Pick<Editor, 'sessionId' | 'fileId' | 'token' | 'canWrite'>,
): Editor {
  const query = `?access_token=${token}`
  const file = `${host}/files/${fileId}`
  const ask = (override: string, headers: Readonly<Record<string, string>> = {}) =>
    anybody.call('POST', file + query, { headers: { 'X-WOPI-Override': override, ...headers } })
  const withLock = (lock: string | undefined) => (lock === undefined ? {} : { 'X-WOPI-Lock': lock })
  return {
    ...{ sessionId, fileId, token, canWrite },
    info: () => anybody.call('GET', file + query),
    read: (headers = {}) => anybody.call('GET', `${file}/contents${query}`, { headers }),
    write: (body, lock) =>
      anybody.call('POST', `${file}/contents${query}`, { body, headers: { 'X-WOPI-Override': 'PUT', ...withLock(lock) } }),
    lock: (lock, old) => ask('LOCK', { ...withLock(lock), ...(old !== undefined && { 'X-WOPI-OldLock': old }) }),
    getLock: () => ask('GET_LOCK'),
    refresh: (lock) => ask('REFRESH_LOCK', withLock(lock)),
    unlock: (lock) => ask('UNLOCK', withLock(lock)),
    rename: (name, lock) => ask('RENAME_FILE', { 'X-WOPI-RequestedName': name, ...withLock(lock) }),
    remove: () => ask('DELETE'),
    beside: (headers, body = 'beside') =>
      anybody.call('POST', file + query, {
        body,
        headers: {
          'X-WOPI-Override': 'PUT_RELATIVE',
          ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [`X-WOPI-${name}`, value])),
        },
      }),
    close: () => anybody.call('POST', `${host}/sessions/close${query}`),
  }
}
