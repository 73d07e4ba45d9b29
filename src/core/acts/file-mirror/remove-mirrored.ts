import { breathe } from '../../kernel/pacing/breathe.ts'
import type { MirrorEntry, MirrorPath, MirrorTree } from '../../kernel/ports.ts'

/** Removes everything that the tree has written for a site which its database no longer holds. Files of others stay. */
export async function removeMirrored(tree: MirrorTree, siteId: string): Promise<void> {
  for (let roots = tree.entriesIn(siteId, ''); roots.length > 0; roots = tree.entriesIn(siteId, ''))
    for (const root of roots) await remove(tree, root, [])
}

async function remove(tree: MirrorTree, { siteId, id }: MirrorEntry, path: MirrorPath): Promise<void> {
  for (let inside = tree.entriesIn(siteId, id); inside.length > 0; inside = tree.entriesIn(siteId, id)) {
    for (const entry of inside) await remove(tree, entry, [...path, entry.name])
    await breathe()
  }
  await tree.remove(siteId, path)
  tree.forget(siteId, id)
}
