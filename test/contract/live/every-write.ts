import { fileWrites, folderWrites } from './writes/files.ts'
import { itemWrites, listDataWrites, recycleBinWrites } from './writes/items.ts'
import { contentTypeWrites, listWrites } from './writes/lists.ts'
import { feedWrites, followerWrites, groupWrites, permissionWrites, userWrites } from './writes/people.ts'
import { soapWrites } from './writes/soap.ts'
import { soapPeopleWrites } from './writes/soap-people.ts'
import { profileWrites, socialWrites } from './writes/soap-profiles.ts'
import { soapSiteWrites, workspaceWrites } from './writes/soap-sites.ts'
import { termWrites } from './writes/terms.ts'
import { transferWrites } from './writes/transfers.ts'
import { navigationWrites, ownedWrites, pagePartWrites } from './writes/web-parts.ts'
import { keepingWrites, titleWrites, webWrites } from './writes/webs.ts'
import { workflowWrites } from './writes/workflows.ts'
import type { WriteRow } from './writes/world.ts'

/** The tables of writes. */
export const writeTables: readonly Readonly<Record<string, WriteRow>>[] = [
  ...[fileWrites, folderWrites, itemWrites, listDataWrites, recycleBinWrites, listWrites, contentTypeWrites],
  ...[
    userWrites,
    groupWrites,
    permissionWrites,
    webWrites,
    soapWrites,
    soapPeopleWrites,
    soapSiteWrites,
    workflowWrites,
    termWrites,
    profileWrites,
  ],
  ...[
    titleWrites,
    followerWrites,
    feedWrites,
    socialWrites,
    navigationWrites,
    ownedWrites,
    transferWrites,
    pagePartWrites,
    workspaceWrites,
    keepingWrites,
  ],
]
/** A row for every write operation of the contracts of REST and SOAP. */
export const writeRows = new Map(writeTables.flatMap((table) => Object.entries(table)))
