import type { Message } from '../../support/doors.ts'

/** Reads JSON of a server. */
export type Read = (path: string) => Promise<{ readonly Id?: string | number; readonly value?: unknown }>

export const idAt = async (read: Read, path: string): Promise<string | number> => (await read(path)).Id ?? ''

/** A value, or how to make it of what a server has. */
export type Asked<T> = T | ((read: Read) => Promise<T>)

/** A write by SOAP, and the request of REST that does the same. */
export interface Step {
  readonly operation: `${string}.${string}`
  readonly rest: Asked<Message>
  /** The elements of the message. */
  readonly soap: Asked<string>
  /** The path of the web that gets the message; by default the root web. */
  readonly web?: string
  /** Sent to both before. */
  readonly before?: readonly Message[]
  /** The number of acts, each with its audit record; by default one. */
  readonly acts?: number
  /** Whether it changes the farm alone, and no content. */
  readonly isOfFarm?: true
}

export const json = (path: string, body?: object, headers: Readonly<Record<string, string>> = {}, method = 'POST'): Message => ({
  method,
  path,
  headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }), ...headers },
  ...(body && { body: JSON.stringify(body) }),
})
export const merge = { 'X-HTTP-Method': 'MERGE', 'If-Match': '*' }
export const remove = { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' }
export const upload = (path: string, body: string): Message => ({ method: 'POST', path, headers: {}, body })
export const base64 = (text: string) => Buffer.from(text).toString('base64')
