import { call, listNamed, method, property, set, typeItself, value, web } from '../../support/csom/model-client.ts'
import { json, merge, reached, type Step } from './step.ts'

const docs = property(listNamed('Documents'), 'RootFolder')
const files = property(docs, 'Files')
const folders = property(docs, 'Folders')
const library = '/Shared Documents'
const encoded = (path: string) => encodeURIComponent(`${library}/${path}`)
const fileAt = (name: string) => `/_api/web/getfilebyserverrelativeurl('${encoded(name)}')`
const folderAt = (name: string) => `/_api/web/getfolderbyserverrelativeurl('${encoded(name)}')`
const libraryAt = `/_api/web/getfolderbyserverrelativeurl('${encodeURIComponent(library)}')`
const file = (name: string) => method(files, 'GetByUrl', name)
const folder = (name: string) => method(folders, 'GetByUrl', name)
const path = (name: string) => value('ResourcePath', { DecodedUrl: `${library}/${name}` })
const byUrl = (from: string, to: string) => ({ srcUrl: `${library}/${from}`, destUrl: `${library}/${to}` })
const byPath = (from: string, to: string) => ({
  srcPath: { DecodedUrl: `${library}/${from}` },
  destPath: { DecodedUrl: `${library}/${to}` },
})
const util = typeItself('MoveCopyUtil')
const utilAt = '/_api/sp.movecopyutil'
const bytes = (address: string, body: string) => ({ method: 'POST', path: address, headers: {}, body })
const [upload, other] = ['0195a5c0-0000-7000-8000-000000000001', '0195a5c0-0000-7000-8000-000000000002']
const part = (name: string, id: string, offset?: number) =>
  `${fileAt('p.txt')}/${name}(uploadid=guid'${id}'${offset === undefined ? '' : `,fileoffset=${offset}`})`
const versions = property(file('p.txt'), 'Versions')
const rights = property(file('p.txt'), 'InformationRightsManagementSettings')
const rightsAt = `${fileAt('p.txt')}/informationrightsmanagementsettings`
const libraryRights = property(listNamed('Documents'), 'InformationRightsManagementSettings')
const libraryRightsAt = "/_api/web/lists/getbytitle('Documents')/informationrightsmanagementsettings"

/** Parts of uploads, decoded paths, copies and moves by URLs, and rights management. */
export const transferSteps: readonly Step[] = [
  {
    name: 'adding a file by its decoded name',
    rest: bytes(`${libraryAt}/files/addusingpath(decodedurl='p.txt',overwrite=false)`, 'text'),
    model: reached(method(files, 'AddUsingPath', value('ResourcePath', { DecodedUrl: 'p.txt' }), null, Buffer.from('text'))),
  },
  {
    name: 'beginning to upload a file',
    rest: bytes(part('startupload', upload), 'one '),
    model: [call(file('p.txt'), 'StartUpload', upload, Buffer.from('one '))],
    leaves: ['nothing', 0],
  },
  {
    name: 'going on with an upload',
    rest: bytes(part('continueupload', upload, 4), 'two '),
    model: [call(file('p.txt'), 'ContinueUpload', upload, 4, Buffer.from('two '))],
    leaves: ['nothing', 0],
  },
  {
    name: 'finishing an upload',
    rest: bytes(part('finishupload', upload, 8), 'three'),
    model: reached(method(file('p.txt'), 'FinishUpload', upload, 8, Buffer.from('three'))),
  },
  {
    name: 'forgetting an upload',
    before: [bytes(part('startupload', other), 'one ')],
    rest: json(part('cancelupload', other)),
    model: [call(file('p.txt'), 'CancelUpload', other)],
    leaves: ['nothing', 0],
  },
  {
    name: 'recycling a version of a file by its number',
    before: [
      json("/_api/web/lists/getbytitle('Documents')", { EnableVersioning: true }, merge),
      ...['1', '2', '3', '4', '5'].map((text) => ({ method: 'PUT', path: `${fileAt('p.txt')}/$value`, headers: {}, body: text })),
    ],
    rest: json(`${fileAt('p.txt')}/versions/recyclebyid(1024)`),
    model: [call(versions, 'RecycleByID', 1024)],
  },
  {
    name: 'recycling a version of a file by its label',
    rest: json(`${fileAt('p.txt')}/versions/recyclebylabel('3.0')`),
    model: [call(versions, 'RecycleByLabel', '3.0')],
  },
  {
    name: 'recycling all versions of a file',
    rest: json(`${fileAt('p.txt')}/versions/recycleall`),
    model: [call(versions, 'RecycleAll')],
  },
  {
    name: 'copying a file to a decoded path',
    rest: json(`${fileAt('p.txt')}/copytousingpath(decodedurl='${encoded('q.txt')}',overwrite=false)`),
    model: [call(file('p.txt'), 'CopyToUsingPath', path('q.txt'), false)],
  },
  {
    name: 'moving a file to a decoded path',
    rest: json(`${fileAt('q.txt')}/movetousingpath(newpath='${encoded('r.txt')}',moveoperations=0)`),
    model: [call(file('q.txt'), 'MoveToUsingPath', path('r.txt'), 0)],
  },
  {
    name: 'copying a file by the utility',
    rest: json(`${utilAt}.copyfile(overwrite=false)`, byUrl('p.txt', 'c1.txt')),
    model: [call(util, 'CopyFile', `${library}/p.txt`, `${library}/c1.txt`, false)],
  },
  {
    name: 'copying a file by the utility with decoded paths',
    rest: json(`${utilAt}.copyfilebypath(overwrite=false)`, byPath('p.txt', 'c2.txt')),
    model: [call(util, 'CopyFileByPath', path('p.txt'), path('c2.txt'), false)],
  },
  {
    name: 'moving a file by the utility',
    rest: json(`${utilAt}.movefile(overwrite=false)`, byUrl('c1.txt', 'c3.txt')),
    model: [call(util, 'MoveFile', `${library}/c1.txt`, `${library}/c3.txt`, false)],
  },
  {
    name: 'moving a file by the utility with decoded paths',
    rest: json(`${utilAt}.movefilebypath(overwrite=false)`, byPath('c2.txt', 'c4.txt')),
    model: [call(util, 'MoveFileByPath', path('c2.txt'), path('c4.txt'), false)],
  },
  {
    name: 'recycling a file with any tag',
    rest: json(`${fileAt('c3.txt')}/recycle`),
    model: [call(file('c3.txt'), 'RecycleWithETag', '')],
  },
  {
    name: 'recycling a file with parameters',
    rest: json(`${fileAt('c4.txt')}/recyclewithparameters`, { parameters: {} }),
    model: [call(file('c4.txt'), 'RecycleWithParameters', value('FileDeleteParameters'))],
  },
  {
    name: 'deleting a file with parameters',
    rest: json(`${fileAt('r.txt')}/deletewithparameters`, { parameters: {} }),
    model: [call(file('r.txt'), 'DeleteWithParameters', value('FileDeleteParameters'))],
  },
  {
    name: 'adding an empty page',
    before: [json('/_api/web/lists/ensuresitepageslibrary')],
    rest: json(
      "/_api/web/getfolderbyserverrelativeurl('/SitePages')/files/addtemplatefile(urloffile='/SitePages/New.aspx',templatefiletype=1)",
    ),
    model: reached(
      method(property(method(web, 'GetFolderByServerRelativeUrl', '/SitePages'), 'Files'), 'AddTemplateFile', '/SitePages/New.aspx', 1),
    ),
  },
  {
    name: 'setting the rights management of a file',
    rest: json(rightsAt, { AllowPrint: true, IrmEnabled: true }, merge),
    model: [set(rights, 'AllowPrint', true), set(rights, 'IrmEnabled', true), call(rights, 'Update')],
  },
  { name: 'taking the rights management from a file', rest: json(`${rightsAt}/reset`), model: [call(rights, 'Reset')] },
  {
    name: 'setting the rights management of a library',
    rest: json(libraryRightsAt, { AllowScript: true }, merge),
    model: [set(libraryRights, 'AllowScript', true), call(libraryRights, 'Update')],
  },
  { name: 'resetting the rights management of a library', rest: json(`${libraryRightsAt}/reset`), model: [call(libraryRights, 'Reset')] },
  {
    name: 'adding a folder by its decoded name',
    rest: json(`${libraryAt}/folders/addusingpath(decodedurl='F')`),
    model: reached(method(folders, 'AddUsingPath', value('ResourcePath', { DecodedUrl: 'F' }))),
  },
  {
    name: 'adding a folder that may be there',
    rest: json(`${libraryAt}/folders/add('G')`),
    model: reached(method(folders, 'AddWithOverwrite', 'G', true)),
  },
  {
    name: 'adding a folder in a folder',
    rest: json(`${folderAt('F')}/addsubfolderusingpath(decodedurl='Sub')`),
    model: [call(folder('F'), 'AddSubFolder', 'Sub')],
  },
  {
    name: 'adding a folder with a decoded name in a folder',
    rest: json(`${folderAt('F')}/addsubfolderusingpath`, { leafPath: { DecodedUrl: '50%' } }),
    model: [call(folder('F'), 'AddSubFolderUsingPath', value('ResourcePath', { DecodedUrl: '50%' }))],
  },
  {
    name: 'copying a folder to a decoded path',
    rest: json(`${folderAt('F')}/copyto('${encoded('H')}')`),
    model: [call(folder('F'), 'CopyToUsingPath', path('H'))],
  },
  {
    name: 'moving a folder to a decoded path',
    rest: json(`${folderAt('H')}/moveto('${encoded('I')}')`),
    model: [call(folder('H'), 'MoveToUsingPath', path('I'))],
  },
  {
    name: 'copying a folder by the utility',
    rest: json(`${utilAt}.copyfolder`, byUrl('G', 'G1')),
    model: [call(util, 'CopyFolder', `${library}/G`, `${library}/G1`)],
  },
  {
    name: 'copying a folder by the utility with decoded paths',
    rest: json(`${utilAt}.copyfolderbypath`, byPath('G', 'G2')),
    model: [call(util, 'CopyFolderByPath', path('G'), path('G2'))],
  },
  {
    name: 'moving a folder by the utility',
    rest: json(`${utilAt}.movefolder`, byUrl('G1', 'G3')),
    model: [call(util, 'MoveFolder', `${library}/G1`, `${library}/G3`)],
  },
  {
    name: 'moving a folder by the utility with decoded paths',
    rest: json(`${utilAt}.movefolderbypath`, byPath('G2', 'G4')),
    model: [call(util, 'MoveFolderByPath', path('G2'), path('G4'))],
  },
  {
    name: 'recycling a folder with parameters',
    rest: json(`${folderAt('I')}/recyclewithparameters`, { parameters: {} }),
    model: [call(folder('I'), 'RecycleWithParameters', value('FolderDeleteParameters'))],
  },
  {
    name: 'deleting an empty folder with parameters',
    rest: json(`${folderAt('G4')}/deletewithparameters`, { parameters: { DeleteIfEmpty: true } }),
    model: [call(folder('G4'), 'DeleteWithParameters', value('FolderDeleteParameters', { DeleteIfEmpty: true }))],
  },
]
