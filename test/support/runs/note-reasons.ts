import { noteFact } from '../coverage-file.ts'

/**
 * A setup file of every test file (`vitest.config.ts`): the replies that tests get by `fetch` name the reason of an error in a header,
 * which is noted. `npm run contract:coverage` names the reasons that no test brought about.
 */
const mark = Symbol.for('tenon.notes-reasons')
const here = globalThis as { [mark]?: true }

if (here[mark] === undefined) {
  here[mark] = true
  const send = globalThis.fetch
  globalThis.fetch = async (...asked) => {
    const reply = await send(...asked)
    const reason = /\/docs\/errors\/(\w{1,80})/.exec(reply.headers.get('x-tenon-help')?.slice(0, 1000) ?? '')?.[1]
    if (reason !== undefined) noteFact({ reason })
    return reply
  }
}
