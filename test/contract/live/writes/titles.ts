import { row, type World, type WriteRow } from './world.ts'

const inGerman = "setvalueforuiculture('de-DE','Aufgaben')"

const ofWeb = (path: string): WriteRow =>
  row('Web Update', 'WebChanged Updated', 'ContentWritten sites.setTitleResource', async (w) => () => w.post(`/_api/web/${path}/${inGerman}`))

const ofList = (path: string): WriteRow =>
  row('List Update', 'ListChanged Updated', 'ContentWritten sites.setTitleResource', async (w: World) => {
    const list = await w.list()
    return () => w.post(`${list.path}${path}/${inGerman}`)
  })

/** The first content type of a list. */
const ofListType: WriteRow = row('List Update', 'ListChanged Updated', 'ContentWritten sites.setTitleResource', async (w) => {
  const list = await w.list()
  const { value } = await w.call('GET', `${list.path}/contenttypes?$select=StringId`)
  return () => w.post(`${list.path}/contenttypes('${value[0].StringId}')/nameresource/${inGerman}`)
})

/** Writes to the languages of webs, lists, columns and content types. */
export const titleWrites: Readonly<Record<string, WriteRow>> = {
  setWebResourceText: ofWeb('titleresource'),
  setWebFieldResourceText: ofWeb("fields/getbyinternalnameortitle('Title')/titleresource"),
  setWebTypeResourceText: ofWeb("contenttypes('0x0108')/nameresource"),
  setListResourceText: ofList('/titleresource'),
  setListFieldResourceText: ofList("/fields/getbyinternalnameortitle('Title')/titleresource"),
  setListTypeResourceText: ofListType,
  addSupportedUILanguage: row(
    'Web Update',
    'WebChanged Updated',
    'ContentWritten sites.setLanguage',
    async (w) => () => w.post('/_api/web/addsupporteduilanguage(lcid=1031)'),
  ),
  removeSupportedUILanguage: row(
    'Web Update',
    'WebChanged Updated',
    'ContentWritten sites.setLanguage',
    async (w) => () => w.post('/_api/web/removesupporteduilanguage(lcid=1031)'),
  ),
}
