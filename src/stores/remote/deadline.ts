/** A database server that says nothing for so long after a statement should have ended is lost, as behind a network that carries nothing. */
const graceMs = 20_000

/**
 * The outcome of a statement that the server ends after `limitMs` by itself. If nothing comes from it, this fails as a connection that times
 * out does, after `giveUp`, which ends the connection.
 */
export function answered<T>(limitMs: number, work: Promise<T>, giveUp: () => void = () => undefined): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp()
      reject(Object.assign(new Error('The database server does not answer.'), { code: 'ETIMEDOUT' }))
    }, limitMs + graceMs).unref()
  })
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}
