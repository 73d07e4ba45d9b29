import { readFileSync } from 'node:fs'

/**
 * What is wrong with the Node that runs, as `package.json` demands: a part of a sentence; undefined if nothing is. An older one can
 * crash without a message when it loads the database driver. Only syntax that every Node since 12 understands stands here.
 */
export function oldNode(packageFile: URL): string | undefined {
  const { engines } = JSON.parse(readFileSync(packageFile, 'utf8')) as { engines: { node: string } }
  const least = engines.node.replace('>=', '')
  if (!isOlder(process.versions.node, least)) return undefined
  return `Tenon needs Node ${least} or newer, and ${process.execPath} is ${process.versions.node}`
}

function isOlder(version: string, than: string): boolean {
  const numbers = version.split('.').map(Number)
  const wanted = than.split('.').map(Number)
  const at = wanted.findIndex((number, index) => number !== (numbers[index] || 0))
  return at >= 0 && (numbers[at] || 0) < (wanted[at] || 0)
}
