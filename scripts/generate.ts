import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * node scripts/generate.ts: rewrites all that is made from something else:
 * generated/, the variants in prisma/, and the completed package-lock.json.
 * Nothing in one generator's output is another's input.
 */

const run = promisify(execFile)
const started = performance.now()
const generators = ['prisma/prisma', 'contracts/rest', 'contracts/soap', 'lockfile']
await Promise.all(
  generators.map(async (name) => {
    const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
    await run(process.execPath, [script]).catch((error: { stderr?: string }) => {
      throw new Error(`scripts/${name}.ts failed:\n${error.stderr}`)
    })
  }),
)
console.log(`generated from the contracts and schemas in ${((performance.now() - started) / 1000).toFixed(1)} s`)
