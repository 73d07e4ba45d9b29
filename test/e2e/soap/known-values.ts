import { describedServices } from '../../support/soap/described-services.ts'

/** Parameters of SOAP operations that lead to something, by their names; the others get the plainest value of their type. */
export const knownValues = (url: string): Readonly<Record<string, string | number>> => ({
  ...{ listName: 'Tasks', strlistID: 'Tasks', strListName: 'Tasks', objectName: 'Tasks', objectType: 'List', groupName: 'Home Members' },
  ...{ strlistItemID: '1', strFieldName: 'Title', roleName: 'Full Control', userLoginName: 'admin', searchText: 'ann', LCID: 1033 },
  item: `${url}/Shared Documents/a.txt`,
  ...{ webUrl: url, SiteUrl: url, strUrl: url, Url: `${url}/Shared Documents/a.txt`, fileName: 'Shared Documents/a.txt' },
  fileUrl: 'Shared Documents/a.txt',
  ...{ pageUrl: `${url}/Shared Documents/a.txt`, objectUrl: `${url}/Shared Documents/a.txt`, contentTypeId: '0x01', maxResults: 5 },
})

/** The operations of each service that read. */
export const readOperations = async (): Promise<Readonly<Record<string, readonly string[]>>> =>
  Object.fromEntries(
    (await describedServices()).map(({ file, operations }) => [file, operations.filter(({ reads }) => reads).map(({ name }) => name)]),
  )
