import { expect, it } from 'vitest'
import { serve } from '../../../support/serve.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { clientOf } = await serve()
const ann = clientOf('ann')

/** Clients select these columns, which show another one, as they do of the established server. */
it('columns that show another one are selected by their names', async () => {
  const folder = "/_api/web/getfolderbyserverrelativeurl('/Shared Documents')"
  await ann.call('POST', `${folder}/files/add(url='plän.v1.docx',overwrite=true)`, { body: 'one' })
  await ann.call('POST', `${folder}/files/add(url='plain',overwrite=true)`, { body: 'one' })
  await ann.call('POST', `${folder}/folders/add('Old.zip')`)
  const select = '$select=LinkFilename,LinkFilenameNoMenu,linktitle,DocIcon,BaseName&$orderby=ID'
  const library = "/_api/web/lists/getbytitle('Documents')"
  const named = (name: string, DocIcon: string | null, BaseName = name) => ({
    LinkFilename: name,
    LinkFilenameNoMenu: name,
    DocIcon,
    BaseName,
  })
  expect(rowsOf(await ann.call('GET', `${library}/items?${select.replace(',linktitle', '')}`))).toEqual([
    named('plän.v1.docx', 'docx', 'plän.v1'),
    named('plain', null),
    named('Old.zip', null),
  ])
  await ann.call('POST', "/_api/web/lists/getbytitle('Tasks')/items", { body: { Title: 'one' } })
  const items = rowsOf(await ann.call('GET', `/_api/web/lists/getbytitle('Tasks')/items?${select}`))
  expect(items).toEqual([{ LinkTitle: 'one', ...named('1_.000', null, '1_') }])
  const whole = await ann.call('GET', `${library}/items`)
  expect(whole.text).not.toContain('LinkFilename')
  expectRefusal(await ann.call('GET', `${library}/items?$select=LinkFilenameMenu`), 400, /LinkFilenameMenu/)
})
