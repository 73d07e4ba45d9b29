import { relative } from 'node:path'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { filesOf } from './tiers.ts'
import { beginRecords, type Extent, endRecords, keepSeconds, lastSeconds } from './whole-run.ts'

/** Seconds on two quiet cores (test/README.md). */
const measured: Readonly<Record<Extent, number>> = { fast: 170, all: 1400, part: 0 }

const commands: Readonly<Record<Extent, string>> = { fast: 'npm test', all: 'npm run test:all', part: 'A part of the tests' }

/** The number of files that a run names at its end, and from which it shows progress. */
const shown = 10

/**
 * Tells at the start how long a run takes, shows progress, and names the slowest files at the end. The last line says how
 * many tests passed and failed; a file that could not be loaded counts as one that failed. With NO_SKIPPED_TESTS set, as
 * in CI, a skipped test fails the run.
 */
export function runReporter(): Reporter {
  let vitest: Vitest | undefined
  let extent: Extent = 'part'
  let files = 0
  let done = 0
  let begun = 0
  const say = (line: string): void => vitest?.logger.log(line)
  const seconds = (): number => Math.round((performance.now() - begun) / 1000)
  return {
    onInit(context) {
      vitest = context
    },

    onTestRunStart(specifications) {
      const root = vitest?.config.root ?? ''
      const paths = new Set(specifications.map(({ moduleId }) => relative(root, moduleId).replaceAll('\\', '/')))
      extent = vitest?.getGlobalTestNamePattern() === undefined ? extentOf(paths) : 'part'
      files = specifications.length
      done = 0
      begun = performance.now()
      beginRecords(extent)
      if (extent !== 'part') say(`${commands[extent]}: ${files} files, ${expectation(extent)}\n`)
    },

    onTestModuleEnd() {
      done += 1
      const tenth = (count: number): number => Math.floor((count * 10) / files)
      if (files < 2 * shown || tenth(done) === tenth(done - 1)) return
      const left = Math.round((seconds() * (files - done)) / done)
      say(`\n   ${tenth(done) * 10} %: ${done} of ${files} files in ${inWords(seconds())}, about ${inWords(left)} to go\n`)
    },

    onTestRunEnd(modules, unhandled, reason) {
      endRecords(extent, reason)
      if (extent !== 'part' && reason === 'passed') keepSeconds(extent, seconds())
      const slowest = modules.length > shown ? slowestOf(modules) : []
      const tests = modules.flatMap((module) => [...module.children.allTests()])
      const count = (state: string) => tests.filter((test) => test.result().state === state).length
      const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length
      const unsteady = tests
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `  ${test.module.relativeModuleId} > ${test.fullName}`)
      const skipped = process.env.NO_SKIPPED_TESTS ? count('skipped') : 0
      process.once('exit', () => {
        if (slowest.length > 0) console.log(`\nThe slowest files:\n${slowest.join('\n')}\n`)
        if (unsteady.length > 0) console.log(`Passed at the second try only:\n${unsteady.join('\n')}\n`)
        if (skipped > 0) {
          console.log(`${skipped} tests were skipped, which is not allowed here`)
          process.exitCode = 1
        }
        console.log(`${count('passed')} passed, ${count('failed') + broken + skipped} failed`)
      })
    },
  }
}

function extentOf(paths: ReadonlySet<string>): Extent {
  const hasAll = (wanted: readonly string[]) => wanted.every((path) => paths.has(path))
  if (!hasAll(filesOf('fast'))) return 'part'
  return hasAll([...filesOf('further'), ...filesOf('thorough'), ...filesOf('measured')]) ? 'all' : 'fast'
}

function expectation(extent: Extent): string {
  const last = lastSeconds(extent)
  const usual = `about ${inWords(measured[extent])} on two quiet cores`
  return last === undefined ? usual : `about ${inWords(last)}, as the last time here (${usual})`
}

const inWords = (seconds: number): string => (seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`)

function slowestOf(modules: readonly TestModule[]): string[] {
  const took = modules.map((module) => {
    const { collectDuration, duration } = module.diagnostic()
    return { path: module.relativeModuleId, ms: collectDuration + duration }
  })
  return took
    .sort((one, other) => other.ms - one.ms)
    .slice(0, shown)
    .map(({ path, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${path}`)
}
