import { expect } from 'vitest'
import { encoded, type FileSample } from './file-sample.ts'

const get = { method: 'GET', status: 200 } as const
const post = { method: 'POST', status: 200 } as const
const name = "Bob's 50% #1.txt"
const guid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

/** 3, 4, 17, 25 and 28 in the folder `Plans/Drafts` of a web: files, added and read in every form. */
export function fileSamples(web: string): readonly FileSample[] {
  const folder = `${web}/Plans/Drafts`
  const library = `${web}/_api/web/lists/getByTitle('Plans')`
  const byPath = `${web}/_api/web/getFolderByServerRelativePath(decodedUrl='${encoded(folder)}')`
  const fileByPath = (path: string) => `${web}/_api/web/getFileByServerRelativePath(decodedUrl='${encoded(path)}')`
  const gosipFolder = `${web}/_api/Web/GetFolderByServerRelativeUrl('${folder}')`
  const gosipFile = `${web}/_api/Web/GetFileByServerRelativeUrl('${folder}/gosip.txt')`
  const spsave = (leaf: string, rest = '') =>
    `${web}/_api/web/GetFileByServerRelativeUrl(@FileUrl)${rest}?@FileUrl='${encodeURIComponent(`${folder}/${leaf}`)}'`
  return [
    {
      ...post,
      number: 3,
      client: 'PnPjs',
      url: `${byPath}/files/AddUsingPath(decodedurl='${encoded(name)}',overwrite=true)`,
      content: 'as PnPjs has it',
      shows: { Name: name, Length: 15, ServerRelativeUrl: `${folder}/${name}` },
      keeps: (json) => ({ fileId: json.UniqueId }),
    },
    {
      ...post,
      number: 3,
      client: 'spsave',
      url: `${web}/_api/web/GetFolderByServerRelativeUrl(@FolderName)/Files/add(url=@FileName,overwrite=true)?@FolderName=%27Plans%2FDrafts%27&@FileName='app.js'`,
      content: 'let x = 1',
      shows: { d: { Name: 'app.js', ServerRelativeUrl: `${folder}/app.js` } },
    },
    {
      ...post,
      number: 3,
      client: 'gosip',
      url: `${gosipFolder}/Files/Add(overwrite=true,url='gosip.txt')`,
      content: 'as gosip has it',
      shows: { d: { Name: 'gosip.txt', Length: 15 } },
    },
    {
      ...post,
      number: 3,
      client: 'vgrem',
      url: `${web}/_api/Web/GetFolderByServerRelativePath(decodedUrl='${folder}')/Files/add(overwrite=true,url='vgrem.txt')`,
      content: 'vgrem',
      shows: { d: { Name: 'vgrem.txt' } },
    },
    {
      ...post,
      number: 3,
      client: 'm365',
      url: `${web}/_api/web/GetFolderByServerRelativePath(DecodedUrl='${encoded(folder)}')/Files/Add(url='m365.txt',%20overwrite=true)`,
      content: 'm365',
      shows: { Name: 'm365.txt' },
    },
    {
      ...post,
      number: 3,
      client: 'SharepointPlus',
      url: `${web}/_api/web/GetFolderByServerRelativeUrl('${folder}')/Files/Add('plus.txt',true)`,
      content: 'plus',
      shows: { d: { ServerRelativeUrl: `${folder}/plus.txt` } },
    },
    {
      ...post,
      number: 3,
      client: 'gosip',
      url: `${gosipFolder}/Files/Add(overwrite=false,url='GOSIP.txt')`,
      content: 'twice',
      status: 400,
      check: ({ error }) => expect(error.code).toMatch(/^-2130575257, /),
    },
    ...[
      fileByPath(`${folder}/${name}`),
      fileByPath(`Plans/Drafts/${name}`),
      `${web}/_api/web/getFileById('{fileId}')`,
      `${web}/_api/web/GetFileById(guid'{fileId}')`,
      `${byPath}/files('${encoded(name)}')`,
      `${byPath}/files/getByUrl('${encoded(name)}')`,
      `${library}/rootFolder/folders('Drafts')/files('${encoded(name)}')`,
      `${web}/_api/web/folders('Plans')/folders('Drafts')/files('${encoded(name)}')`,
      `${web}/_api/web/GetFileByServerRelativePath(DecodedUrl=@f)?@f='${encoded(`${folder}/${name}`)}'`,
      `${web}/_api/web/getFileByServerRelativePath(decodedUrl=@p1)?%40p1=%27${encoded(`${folder}/${name}`)}%27&%24select=Name%2CLength`,
    ].map((url): FileSample => ({ ...get, number: 4, client: 'PnPjs', url, shows: { Name: name, Length: 15 } })),
    ...[`'${folder}/gosip.txt'`, "'Plans/Drafts/gosip.txt'", `%27${encoded(`${folder}/GOSIP.txt`)}%27`].map(
      (url): FileSample => ({
        ...get,
        number: 4,
        client: 'gosip',
        url: `${web}/_api/Web/GetFileByServerRelativeUrl(${url})?$select=*`,
        shows: {
          d: {
            Name: 'gosip.txt',
            CheckOutType: 2,
            Level: 1,
            MajorVersion: 1,
            MinorVersion: 0,
            UIVersion: 512,
            UIVersionLabel: '1.0',
            UniqueId: guid,
          },
        },
      }),
    ),
    { ...get, number: 4, client: 'spsave', url: spsave('app.js'), shows: { d: { CheckOutType: 2, Length: 9 } } },
    {
      ...get,
      number: 4,
      client: 'PnPjs',
      url: `${fileByPath(`${folder}/gosip.txt`)}?%24select=Name%2CListItemAllFields%2FId%2CListItemAllFields%2FFileRef&%24expand=ListItemAllFields`,
      shows: { Name: 'gosip.txt', ListItemAllFields: { FileRef: `${folder}/gosip.txt` } },
    },
    {
      ...get,
      number: 4,
      client: 'm365',
      url: `${web}/_api/web/GetFileByServerRelativePath(DecodedUrl=@f)?$expand=ListItemAllFields&@f='${encoded(`${folder}/m365.txt`)}'`,
      shows: { Exists: true, ListItemAllFields: { FileSystemObjectType: 0 } },
    },
    {
      ...get,
      number: 4,
      client: 'spsave',
      url: spsave('none.js'),
      status: 404,
      // By this code the client recognizes that the library needs no check-out.
      check: ({ error }) => expect(error.code).toMatch(/^-2130575338, /),
    },
    ...[
      `${fileByPath(`${folder}/gosip.txt`)}/$value`,
      `${gosipFile}/$value`,
      `${gosipFile}/%24value`,
      `${web}/_api/web/GetFileByServerRelativeUrl(@u)/$value?@u='Plans/Drafts/gosip.txt'`,
      `${gosipFolder}/Files('gosip.txt')/$value`,
    ].map(
      (url): FileSample => ({
        ...get,
        number: 17,
        client: 'gosip',
        url,
        check: (_, { text, headers }) => {
          expect(text).toBe('as gosip has it')
          expect(headers.get('content-type')).toMatch(/^text\/plain/)
          expect(headers.get('accept-ranges')).toBe('bytes')
        },
      }),
    ),
    {
      ...get,
      number: 17,
      client: 'm365',
      url: `${web}/_api/web/GetFileById('{fileId}')/$value`,
      check: (_, { text }) => expect(text).toBe('as PnPjs has it'),
    },
    {
      ...get,
      number: 25,
      client: 'PnPjs',
      url: `${byPath}/files?%24select=Name%2CLength&%24orderby=Name&%24top=2`,
      shows: { value: [{ Name: 'app.js', Length: 9 }, { Name: name }], 'odata.nextLink': expect.any(String) },
    },
    {
      ...get,
      number: 25,
      client: 'gosip',
      url: `${gosipFolder}/Files?$filter=Name%20eq%20'gosip.txt'&$expand=ListItemAllFields`,
      shows: { d: { results: [{ Name: 'gosip.txt', ListItemAllFields: { FileSystemObjectType: 0 } }] } },
    },
    {
      ...get,
      number: 25,
      client: 'm365',
      url: `${web}/_api/web/GetFolderByServerRelativePath(DecodedUrl='${encoded(folder)}')/Files?$skip=0&$top=5000&$select=UniqueId,Name`,
      check: ({ value }) => expect(value).toHaveLength(6),
    },
    ...[`${web}/_api/web/getFileById('{fileId}')`, fileByPath(`${folder}/${name}`)].map(
      (url): FileSample => ({
        ...get,
        number: 28,
        client: 'PnPjs',
        url: `${url}/listItemAllFields?%24select=Id%2CFileLeafRef%2CFileDirRef`,
        shows: { FileLeafRef: name, FileDirRef: folder },
        keeps: (json) => ({ fileItemId: json.Id }),
      }),
    ),
    { ...get, number: 28, client: 'PnPjs', url: `${library}/items({fileItemId})/file`, shows: { Name: name } },
    {
      ...post,
      number: 28,
      client: 'spsave',
      url: spsave('app.js', '/ListItemAllFields'),
      headers: { 'IF-MATCH': '*', 'X-HTTP-Method': 'MERGE' },
      body: { __metadata: { type: 'SP.ListItem' }, Title: 'The application' },
    },
    {
      ...get,
      number: 28,
      client: 'gosip',
      url: `${web}/_api/Web/GetFileByServerRelativeUrl('${folder}/app.js')/ListItemAllFields?%24select=Id%2CTitle`,
      shows: { d: { Title: 'The application' } },
    },
  ]
}
