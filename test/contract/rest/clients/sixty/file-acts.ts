import { expect } from 'vitest'
import { encoded, type FileSample } from './file-sample.ts'
import { tunnelledDelete } from './sample.ts'

const get = { method: 'GET', status: 200 } as const
const post = { method: 'POST', status: 200 } as const
const guid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)

/** 11, 14, 29, 51, 57 and 58: requests to the files that `fileSamples` has made. */
export function fileActSamples(web: string): readonly FileSample[] {
  const folder = `${web}/Plans/Drafts`
  const byId = `${web}/_api/web/getFileById('{fileId}')`
  const at = (path: string) => `${web}/_api/web/GetFileByServerRelativePath(DecodedUrl='${encoded(path)}')`
  const gosip = `${web}/_api/Web/GetFileByServerRelativeUrl('${folder}/gosip.txt')`
  const spsave = (rest = '') =>
    `${web}/_api/web/GetFileByServerRelativeUrl(@FileUrl)${rest}?@FileUrl='${encodeURIComponent(`${folder}/app.js`)}'`
  return [
    { ...post, number: 11, client: 'spsave', url: spsave('/CheckOut()') },
    { ...get, number: 11, client: 'spsave', url: spsave(), shows: { d: { CheckOutType: 0 } } },
    {
      ...post,
      number: 14,
      client: 'spsave',
      url: `${spsave('/CheckIn(comment=@Comment,checkintype=@Type)')}&@Comment='Checked%20in%20by%20spsave'&@Type='1'`,
    },
    {
      ...get,
      number: 14,
      client: 'spsave',
      url: spsave(),
      shows: { d: { CheckOutType: 2, CheckInComment: 'Checked in by spsave', MinorVersion: 0 } },
    },
    { ...post, number: 11, client: 'gosip', url: `${gosip}/CheckOut` },
    { ...post, number: 14, client: 'gosip', url: `${gosip}/CheckIn(comment='by%20gosip',checkintype=1)` },
    { ...post, number: 11, client: 'PnPjs', url: `${byId}/checkout` },
    { ...post, number: 14, client: 'PnPjs', url: `${byId}/checkin(comment=@a2,checkintype=@a3)?@a2='${encoded("it's done")}'&@a3=1` },
    {
      ...get,
      number: 14,
      client: 'PnPjs',
      url: `${byId}?%24select=CheckInComment%2CCheckOutType`,
      shows: { CheckInComment: "it's done", CheckOutType: 2 },
    },
    { ...post, number: 11, client: 'm365', url: `${at(`${folder}/m365.txt`)}/checkout` },
    { ...post, number: 14, client: 'm365', url: `${at(`${folder}/m365.txt`)}/checkin(checkintype=2,comment='')` },
    ...uploadsInParts(web, folder),
    { ...post, number: 58, client: 'PnPjs', url: `${byId}/$value`, headers: { 'X-HTTP-Method': 'PUT' }, content: 'set by PnPjs' },
    { number: 58, client: 'vgrem', method: 'PUT', url: `${gosip}/$value`, headers: { 'If-Match': '*' }, content: 'put', status: 200 },
    {
      ...post,
      number: 58,
      client: 'PnPjs',
      url: `${at(`${folder}/gosip.txt`)}/copyTo(strnewurl='${encoded(`${web}/Plans/copy.txt`)}',boverwrite=false)`,
    },
    { ...post, number: 58, client: 'gosip', url: `${gosip}/CopyTo(strnewurl='${web}/Plans/copy.txt',boverwrite=true)` },
    {
      ...post,
      number: 58,
      client: 'gosip',
      url: `${web}/_api/Web/GetFileByServerRelativeUrl('${web}/Plans/copy.txt')/MoveTo(newurl='${web}/Plans/Styles/moved.txt',flags=1)`,
    },
    {
      ...post,
      number: 58,
      client: 'PnPjs',
      url: `${web}/_api/SP.MoveCopyUtil.MoveFileByPath(overwrite=@a1)?@a1=true`,
      body: {
        destPath: { DecodedUrl: `{origin}${web}/Plans/moved.txt` },
        options: {
          KeepBoth: false,
          ResetAuthorAndCreatedOnCopy: false,
          RetainEditorAndModifiedOnMove: false,
          ShouldBypassSharedLocks: false,
        },
        srcPath: { DecodedUrl: `{origin}${web}/Plans/Styles/moved.txt` },
      },
    },
    {
      ...get,
      number: 58,
      client: 'm365',
      url: `${at(`${web}/Plans/moved.txt`)}/$value`,
      check: (_, { text }) => expect(text).toBe('put'),
    },
    { ...post, number: 51, client: 'PnPjs', url: `${byId}/recycle`, shows: { value: guid }, keeps: (json) => ({ fileBinId: json.value }) },
    { ...post, number: 51, client: 'gosip', url: `${gosip}/Recycle`, shows: { d: { Recycle: guid } } },
    { ...post, number: 51, client: 'PnPjs', url: `${web}/_api/web/recycleBin('{fileBinId}')/restore()` },
    { ...get, number: 51, client: 'PnPjs', url: byId, shows: { Length: 12 } },
    { ...post, number: 29, client: 'PnPjs', url: byId, headers: tunnelledDelete },
    { ...get, number: 29, client: 'PnPjs', url: byId, status: 404 },
    { number: 29, client: 'm365', method: 'DELETE', url: at(`${web}/Plans/moved.txt`), headers: { 'If-Match': '*' }, status: 200 },
    {
      ...post,
      number: 29,
      client: 'gosip',
      url: `${web}/_api/Web/GetFolderByServerRelativeUrl('${folder}')`,
      headers: tunnelledDelete,
    },
    {
      ...post,
      number: 29,
      client: 'PnPjs',
      url: `${web}/_api/web/getFolderByServerRelativePath(decodedUrl='${encoded(`${web}/Plans/m365`)}')`,
      headers: { 'X-HTTP-Method': 'DELETE', 'IF-Match': '*' },
    },
    { ...get, number: 29, client: 'spsave', url: spsave(), status: 404 },
  ]
}

/** 57: the upload of a file in parts. */
function uploadsInParts(web: string, folder: string): readonly FileSample[] {
  const id = '0f5c2d4e-6a1b-4c3d-8e7f-123456789abc'
  const large = `${web}/_api/web/getFileByServerRelativePath(decodedUrl='${encoded(`${folder}/large.bin`)}')`
  const gosip = `${web}/_api/Web/GetFileByServerRelativeUrl('${folder}/gosip.txt')`
  const added = `${web}/_api/web/getFolderByServerRelativePath(decodedUrl='${encoded(folder)}')/files/AddUsingPath(decodedurl='large.bin',overwrite=true)`
  const letters = (letter: string) => letter.repeat(100_000)
  const part = { ...post, number: 57 }
  return [
    { ...part, client: 'PnPjs', url: added },
    { ...part, client: 'PnPjs', url: `${large}/startUpload(uploadId=guid'${id}')`, content: letters('a'), shows: { value: 100_000 } },
    {
      ...part,
      client: 'PnPjs',
      url: `${large}/continueUpload(uploadId=guid'${id}',fileOffset=100000)`,
      content: letters('b'),
      shows: { value: 200_000 },
    },
    {
      ...part,
      client: 'PnPjs',
      url: `${large}/finishUpload(uploadId=guid'${id}',fileOffset=200000)`,
      content: 'c',
      shows: { Name: 'large.bin', Length: 200_001 },
    },
    {
      ...part,
      client: 'gosip',
      url: `${gosip}/StartUpload(uploadId=guid'${id}')`,
      content: 'in parts, ',
      shows: { d: { StartUpload: 10 } },
    },
    {
      ...part,
      client: 'vgrem',
      url: `${gosip}/continueUpload(fileOffset=10,uploadId=guid'${id}')`,
      content: 'more, ',
      shows: { d: { ContinueUpload: 16 } },
    },
    {
      ...part,
      client: 'm365',
      url: `${gosip}/FinishUpload(uploadId='${id}',fileOffset=16)`,
      content: 'done',
      shows: { Name: 'gosip.txt', Length: 20 },
    },
  ]
}
