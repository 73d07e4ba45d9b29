import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/**
 * node scripts/generate.ts: regenerates all generated files: generated/, the variants in prisma/, and the completed
 * package-lock.json. No generator reads another one's output.
 */

const run = promisify(execFile)
const started = performance.now()
const generators = [
  'prisma/prisma',
  'contracts/rest',
  'contracts/soap',
  'contracts/soap-clients/soap-clients',
  'contracts/live/live',
  'contracts/csom/csom',
  'lockfile',
]
await Promise.all(
  generators.map(async (name) => {
    const script = fileURLToPath(new URL(`${name}.ts`, import.meta.url))
    await run(process.execPath, [script]).catch((error: { stderr?: string }) => {
      throw new Error(`scripts/${name}.ts failed:\n${error.stderr}`)
    })
  }),
)
console.log(`generated from the contracts and schemas in ${((performance.now() - started) / 1000).toFixed(1)} s`)
