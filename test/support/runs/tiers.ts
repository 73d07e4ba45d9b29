import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The two tiers of the tests. `npm test` runs the fast one, whose files share processes (fast.config.ts); `npm run test:all` runs
 * both, each file in a process of its own.
 */

export type Tier = 'fast' | 'thorough'

const root = join(import.meta.dirname, '../../..')

/** The folders of the fast tier. All others are thorough. */
const fastFolders: ReadonlySet<string> = new Set(['unit', 'store', 'contract', 'parity'])

/** Files of these folders that are thorough all the same, and why. */
export const thoroughFiles: Readonly<Record<string, string>> = {
  'test/contract/rest/protocol/twice.test.ts': 'it runs files of other tests once more, with databases of its own',
}

/** All test files by their paths from the root, in order. */
function testFiles(): string[] {
  const entries = readdirSync(join(root, 'test'), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/node_modules/'))
    .sort()
}

export const tierOf = (path: string): Tier =>
  fastFolders.has(path.split('/')[1] ?? '') && !Object.hasOwn(thoroughFiles, path) ? 'fast' : 'thorough'

/** The test files of a tier, by their paths from the root. */
export const filesOf = (tier: Tier): string[] => testFiles().filter((path) => tierOf(path) === tier)

/** Files of `contract/rest` that say nothing of the profile SharePoint, and why. */
export const filesOfSvcAlone: Readonly<Record<string, string>> = {
  'test/contract/rest/protocol/second-profile.test.ts': 'its servers have a third profile',
  'test/contract/rest/protocol/served-documents.test.ts': 'replies in the profile SharePoint are judged by what the server serves',
  'test/contract/rest/files/web-folders.test.ts': 'web/folders has other folders there (docs/profiles.md, S1)',
}

/** The test files of the run in the profile SharePoint. */
export const filesOfSharePoint = (): string[] =>
  filesOf('fast').filter((path) => path.startsWith('test/contract/rest/') && !Object.hasOwn(filesOfSvcAlone, path))
