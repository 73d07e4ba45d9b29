import { expect } from 'vitest'
import { encoded, type FileSample } from './file-sample.ts'

/** 10, 12, 26, 31 and 48 in a library `Plans` of a web: its folders and their items. */
export function folderSamples(web: string): readonly FileSample[] {
  const library = `${web}/_api/web/lists/getByTitle('Plans')`
  const byPath = (path: string) => `${web}/_api/web/getFolderByServerRelativePath(decodedUrl='${encoded(path)}')`
  const gosip = `${web}/_api/Web/GetFolderByServerRelativeUrl('${web}/Plans/Drafts')`
  const get = { method: 'GET', status: 200 } as const
  const post = { method: 'POST', status: 200 } as const
  return [
    {
      ...post,
      number: 13,
      client: 'PnPjs',
      url: `${web}/_api/web/lists`,
      body: {
        BaseTemplate: 101,
        Title: 'Plans',
        AllowContentTypes: true,
        ContentTypesEnabled: false,
        Description: '',
        EnableVersioning: true,
      },
      status: 201,
    },
    { ...get, number: 48, client: 'PnPjs', url: `${library}/rootFolder`, shows: { ServerRelativeUrl: `${web}/Plans`, Name: 'Plans' } },
    {
      ...post,
      number: 12,
      client: 'PnPjs',
      url: `${library}/rootFolder/folders/addUsingPath(DecodedUrl='Drafts',overwrite=false)`,
      shows: { Name: 'Drafts', ServerRelativeUrl: `${web}/Plans/Drafts` },
      keeps: (json) => ({ draftsId: json.UniqueId }),
    },
    {
      ...post,
      number: 12,
      client: 'PnPjs',
      url: `${web}/_api/web/folders/addUsingPath(DecodedUrl='${encoded(`${web}/Plans/Bob's 50% #1`)}',overwrite=false)`,
      shows: { Name: "Bob's 50% #1" },
    },
    {
      ...post,
      number: 12,
      client: 'spsave',
      url: `${web}/_api/web/folders`,
      body: { __metadata: { type: 'SP.Folder' }, ServerRelativeUrl: 'Plans/Styles' },
      status: 201,
      shows: { d: { ServerRelativeUrl: `${web}/Plans/Styles` } },
    },
    { ...post, number: 12, client: 'gosip', url: `${gosip}/Folders/Add('gosip')`, shows: { d: { Name: 'gosip' } } },
    {
      ...post,
      number: 12,
      client: 'vgrem',
      url: `${web}/_api/Web/GetFolderByServerRelativePath(decodedUrl='${web}/Plans')/Folders/AddUsingPath(DecodedUrl='vgrem')`,
      body: {},
      shows: { d: { ServerRelativeUrl: `${web}/Plans/vgrem` } },
    },
    {
      ...post,
      number: 12,
      client: 'm365',
      url: `${web}/_api/web/GetFolderByServerRelativePath(DecodedUrl=@a1)/AddSubFolderUsingPath(DecodedUrl=@a2)?@a1='${encoded(`${web}/Plans`)}'&@a2='m365'`,
      shows: { 'odata.null': true },
    },
    {
      ...post,
      number: 12,
      client: 'm365',
      url: `${web}/_api/web/folders/addUsingPath(decodedUrl='${encoded(`${web}/Plans/m365/deep`)}')`,
      shows: { ServerRelativeUrl: `${web}/Plans/m365/deep` },
    },
    ...[
      byPath(`${web}/Plans/Drafts`),
      byPath('Plans/Drafts'),
      `${web}/_api/web/getFolderByServerRelativeUrl('${web}/Plans/Drafts')`,
      `${web}/_api/web/getFolderByServerRelativeUrl('Plans/Drafts')`,
      `${web}/_api/web/getFolderByServerRelativePath(decodedUrl=@p1)?@p1='${encoded(`${web}/Plans/Drafts`)}'`,
      `${web}/_api/web/GetFolderByServerRelativePath(DecodedUrl=@f)?%40f=%27Plans%2FDrafts%27`,
      `${web}/_api/web/GetFolderByServerRelativeUrl(@FolderName)?@FolderName='Plans%2FDrafts'`,
      `${web}/_api/web/getFolderById('{draftsId}')`,
      `${web}/_api/web/GetFolderById(guid'{draftsId}')`,
      `${library}/rootFolder/folders('Drafts')`,
      `${web}/_api/web/folders('Plans')/folders('Drafts')`,
      `${web}/_api/web/folders/getByUrl('Plans')/folders/getByUrl('Drafts')`,
      `${web}/_api/web/rootFolder/folders('Plans')/folders('Drafts')`,
      `${web}/_api//WEB/GETFOLDERBYSERVERRELATIVEURL(%27${encoded(`${web}/plans/drafts`)}%27)?%24select=Name`,
    ].map((url): FileSample => ({ ...get, number: 10, client: 'PnPjs', url, shows: { Name: 'Drafts' } })),
    {
      ...get,
      number: 10,
      client: 'gosip',
      url: `${gosip}?$select=Name,UniqueId,ParentFolder/ServerRelativeUrl&$expand=ParentFolder`,
      shows: { d: { Name: 'Drafts', ParentFolder: { ServerRelativeUrl: `${web}/Plans` } } },
    },
    {
      ...get,
      number: 10,
      client: 'spsave',
      url: `${web}/_api/web/GetFolderByServerRelativeUrl(@FolderName)?@FolderName='Plans%2FNowhere'`,
      status: 404,
    },
    {
      ...get,
      number: 26,
      client: 'PnPjs',
      url: `${library}/rootFolder/folders?%24select=Name&%24filter=Name%20ne%20'Forms'&%24orderby=Name%20desc`,
      check: ({ value }) =>
        expect(value.map((row: { Name: string }) => row.Name)).toEqual(['vgrem', 'Styles', 'm365', 'Drafts', "Bob's 50% #1"]),
    },
    {
      ...get,
      number: 26,
      client: 'vgrem',
      url: `${web}/_api/Web/GetFolderByServerRelativePath(decodedUrl='${web}/Plans/m365')/Folders`,
      shows: { d: { results: [{ Name: 'deep' }] } },
    },
    { ...get, number: 26, client: 'gosip', url: `${gosip}/Folders?$top=1`, shows: { d: { results: [{ Name: 'gosip' }] } } },
    {
      ...get,
      number: 31,
      client: 'PnPjs',
      url: `${byPath(`${web}/Plans/Drafts`)}/listItemAllFields?%24select=Id%2CFileLeafRef%2CFSObjType`,
      shows: { Id: 1, FileLeafRef: 'Drafts' },
    },
    { ...get, number: 31, client: 'PnPjs', url: `${library}/rootFolder/listItemAllFields`, shows: { 'odata.null': true } },
    {
      ...get,
      number: 31,
      client: 'gosip',
      url: `${gosip}/ListItemAllFields?%24select=Id`,
      shows: { d: { Id: 1, __metadata: { uri: expect.stringContaining('/_api/') } } },
    },
  ]
}
