import type { ContentRecords } from '../../kernel/ports.ts'

/** The ids of the groups that a web has for its owners, members and visitors. */
export interface AssociatedIds {
  readonly owners: number
  readonly members: number
  readonly visitors: number
}

type Settings = Readonly<Record<string, unknown>> & { readonly associatedGroups?: AssociatedIds }

const settingsIn = (settings: string | null | undefined): Settings => JSON.parse(settings ?? '{}') as Settings

/** The groups of its own in the settings of a web; undefined for a web that has those of the site collection. */
export const associatedIn = (settings: string | null | undefined): AssociatedIds | undefined => settingsIn(settings).associatedGroups

/** The settings of a web with groups of its own. */
export const withAssociated = (settings: string | null, associatedGroups: AssociatedIds): string =>
  JSON.stringify({ ...settingsIn(settings), associatedGroups })

/** The id of a group that a web has for itself; undefined if it has none, or if the group was deleted. */
export async function ownAssociatedId(
  records: Pick<ContentRecords, 'find'>,
  { siteId, id: webId }: { readonly siteId: string; readonly id: string },
  kind: keyof AssociatedIds,
): Promise<number | undefined> {
  const web = await records.find('Web', { siteId, id: webId }, ['settings'])
  const id = associatedIn(web?.settings)?.[kind]
  return id === undefined ? undefined : (await records.find('Principal', { siteId, id, deletedAt: null }, ['id']))?.id
}

/** The ids of the groups of a web, its own or those of the site collection; undefined for each that is not there. */
export async function associatedIds(
  records: Pick<ContentRecords, 'find'>,
  web: { readonly siteId: string; readonly id: string },
): Promise<{ readonly [K in keyof AssociatedIds]: number | undefined }> {
  const site = await records.find('Site', { siteId: web.siteId })
  const idOf = async (kind: keyof AssociatedIds) => (await ownAssociatedId(records, web, kind)) ?? site?.[`${kind}GroupId`] ?? undefined
  return { owners: await idOf('owners'), members: await idOf('members'), visitors: await idOf('visitors') }
}
