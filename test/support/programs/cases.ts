import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

/** One call, or one way of some calls, that a program of another ecosystem tried with a client library. */
export interface Case {
  readonly name: string
  /** What the library said; undefined if the case succeeded. */
  readonly error?: string
}

declare module 'vitest' {
  interface TaskMeta {
    /** Why a case fails that the server is not meant to serve yet (`scripts/compat.ts`). */
    notYet?: string
  }
}

interface Program {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** What the program reads from its standard input, as JSON. */
  readonly input?: unknown
}

/** What a program prints. It fails with the messages of the program if that ends with another code than `codes`. */
export async function outputOf(program: Program, codes: readonly number[] = [0]): Promise<string> {
  const { command, args, cwd, env = process.env, input } = program
  const child = spawn(command, args, { cwd, env, timeout: 300_000 })
  child.stdin.on('error', () => {}) // A program may end before it has read everything.
  child.stdin.end(input === undefined ? '' : JSON.stringify(input))
  const [printed, messages, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (!codes.includes(Number(code))) throw new Error(`${command} ${args.join(' ')}: ended with ${code}: ${printed}${messages}`)
  return printed
}

/** The cases of a program that prints a line of JSON for each: the name, and the error or null. */
export async function triedBy(program: Program): Promise<readonly Case[]> {
  const lines = (await outputOf(program)).trim().split('\n')
  return lines.map((line) => {
    const [name, error] = JSON.parse(line) as [name: string, error: string | null]
    return { name, ...(error !== null && { error }) }
  })
}

/**
 * A test for each case. A case may fail whose name begins with a key of `notYet`, because it asks for what the server does not
 * have; the reason is in the results of the test. Every key is the beginning of a case.
 */
export function testCases(cases: readonly Case[], notYet: Readonly<Record<string, string>> = {}): void {
  const reasons = Object.entries(notYet)
  const unknown = reasons.filter(([start]) => !cases.some(({ name }) => name.startsWith(start)))
  if (unknown.length > 0) throw new Error(`There is no case ${unknown.map(([start]) => start).join(', ')}`)
  for (const { name, error } of cases) {
    it(name, ({ task }) => {
      const reason = error === undefined ? undefined : reasons.find(([start]) => name.startsWith(start))?.[1]
      if (reason === undefined) expect(error).toBeUndefined()
      else task.meta.notYet = reason
    })
  }
}
