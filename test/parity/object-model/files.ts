import { call, listNamed, method, property, value, web } from '../../support/csom/model-client.ts'
import { json, reached, remove, type Step } from './step.ts'

const docs = property(listNamed('Documents'), 'RootFolder')
const files = property(docs, 'Files')
const folders = property(docs, 'Folders')
const library = '/Shared Documents'
const fileAt = (name: string) => `/_api/web/getfilebyserverrelativeurl('${encodeURIComponent(`${library}/${name}`)}')`
const folderAt = (name: string) => `/_api/web/getfolderbyserverrelativeurl('${encodeURIComponent(`${library}${name}`)}')`
const file = (name: string) => method(files, 'GetByUrl', name)

const byWalter = { Authorization: `Basic ${btoa('walter:any')}` }

/** Folders and files. */
export const fileSteps: readonly Step[] = [
  {
    name: 'adding a folder',
    rest: json('/_api/web/folders', { ServerRelativeUrl: `${library}/In` }),
    model: reached(method(property(web, 'Folders'), 'Add', `${library}/In`)),
  },
  {
    name: 'moving a folder',
    rest: json(`${folderAt('/In')}/moveto(newurl='${encodeURIComponent(`${library}/Out`)}')`),
    model: [call(method(folders, 'GetByUrl', 'In'), 'MoveTo', `${library}/Out`)],
  },
  { name: 'recycling a folder', rest: json(`${folderAt('/Out')}/recycle`), model: [call(method(folders, 'GetByUrl', 'Out'), 'Recycle')] },
  {
    name: 'adding a file',
    rest: { method: 'POST', path: `${folderAt('')}/files/add(url='a.txt',overwrite=false)`, headers: {}, body: 'text' },
    model: reached(
      method(files, 'Add', value('FileCreationInformation', { Url: 'a.txt', Overwrite: false, Content: Buffer.from('text') })),
    ),
  },
  {
    name: 'giving a file new bytes',
    rest: { method: 'PUT', path: `${fileAt('a.txt')}/$value`, headers: {}, body: 'other' },
    model: [call(file('a.txt'), 'SaveBinary', value('FileSaveBinaryInformation', { ContentStream: Buffer.from('other') }))],
  },
  { name: 'checking a file out', rest: json(`${fileAt('a.txt')}/checkout`), model: [call(file('a.txt'), 'CheckOut')] },
  {
    name: 'checking a file in',
    rest: json(`${fileAt('a.txt')}/checkin(comment='c',checkintype=1)`),
    model: [call(file('a.txt'), 'CheckIn', 'c', 1)],
  },
  {
    name: 'copying a file',
    rest: json(`${fileAt('a.txt')}/copyto(strnewurl='${encodeURIComponent(`${library}/b.txt`)}',boverwrite=false)`),
    model: [call(file('a.txt'), 'CopyTo', `${library}/b.txt`, false)],
  },
  {
    name: 'moving a file',
    rest: json(`${fileAt('b.txt')}/moveto(newurl='${encodeURIComponent(`${library}/c.txt`)}',flags=0)`),
    model: [call(file('b.txt'), 'MoveTo', `${library}/c.txt`, 0)],
  },
  { name: 'recycling a file', rest: json(`${fileAt('c.txt')}/recycle`), model: [call(file('c.txt'), 'Recycle')] },
  {
    name: 'taking over a check-out',
    before: [
      json("/_api/web/lists/getbytitle('Documents')", { ForceCheckout: true }, { 'X-HTTP-Method': 'MERGE' }),
      { method: 'POST', path: `${folderAt('')}/files/add(url='never.txt',overwrite=false)`, headers: byWalter, body: 'text' },
      json("/_api/web/lists/getbytitle('Documents')", { ForceCheckout: false }, { 'X-HTTP-Method': 'MERGE' }),
    ],
    rest: json(
      `/_api/web/lists/getbytitle('Documents')/getcheckedoutfiles/getbypath(decodedurl='${encodeURIComponent(`${library}/never.txt`)}')/takeovercheckout`,
    ),
    model: [
      call(
        method(
          method(listNamed('Documents'), 'GetCheckedOutFiles'),
          'GetByPath',
          value('ResourcePath', { DecodedUrl: `${library}/never.txt` }),
        ),
        'TakeOverCheckOut',
      ),
    ],
  },
  { name: 'deleting a file', rest: json(fileAt('a.txt'), undefined, remove), model: [call(file('a.txt'), 'DeleteObject')] },
]
