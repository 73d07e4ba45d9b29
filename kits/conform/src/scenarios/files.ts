import { type Bench, type Check, scenario } from '../check.ts'
import { fileOf } from '../place.ts'
import { demand, demandEqual, folderAt } from '../tools.ts'

/** Stores a file in the library of the place, and returns its address. */
export async function addFile(bench: Bench, name: string, bytes: Uint8Array | string): Promise<string> {
  const folder = folderAt(String(bench.place.values.all.folderUrl))
  const path = `${folder}/files/add(url='${encodeURIComponent(name)}',overwrite=true)`
  await bench.ask('addFile', 'POST', path, { body: typeof bytes === 'string' ? Buffer.from(bytes) : bytes, status: 200 })
  return fileOf(bench.place, name)
}

const bytesOf = async (bench: Bench, file: string) =>
  (await bench.ask('getFileValue', 'GET', `${file}/$value`, { headers: { Accept: '*/*' }, status: 200 })).bytes

const number = (value: unknown): number => Number(value)

export const fileChecks: readonly Check[] = scenario('files', 'Files', [
  [
    'keeps-bytes',
    'A file comes back byte for byte',
    ['addFile', 'getFileValue', 'getFile'],
    async (bench) => {
      const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 7919) % 256))
      const file = await addFile(bench, `${bench.newName('bytes')}.bin`, bytes)
      demand((await bytesOf(bench, file)).equals(bytes), 'the bytes came back changed')
      const { json } = await bench.ask('getFile', 'GET', file)
      demandEqual(number(json.Length), bytes.length, 'Length')
    },
  ],
  [
    'replaces',
    'PUT of $value replaces the bytes and changes the tag',
    ['updateFileValue', 'getFileValue', 'getFile'],
    async (bench) => {
      const file = await addFile(bench, `${bench.newName('replaced')}.txt`, 'one')
      const tag = async () => (await bench.ask('getFile', 'GET', file)).json.ETag
      const before = await tag()
      await bench.ask('updateFileValue', 'PUT', `${file}/$value`, { body: Buffer.from('three') })
      demandEqual((await bytesOf(bench, file)).toString(), 'three', 'the text of the file')
      demand((await tag()) !== before, `the tag ${before} did not change`)
    },
  ],
  [
    'refuses-taken-names',
    'A name that is taken is refused without overwrite',
    ['addFile'],
    async (bench) => {
      const name = `${bench.newName('taken')}.txt`
      await addFile(bench, name, 'one')
      const path = `${folderAt(String(bench.place.values.all.folderUrl))}/files/add(url='${encodeURIComponent(name)}',overwrite=false)`
      const { code } = await bench.refused('addFile', 'POST', path, { body: Buffer.from('two'), status: 400 })
      demand(code.startsWith('-2130575257,'), `the code is '${code}'`)
    },
  ],
  [
    'serves-ranges',
    'A range of a file is 206 with its place, one outside is 416',
    ['getFileValue'],
    async (bench) => {
      const file = await addFile(bench, `${bench.newName('range')}.txt`, '0123456789')
      const part = await bench.ask('getFileValue', 'GET', `${file}/$value`, { headers: { Accept: '*/*', Range: 'bytes=2-4' }, status: 206 })
      demandEqual([part.text, part.headers.get('content-range')], ['234', 'bytes 2-4/10'], 'the range', part)
      await bench.ask('getFileValue', 'GET', `${file}/$value`, { headers: { Accept: '*/*', Range: 'bytes=20-' }, status: 416 })
    },
  ],
  [
    'uploads-in-parts',
    'A file that comes in parts is whole at the end and old before',
    ['startUpload', 'continueUpload', 'finishUpload', 'getFileValue'],
    async (bench) => {
      const file = await addFile(bench, `${bench.newName('parts')}.bin`, 'old')
      const id = crypto.randomUUID()
      const parts = ['first ', 'second ', 'third'].map((text) => Buffer.from(text))
      const [one, two, three] = parts as [Buffer, Buffer, Buffer]
      const begun = await bench.ask('startUpload', 'POST', `${file}/startupload(uploadid=guid'${id}')`, { body: one })
      demandEqual(number(begun.json.value), 6, 'the bytes after the first part', begun)
      const more = await bench.ask('continueUpload', 'POST', `${file}/continueupload(uploadid=guid'${id}',fileoffset=6)`, { body: two })
      demandEqual(number(more.json.value), 13, 'the bytes after the second part', more)
      demandEqual((await bytesOf(bench, file)).toString(), 'old', 'the text before the end')
      await bench.ask('finishUpload', 'POST', `${file}/finishupload(uploadid=guid'${id}',fileoffset=13)`, { body: three })
      demandEqual((await bytesOf(bench, file)).toString(), 'first second third', 'the text at the end')
    },
  ],
  [
    'copies-and-moves',
    'A copy has the bytes, a moved file is at its new place only',
    ['copyFile', 'moveFile', 'getFileValue', 'getFile'],
    async (bench) => {
      const folder = String(bench.place.values.all.folderUrl)
      const [name, copy, moved] = ['from', 'copy', 'moved'].map((stem) => `${bench.newName(stem)}.txt`) as [string, string, string]
      const file = await addFile(bench, name, 'text')
      await bench.ask('copyFile', 'POST', `${file}/copyto(strnewurl='${encodeURIComponent(`${folder}/${copy}`)}',boverwrite=false)`)
      await bench.ask('moveFile', 'POST', `${file}/moveto(newurl='${encodeURIComponent(`${folder}/${moved}`)}',flags=0)`)
      for (const one of [copy, moved])
        demandEqual((await bytesOf(bench, fileOf(bench.place, one))).toString(), 'text', `the text of ${one}`)
      await bench.refused('getFile', 'GET', file, { status: 404 })
    },
  ],
  [
    'deletes',
    'A deleted file is gone',
    ['deleteFile', 'getFile'],
    async (bench) => {
      const file = await addFile(bench, `${bench.newName('deleted')}.txt`, 'x')
      await bench.ask('deleteFile', 'DELETE', file, { headers: { 'If-Match': '*' }, status: 200 })
      await bench.refused('getFile', 'GET', file, { status: 404 })
    },
  ],
  [
    'makes-folders',
    'A folder has what is put into it, and goes with it',
    ['addFolder', 'listFiles', 'listFolders', 'deleteFolder', 'getFile'],
    async (bench) => {
      const root = String(bench.place.values.all.folderUrl)
      const path = `${root}/${bench.newName('folder')}`
      await bench.ask('addFolder', 'POST', `${folderAt(root)}/folders`, { body: { ServerRelativeUrl: path }, status: 201 })
      await bench.ask('addFile', 'POST', `${folderAt(path)}/files/add(url='in.txt',overwrite=true)`, {
        body: Buffer.from('in'),
        status: 200,
      })
      const files = await bench.ask('listFiles', 'GET', `${folderAt(path)}/files?$select=Name`)
      demandEqual(files.json.value, [{ Name: 'in.txt' }], 'the files of the folder', files)
      const folders = await bench.ask('listFolders', 'GET', `${folderAt(root)}/folders?$select=ServerRelativeUrl`)
      const found = (folders.json.value as { ServerRelativeUrl: string }[]).some(({ ServerRelativeUrl }) => ServerRelativeUrl === path)
      demand(found, `the folder ${path} is not among the folders of the library`, folders)
      await bench.ask('deleteFolder', 'DELETE', folderAt(path), { headers: { 'If-Match': '*' }, status: 200 })
      await bench.refused('getFolder', 'GET', folderAt(path), { status: 404 })
    },
  ],
  [
    'checks-out',
    'A file that is checked out says so, and takes no second check-out of it away',
    ['checkOutFile', 'checkInFile', 'getFile'],
    async (bench) => {
      const file = await addFile(bench, `${bench.newName('checked')}.txt`, 'x')
      const state = async () => (await bench.ask('getFile', 'GET', file)).json.CheckOutType
      demandEqual(await state(), 2, 'CheckOutType before')
      await bench.ask('checkOutFile', 'POST', `${file}/checkout()`)
      demandEqual(await state(), 0, 'CheckOutType of a file that is checked out')
      await bench.ask('checkInFile', 'POST', `${file}/checkin(comment='done',checkintype=1)`)
      demandEqual(await state(), 2, 'CheckOutType after')
    },
  ],
  [
    'finds-the-item',
    'The item of a file has its name',
    ['addFile'],
    async (bench) => {
      const name = `${bench.newName('item')}.txt`
      const file = await addFile(bench, name, 'x')
      const reply = await bench.send('GET', `${file}/listitemallfields?$select=Id,FileLeafRef`, {
        headers: { Accept: 'application/json;odata=nometadata' },
      })
      demandEqual([reply.status, reply.json?.FileLeafRef], [200, name], 'the item of the file', reply)
    },
  ],
])
