import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../../.go')
const toolchain = join(folder, 'toolchain/bin/go')

/** The Go of the tests, and the environment in which it finds the modules of test/e2e/go. Undefined if they are not installed. */
export const go = existsSync(join(folder, 'go.sum'))
  ? {
      command: existsSync(toolchain) ? toolchain : 'go',
      modules: join(folder, 'modules'),
      env: {
        ...process.env,
        ...{ GOTOOLCHAIN: 'local', GOPROXY: 'off', CGO_ENABLED: '0' },
        ...{ GOMODCACHE: join(folder, 'modules'), GOCACHE: join(folder, 'cache') },
      },
    }
  : undefined
