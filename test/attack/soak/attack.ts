import { type Ask, jsonHeaders, soapBody, type UserName, xmlHeaders } from './client.ts'

/** What an attack has to work with. */
export interface Battlefield {
  readonly port: number
  /** Sends a request and reads its reply without keeping it. */
  readonly ask: Ask
  readonly random: () => number
  /** The how-manieth time it is that this attack runs. */
  readonly n: number
  /** How many items the big list had at the start. */
  readonly items: number
}

/** Something that a user could do from outside, over and over, to have the server work for nobody else. */
export interface Attack {
  readonly name: string
  /** Milliseconds between the end of one and the beginning of the next, on average. */
  readonly restMs: number
  /** Whether it keeps connections open and waits, in the place of making the server work. */
  readonly waits?: boolean
  /** Answers the status that came, or what happened in its place. */
  readonly strike: (field: Battlefield) => Promise<string>
}

/** Sends one request and answers its status. */
export const asking =
  (makeAsked: (field: Battlefield) => Parameters<Ask>[0]): Attack['strike'] =>
  async (field) =>
    String((await field.ask(makeAsked(field))).status)

/** Posts this to the path, as the visitor unless `user` says otherwise; what is no text goes as JSON. */
export const posting = (path: string, body: unknown, headers: Readonly<Record<string, string>> = jsonHeaders, user: UserName = 'visitor') =>
  asking(() => ({ method: 'POST', path, user, headers, body: typeof body === 'string' ? body : JSON.stringify(body) }))

/** Sends a message to lists.asmx as the visitor. */
export const toLists = (message: string): Attack['strike'] => posting('/_vti_bin/lists.asmx', message, xmlHeaders)

/** Asks lists.asmx for items as the visitor. */
export const soapItems = (parameters: string): Attack['strike'] => toLists(soapBody('GetListItems', parameters))
