#!/usr/bin/env node
import * as nodeModule from 'node:module'
import { exitCodes } from './process/exit-codes.ts'
import { oldNode } from './process/needed-node.ts'

/**
 * The entry point. It uses only syntax that every Node since 12 understands, and loads the rest only under a Node that
 * package.json allows: another one could crash without a message when it loads the database driver.
 */

// Before the first use of the pool. Its threads mostly wait for the disk: with the usual four, a few uploads that are being
// synced would delay all commits.
process.env.UV_THREADPOOL_SIZE = process.env.UV_THREADPOOL_SIZE || '16'

function refuse(line: string): void {
  process.stderr.write(`${line}\n`)
  process.exit(exitCodes.runtime)
}

/**
 * Lets Node keep what it has compiled of a build beside it, so that the next start need not compile it again. Node
 * discards what another Node, other flags or another build have left, and does without a folder that it cannot write.
 */
function keepCompiled(): void {
  if (import.meta.url.endsWith('/dist/main.js')) nodeModule.enableCompileCache(`${import.meta.dirname}/compiled`)
}

const tooOld = oldNode(new URL('../package.json', import.meta.url))
if (tooOld !== undefined) {
  refuse(`${tooOld}: start it with npm start, which takes the Node that npm ci installs, or install a newer one.`)
} else {
  keepCompiled()
  import('./commands/command-line.ts').then(
    ({ runCommandLine }) => runCommandLine(),
    (error: unknown) => {
      const { code, message } = error as NodeJS.ErrnoException
      if (code !== 'ERR_MODULE_NOT_FOUND') throw error
      refuse(`A part of the installation is missing: run npm ci and npm run build. (${message.split('\n')[0]})`)
    },
  )
}
