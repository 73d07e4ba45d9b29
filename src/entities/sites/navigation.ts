import type { Context } from '../../core/access/context.ts'
import { type NavigationNode, queryNavigation } from '../../core/acts/sites/navigation.ts'
import { navigationRoots } from '../../core/model/sites/navigation-nodes.ts'
import { toEach } from '../shape/navigation.ts'
import type { Navigation, Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'

const toChildren: Navigation<NavigationNode> = {
  many: true,
  linked: true,
  expansion: {
    shape: () => navigationNode as Shape<never>,
    load: async (nodes, ctx) => {
      const all = await queryNavigation(ctx)
      return nodes.map(({ id }) => all.filter(({ parentId }) => parentId === id))
    },
  },
}

export const navigationNode: Shape<NavigationNode, 'NavigationNode'> = shapeOf<'NavigationNode', NavigationNode>(
  'NavigationNode',
  {
    Id: ({ id }) => id,
    Title: ({ title }) => title,
    Url: ({ url }) => url,
    IsVisible: ({ isVisible }) => isVisible,
    IsExternal: ({ isExternal }) => isExternal,
    IsDocLib: ({ parentId }) => parentId === navigationRoots.quickLaunch,
    ListTemplateType: () => 0,
  },
  { navigation: { Children: toChildren } },
)

/** The navigation of the addressed web. */
export interface WebNavigation {
  readonly isShared: boolean
}

const linksOf = (root: number) =>
  toEach<WebNavigation, NavigationNode>(
    true,
    () => navigationNode,
    async (_, ctx: Context) => (await queryNavigation(ctx)).filter(({ parentId }) => parentId === root),
  )

export const navigation: Shape<WebNavigation, 'Navigation'> = shapeOf<'Navigation', WebNavigation>(
  'Navigation',
  { UseShared: ({ isShared }) => isShared },
  {
    navigation: {
      QuickLaunch: linksOf(navigationRoots.quickLaunch),
      TopNavigationBar: linksOf(navigationRoots.topNavigationBar),
    },
  },
)
