import type { SPFI } from '@pnp/sp'
import type { IContentTypes } from '@pnp/sp/content-types/index.js'
import { pnpAs } from './pnp-client.ts'
import '@pnp/sp/content-types/index.js'
import type { IFields } from '@pnp/sp/fields/index.js'
import '@pnp/sp/fields/index.js'
import type { IItems } from '@pnp/sp/items/index.js'
import '@pnp/sp/items/index.js'
import type { IList, ILists } from '@pnp/sp/lists/index.js'
import '@pnp/sp/lists/index.js'
import type { IWeb } from '@pnp/sp/webs/index.js'
import '@pnp/sp/webs/index.js'
import { describe, expect, it } from 'vitest'
import { serve } from '../../support/serve.ts'

/** The typings that this file needs; those of PnPjs extend classes in modules that Node does not resolve. */
type Web = IWeb & { readonly lists: ILists; readonly fields: IFields; readonly contentTypes: IContentTypes }
type List = IList & { readonly items: IItems; readonly fields: IFields; readonly contentTypes: IContentTypes }

const { server } = await serve()

const webAs = (userName: string): Web => (pnpAs(server.url, userName) as SPFI & { readonly web: Web }).web

let made = 0
async function newList(web: Web): Promise<{ list: List; id: string }> {
  const title = `PnP columns ${++made}`
  await web.lists.add(title)
  const list = web.lists.getByTitle(title) as List
  return { list, id: (await list.select('Id')()).Id }
}

describe('@pnp/sp works with columns', () => {
  it('adds one of each type that it has a method for, and reads them back', async () => {
    const web = webAs('ann')
    const { list, id } = await newList(web)
    const { fields } = list
    await fields.addText('Room', { MaxLength: 20, Group: 'Places' })
    await fields.addMultilineText('Notes', { NumberOfLines: 3, RichText: false })
    await fields.addNumber('Seats', { MinimumValue: 0, MaximumValue: 99 })
    await fields.addCurrency('Rent', { CurrencyLocaleId: 1031 })
    await fields.addDateTime('Built')
    await fields.addBoolean('Open')
    await fields.addChoice('Floor', { Choices: ['Ground', 'First'], EditFormat: 1 })
    await fields.addMultiChoice('Equipment', { Choices: ['Screen', 'Phone'], FillInChoice: false })
    await fields.addUser('Keeper', { SelectionMode: 0 })
    await fields.addUrl('Plan')
    await fields.addLookup('Next', { LookupListId: id, LookupFieldName: 'Title' })
    await fields.addCalculated('Label', { Formula: '=[Room]&" ("&Seats&")"' })
    await fields.createFieldAsXml('<Field Type="Guid" DisplayName="Key"/>')
    const own = await fields.filter('FromBaseType eq false').select('InternalName', 'TypeAsString')()
    expect(own.map((field) => `${field.InternalName} ${field.TypeAsString}`)).toEqual([
      'Title Text',
      'Room Text',
      'Notes Note',
      'Seats Number',
      'Rent Currency',
      'Built DateTime',
      'Open Boolean',
      'Floor Choice',
      'Equipment MultiChoice',
      'Keeper User',
      'Plan URL',
      'Next Lookup',
      'Label Calculated',
      'Key Guid',
    ])
    await list.items.add({ Title: 'first', Room: 'Blue', Seats: 12 })
    const item = await list.items.add({
      Title: 'second',
      NextId: 1,
      Equipment: ['Phone'],
      Plan: { Url: 'https://plan.test/', Description: 'Plan' },
    })
    expect(item).toMatchObject({ NextId: 1, Equipment: ['Phone'], Plan: { Url: 'https://plan.test/', Description: 'Plan' } })
    const [shown] = await list.items.select('Label', 'Next/Title').expand('Next').filter('NextId eq 1')()
    expect(shown).toMatchObject({ Label: ' ()', Next: { Title: 'first' } })
    expect((await list.items.getById(1).select('Label')()).Label).toBe('Blue (12)')
  })

  it('finds, changes and deletes a column', async () => {
    const { list } = await newList(webAs('ann'))
    const { Id } = await list.fields.addText('Colour')
    await list.fields.getById(Id ?? '').update({ Description: 'What it looks like' })
    expect(await list.fields.getByTitle('Colour')()).toMatchObject({ Id, Description: 'What it looks like', MaxLength: 255 })
    await list.fields.getByInternalNameOrTitle('Colour').delete()
    await expect(list.fields.getByInternalNameOrTitle('Colour')()).rejects.toMatchObject({ status: 404 })
    await expect(list.fields.addText('')).rejects.toMatchObject({ status: 400 })
  })

  it('adds a site column, puts it into a content type and adds that to a list', async () => {
    const web = webAs('ann')
    await web.fields.addText('Case Number', { Group: 'Legal' })
    const id = '0x0100A33D9AD9805788419BDAAC2CCB37509F'
    await web.contentTypes.add(id, 'Case', 'What we argue about', 'Legal')
    expect(await web.contentTypes.getById(id)()).toMatchObject({ Name: 'Case', Group: 'Legal', StringId: id })
    const { list } = await newList(web)
    await list.contentTypes.addAvailableContentType(id)
    const types = await list.contentTypes()
    expect(types.map((type) => type.Name)).toEqual(['Item', 'Folder', 'Case'])
    const fields = await web.contentTypes.getById(id).fields()
    expect(fields.map((field: { InternalName: string }) => field.InternalName)).toEqual(['ContentType', 'Title'])
    const item = await list.items.add({ Title: 'first', ContentTypeId: id })
    expect(item.ContentTypeId.startsWith(id)).toBe(true)
    await web.contentTypes.getById(id).update({ Description: 'changed' })
    expect((await web.contentTypes.getById(id)()).Description).toBe('changed')
    await expect(web.contentTypes.getById(id).delete()).rejects.toMatchObject({ status: 400 })
  })
})
