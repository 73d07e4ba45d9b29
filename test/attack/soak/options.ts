import { parseArgs } from 'node:util'

export const usage = `node test/attack/soak/soak.ts [options]
  --minutes N         how long the soak lasts (default 30)
  --storage NAME      file or memory (default file)
  --seed N            of everything that is random (default 1)
  --items N           items of the big list (default 20000)
  --rate N            friendly requests a second, all together (default 20)
  --share PERCENT     a mixed load in the place of --rate and the attacks: so much of what the server can serve, which is measured first
  --only A,B          only these attacks
  --alone SECONDS     each attack alone for so long, one after the other, in the place of the soak
  --short             half a minute with 2,000 items, for CI: times are told and not judged
  --list              the names of the attacks
  --help`

export interface SoakOptions {
  readonly minutes: number
  readonly storage: 'file' | 'memory'
  readonly seed: number
  readonly items: number
  readonly rate: number
  /** The rate is so many percent of what the server can serve, and nobody attacks; undefined for `rate`. */
  readonly share: number | undefined
  /** Names of attacks; undefined for all of them. */
  readonly only: readonly string[] | undefined
  /** Seconds for each attack alone; undefined for the soak. */
  readonly alone: number | undefined
  /** Times are not judged: other work may be done beside it. */
  readonly isShort: boolean
}

/** What the command line asks for. Fails with what it should have said. */
export function readOptions(argv: readonly string[], attacks: readonly string[]): SoakOptions | 'help' | 'list' {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      minutes: { type: 'string' },
      storage: { type: 'string', default: 'file' },
      seed: { type: 'string', default: '1' },
      items: { type: 'string' },
      rate: { type: 'string', default: '20' },
      share: { type: 'string' },
      only: { type: 'string' },
      alone: { type: 'string' },
      short: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return 'help'
  if (values.list) return 'list'
  const { storage } = values
  if (storage !== 'file' && storage !== 'memory') throw new Error('--storage takes file or memory')
  const only = values.only?.split(',').map((name) => name.trim())
  const unknown = only?.find((name) => !attacks.includes(name))
  if (unknown !== undefined) throw new Error(`--only takes names of attacks; there is none named '${unknown}'. --list shows them`)
  return {
    minutes: numberOf('minutes', values.minutes ?? (values.short ? '0.5' : '30'), 0.1, 24 * 60),
    storage,
    seed: numberOf('seed', values.seed, 0, 2 ** 32 - 1),
    items: numberOf('items', values.items ?? (values.short ? '2000' : '20000'), 1000, 1_000_000),
    rate: numberOf('rate', values.rate, 1, 500),
    share: values.share === undefined ? undefined : numberOf('share', values.share, 1, 100),
    only,
    alone: values.alone === undefined ? undefined : numberOf('alone', values.alone, 1, 3600),
    isShort: values.short,
  }
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const number = Number(text)
  if (text.trim() === '' || !(number >= least && number <= most)) throw new Error(`--${name} takes a number from ${least} to ${most}`)
  return number
}
