/** The two roots of the navigation: their ids are those of the established server. */
export const navigationRoots = { quickLaunch: 1025, topNavigationBar: 1002 } as const

/** The most links of a web. */
export const maxNodes = 2_000

/** Ids of links begin here; those below belong to the server. */
const firstNodeId = 2000

/** The id of a new link, above those of all others. */
export const nextNodeId = (all: readonly { readonly id: number }[]): number => Math.max(firstNodeId - 1, ...all.map(({ id }) => id)) + 1

/** The links below a root or a link, at any depth. */
export function nodesBelow<Node extends { readonly id: number; readonly parentId: number }>(
  all: readonly Node[],
  parentId: number,
): Node[] {
  const children = Map.groupBy(all, (node) => node.parentId)
  const below = [...(children.get(parentId) ?? [])]
  for (const { id } of below) below.push(...(children.get(id) ?? []))
  return below
}
