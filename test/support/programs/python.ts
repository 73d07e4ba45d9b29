import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const environment = join(import.meta.dirname, '../../../.venv')

/** The Python of the environment of the tests (test/fuzz/requirements.txt), if a module is installed there. */
export function pythonWith(module: string): string | undefined {
  const libraries = join(environment, 'lib')
  if (!existsSync(libraries)) return undefined
  const isThere = readdirSync(libraries).some((python) => existsSync(join(libraries, python, 'site-packages', module)))
  return isThere ? join(environment, 'bin/python') : undefined
}
