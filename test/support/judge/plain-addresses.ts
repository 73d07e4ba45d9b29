import type { FindOperation } from './addresses.ts'
import type { OpenApi } from './document.ts'

/**
 * Finds operations by the path templates of a document whose addresses are
 * plain segments (`/_admin/webapps/{name}`). A template without parameters wins.
 */
export function createPlainFinder(document: OpenApi): FindOperation {
  const templates = Object.entries(document.paths)
    .sort(([one], [other]) => one.split('{').length - other.split('{').length)
    .map(([path, operations]) => ({ pattern: patternOf(path), operations }))
  return (method, path) => {
    const found = templates.find(({ pattern }) => pattern.test(path))
    if (!found) return { status: 404 }
    const operation = found.operations[(method === 'HEAD' ? 'GET' : method).toLowerCase()]
    return operation ? { operation } : { status: 405 }
  }
}

/** Parameters between text take as little as they can from the right. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i')
