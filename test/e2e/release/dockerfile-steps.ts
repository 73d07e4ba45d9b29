import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'

/** An instruction of a Dockerfile, on one line and without comments. */
export interface Instruction {
  readonly name: string
  readonly words: string
}

/** The instructions of each stage; the first one of a stage is its FROM. */
export type Stages = readonly (readonly Instruction[])[]

export function stagesOf(text: string): Stages {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', words = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, words: words.trim() })
  }
  return stages
}

/** The words of an instruction in the form of a JSON array. */
export const wordsIn = ({ words }: Instruction): string[] => JSON.parse(words.slice(words.indexOf('['))) as string[]

/** Whether a path of the context reaches a build, by a .dockerignore whose lines are `*`, `!name` and patterns `**` and a name. */
export function contextFilter(ignore: string): (path: string) => boolean {
  const rules = ignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const kept = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
  const left = rules.filter((rule) => rule.startsWith('**/')).map((rule) => rule.slice(3))
  if (!rules.includes('*')) throw new Error('.dockerignore does not begin by leaving everything out')
  const leaves = (name: string) => left.some((rule) => (rule.startsWith('*.') ? name.endsWith(rule.slice(1)) : name === rule))
  return (path) => kept.includes(path.split('/')[0] ?? '') && !path.split('/').some(leaves)
}

/**
 * Carries out the COPY and RUN steps of all stages without an engine: each stage is a folder, in which paths of the image lie. A RUN is
 * a shell in the working directory of the stage; one that needs root is left to the caller by `runs`. Returns the folders of the stages.
 */
export function carryOut(stages: Stages, context: string, into: string, runs: (command: string) => boolean): string[] {
  const reaches = contextFilter(readFileSync(join(context, '.dockerignore'), 'utf8'))
  const names = new Map<string, string>()
  return stages.map((instructions, at) => {
    const stage = join(into, `stage-${at}`)
    const [from] = instructions
    const [, called] = / AS (\S+)/i.exec(from?.words ?? '') ?? []
    if (called !== undefined) names.set(called, stage)
    let work = stage
    for (const { name, words } of instructions) {
      if (name === 'WORKDIR') work = join(stage, words)
      mkdirSync(work, { recursive: true })
      if (name === 'COPY') copy(words, { names, context, work, stage, reaches })
      if (name === 'RUN' && runs(words))
        execFileSync('/bin/sh', ['-c', words], { cwd: work, stdio: 'pipe', timeout: 280_000, env: shellEnv() })
    }
    return stage
  })
}

const shellEnv = (): NodeJS.ProcessEnv => ({ PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR })

interface Copying {
  readonly names: ReadonlyMap<string, string>
  readonly context: string
  readonly work: string
  readonly stage: string
  readonly reaches: (path: string) => boolean
}

function copy(words: string, { names, context, work, stage, reaches }: Copying): void {
  const parts = words.split(/\s+/)
  const from = parts.find((part) => part.startsWith('--from='))?.slice('--from='.length)
  const paths = parts.filter((part) => !part.startsWith('--'))
  const last = paths.pop() ?? ''
  const target = last.startsWith('/') ? join(stage, last) : join(work, last)
  const base = from === undefined ? context : names.get(from)
  if (base === undefined) throw new Error(`there is no stage ${from}`)
  for (const path of paths) {
    const source = join(base, path)
    if (!existsSync(source)) throw new Error(`COPY ${words}: there is no ${path}`)
    const isFolder = existsSync(join(source, '.')) && readdirIfFolder(source) !== undefined
    const filter = (one: string) => from !== undefined || reaches(relative(context, one))
    if (!filter(source)) throw new Error(`COPY ${words}: .dockerignore leaves ${path} out`)
    cpSync(source, isFolder ? target : join(target, basename(path)), { recursive: true, filter, verbatimSymlinks: true })
  }
}

function readdirIfFolder(path: string): string[] | undefined {
  try {
    return readdirSync(path)
  } catch {
    return undefined
  }
}
