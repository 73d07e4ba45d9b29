import type { HostBindingRow, WebApplicationRow } from '../../../../generated/prisma/farm.ts'
import { fold } from '../../kernel/fold.ts'

/** Rows of the farm that contradict each other: the server does not start on them. */
export class FarmConflict extends Error {
  override readonly name = 'FarmConflict'
}

/**
 * Finds the web application of a Host header (specification, Farm resources). A
 * binding of the host and its port goes before one of the host on any port
 * (port 0), and what no binding names is served by the wildcard's, which is
 * `Default`. Fails with `FarmConflict` where two bindings are for one host and port.
 */
export function hostTable(
  webApplications: readonly WebApplicationRow[],
  bindings: readonly HostBindingRow[],
): (host: string) => string | undefined {
  const byHost = new Map<string, string>()
  for (const { host, port, webApplicationId } of bindings) {
    const key = `${fold(host)}:${port}`
    if (byHost.has(key)) {
      const names = bindings.filter((one) => `${fold(one.host)}:${one.port}` === key).map((one) => nameOf(webApplications, one))
      throw new FarmConflict(
        `The host ${host}${port === 0 ? '' : `:${port}`} is bound more than once: by the web applications ${names.join(' and ')}.`,
      )
    }
    byHost.set(key, webApplicationId)
  }
  const fallback = byHost.get('*:0') ?? webApplications.find(({ nameKey }) => nameKey === 'default')?.id ?? webApplications[0]?.id
  const isOnlyWildcard = byHost.size === 1 && byHost.has('*:0')
  return (host) => {
    if (isOnlyWildcard) return fallback
    const [, name = '', port = '0'] = /^(.*?)(?::(\d+))?$/.exec(fold(host)) ?? []
    return byHost.get(`${name}:${port}`) ?? byHost.get(`${name}:0`) ?? byHost.get(`*:${port}`) ?? fallback
  }
}

const nameOf = (webApplications: readonly WebApplicationRow[], { webApplicationId }: HostBindingRow): string =>
  webApplications.find(({ id }) => id === webApplicationId)?.name ?? webApplicationId
