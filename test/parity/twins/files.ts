import { base64, json, merge, remove, type Step, upload } from './step.ts'

const folder = '/_api/web/getfolderbyserverrelativeurl'
const file = '/_api/web/getfilebyserverrelativeurl'
const documents = '/Shared Documents'
const pictures = '<strListName>Pictures</strListName>'
const names = (name: string) => `<itemFileNames><string>${name}</string></itemFileNames>`
const page = (name: string) => `<pageUrl>${documents}/${name}</pageUrl>`
const destination = (url: string) => `<DestinationUrls><string>${url}</string></DestinationUrls>`

/** In this order, each on what the ones before have left. Few files, so that the server prepares no rows for more in the background. */
export const fileSteps: readonly Step[] = [
  {
    operation: 'imaging.Upload',
    before: [json('/_api/web/lists', { Title: 'Pictures', BaseTemplate: 109 })],
    rest: upload(`${folder}('/Pictures')/files/add(url='a.jpg',overwrite=false)`, 'not a picture'),
    soap: `${pictures}<bytes>${base64('not a picture')}</bytes><fileName>a.jpg</fileName>`,
  },
  {
    operation: 'imaging.Upload',
    rest: upload(`${folder}('/Pictures')/files/add(url='large.jpg',overwrite=false)`, 'x'.repeat(400_000)),
    soap: `${pictures}<bytes>${base64('x'.repeat(400_000))}</bytes><fileName>large.jpg</fileName>`,
  },
  {
    operation: 'imaging.CreateNewFolder',
    rest: json(`${folder}('/Pictures')/folders/add('New Folder')`),
    soap: '<strListName>Pictures</strListName>',
  },
  {
    operation: 'imaging.Rename',
    rest: json(`${file}('/Pictures/a.jpg')/moveto(newurl='/Pictures/b.jpg',flags=0)`),
    soap: `${pictures}<request><file filename="a.jpg" newbasename="b" xmlns=""/></request>`,
  },
  { operation: 'imaging.Delete', rest: json(`${file}('/Pictures/b.jpg')`, undefined, remove), soap: pictures + names('b.jpg') },
  {
    operation: 'copy.CopyIntoItems',
    rest: upload(`${folder}('${documents}')/files/add(url='a.txt',overwrite=true)`, 'one'),
    soap: `<SourceUrl>x</SourceUrl>${destination(`${documents}/a.txt`)}<Fields/><Stream>${base64('one')}</Stream>`,
  },
  {
    operation: 'copy.CopyIntoItemsLocal',
    rest: json(`${file}('${documents}/a.txt')/copyto(strnewurl='${documents}/b.txt',boverwrite=true)`),
    soap: `<SourceUrl>${documents}/a.txt</SourceUrl>${destination(`${documents}/b.txt`)}`,
  },
  { operation: 'lists.CheckOutFile', rest: json(`${file}('${documents}/a.txt')/checkout`), soap: page('a.txt') },
  { operation: 'lists.UndoCheckOut', rest: json(`${file}('${documents}/a.txt')/undocheckout`), soap: page('a.txt') },
  {
    operation: 'lists.CheckInFile',
    before: [json(`${file}('${documents}/a.txt')/checkout`)],
    rest: json(`${file}('${documents}/a.txt')/checkin(comment='c',checkintype=1)`),
    soap: `${page('a.txt')}<comment>c</comment><CheckinType>1</CheckinType>`,
  },
  {
    operation: 'versions.RestoreVersion',
    before: [
      json("/_api/web/lists/getbytitle('Documents')", { EnableVersioning: true }, merge),
      ...['two', 'three'].map((text) => upload(`${folder}('${documents}')/files/add(url='b.txt',overwrite=true)`, text)),
    ],
    rest: json(`${file}('${documents}/b.txt')/versions/restorebylabel('1.0')`),
    soap: `<fileName>${documents}/b.txt</fileName><fileVersion>1.0</fileVersion>`,
  },
  {
    operation: 'versions.DeleteVersion',
    rest: json(`${file}('${documents}/b.txt')/versions/deletebylabel('1.0')`),
    soap: `<fileName>${documents}/b.txt</fileName><fileVersion>1.0</fileVersion>`,
  },
  {
    operation: 'versions.DeleteAllVersions',
    rest: json(`${file}('${documents}/b.txt')/versions/deleteall`),
    soap: `<fileName>${documents}/b.txt</fileName>`,
  },
  {
    operation: 'dws.CreateFolder',
    rest: json(`${folder}('${documents}')/folders/add('plans')`),
    soap: '<url>Shared Documents/plans</url>',
  },
  {
    operation: 'dws.DeleteFolder',
    rest: json(`${folder}('${documents}/plans')`, undefined, remove),
    soap: '<url>Shared Documents/plans</url>',
  },
]
