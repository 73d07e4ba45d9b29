import { addNode, deleteNode, getNode, moveNode, shareNavigation, sharesNavigation, updateNode } from '../../core/acts/sites/navigation.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { navigationRoots } from '../../core/model/sites/navigation-nodes.ts'
import { present } from '../../entities/shape/present.ts'
import { navigationNode } from '../../entities/sites/navigation.ts'
import { type HandlersOf, type Objects, settingsOf } from '../objects/object-types.ts'
import { notInModel, objectOf } from '../objects/objects.ts'

/** The root or the link whose links a collection has. */
function parentOf(nodes: Objects['NavigationNodeCollection']): number {
  if (nodes.kind === 'rows') throw notInModel('A link below a result')
  if (nodes.name === 'Children') return (nodes.owner as Objects['NavigationNode']).value.id
  return nodes.name === 'TopNavigationBar' ? navigationRoots.topNavigationBar : navigationRoots.quickLaunch
}

/** Stores at once whether a web shows the navigation of the web above. */
export async function storeSharing(object: Objects['Navigation']): Promise<void> {
  const { UseShared: shared } = settingsOf<'Navigation'>(object)
  if (shared !== undefined) await shareNavigation(object.ctx, shared)
  object.value = { isShared: await sharesNavigation(object.ctx) }
}

/** contracts/csom/sites.yaml */
export const navigationMethods: HandlersOf<'Navigation' | 'NavigationNode' | 'NavigationNodeCollection'> = {
  'Navigation.GetNodeById': async ({ ctx }, [id]) => objectOf(ctx, navigationNode, await getNode(ctx, id)),

  'NavigationNodeCollection.Add': async (
    nodes,
    [{ Title: title, Url: url = '', IsExternal: isExternal = false, PreviousNode, AsLastNode }],
  ) => {
    if (title === undefined) throw invalid('NavigationNodeCreationInformation needs a Title.')
    const after = PreviousNode?.value.id ?? (AsLastNode === true ? undefined : 0)
    const input = { title, url, isVisible: true, isExternal, ...(after !== undefined && { after }) }
    return objectOf(nodes.ctx, navigationNode, await addNode(nodes.ctx, parentOf(nodes), input))
  },
  'NavigationNodeCollection.MoveAfter': (nodes, [node, previous]) =>
    moveNode(nodes.ctx, parentOf(nodes), node.value.id, previous?.value.id ?? 0),

  'NavigationNode.Update': async (object) => {
    const { Title: title, Url: url, IsVisible: isVisible } = settingsOf<'NavigationNode'>(object)
    object.value = await updateNode(object.ctx, object.value.id, present({ title, url, isVisible }))
    object.settings.clear()
  },
  'NavigationNode.DeleteObject': ({ ctx, value }) => deleteNode(ctx, value.id),
}
