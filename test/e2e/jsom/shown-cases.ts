import { call, demand, elements, filled, has, make, named, send, type Thing, text } from './library.ts'
import { siteCases } from './site-cases.ts'

/** What the library asks of lists as pages show them, of web parts, of related items and of what people follow, and the cases of sites. */
export function shownCases(context: Thing, version: string): Readonly<Record<string, () => Promise<unknown>>> {
  const web = call(context, 'get_web')
  const lists = call(web, 'get_lists')
  const load = async (...things: readonly Thing[]): Promise<void> => {
    for (const thing of things) call(context, 'load', thing)
    await send(context)
  }
  const title = `Shown ${version}`
  const list = () => call(lists, 'getByTitle', title)
  const xml =
    '<WebPart xmlns="http://schemas.microsoft.com/WebPart/v2"><Title>One</Title><TypeName>Example.Part</TypeName><Height>3</Height></WebPart>'

  return {
    ...siteCases(context, version),
    'the rows of a list, and of a view as HTML': async () => {
      const made = call(lists, 'add', filled('SP.ListCreationInformation', { title, templateType: 171 }))
      for (const words of ['one', 'two', 'three']) {
        const item = call(made, 'addItem', make('SP.ListItemCreationInformation'))
        call(item, 'set_item', 'Title', words)
        call(item, 'update')
      }
      const rows = call(made, 'renderListData', '<View/>')
      const view = call(made, 'get_defaultView')
      const html = call(view, 'renderAsHtml')
      const form = call(made, 'renderListFormData', 1, 'form', 1)
      await send(context)
      const { Row } = JSON.parse(text(rows, 'value')) as { readonly Row: readonly unknown[] }
      demand(Row.length === 3 && text(html, 'value').includes('<td>two</td>') && text(form, 'value').includes('one'), Row)
    },
    'the definition of a column': async () => {
      const field = call(call(list(), 'get_fields'), 'addFieldAsXml', '<Field Type="Text" Name="Room" DisplayName="Room"/>', true, 0)
      await load(field)
      call(field, 'set_schemaXml', text(field, 'schemaXml').replace('DisplayName="Room"', 'DisplayName="Hall"'))
      call(field, 'update')
      await load(field)
      demand(text(field, 'title') === 'Hall', text(field, 'title'))
    },
    'related items': async () => {
      const related = named('SP.RelatedItemManager')
      if (!has('SP.RelatedItemManager.addSingleLink')) return
      call(related, 'addSingleLink', context, title, 1, '', title, 2, '', true)
      await send(context)
      const found = call<readonly Thing[]>(related, 'getRelatedItems', context, title, 1)
      await send(context)
      demand(found.length === 1 && text(found[0] ?? {}, 'title') === 'two', found)
    },
    'the web parts of a page': async () => {
      const page = `/Shared Documents/shown-${version}.aspx`
      const files = call(call(web, 'getFolderByServerRelativeUrl', '/Shared Documents'), 'get_files')
      const creation = filled('SP.FileCreationInformation', { url: page, overwrite: true, content: make('SP.Base64EncodedByteArray') })
      const manager = call(call(files, 'add', creation), 'getLimitedWebPartManager', 1)
      const part = call(call(manager, 'importWebPart', xml), 'get_webPart')
      const added = call(manager, 'addWebPart', part, 'Left', 0)
      await load(added)
      const parts = call(call(call(web, 'getFileByServerRelativeUrl', page), 'getLimitedWebPartManager', 1), 'get_webParts')
      call(context, 'load', parts, 'Include(Id, WebPart, WebPart.Title)')
      await send(context)
      const [first] = elements(parts)
      demand(first !== undefined && text(call(first, 'get_webPart'), 'title') === 'One', elements(parts).length)
      call(call(first, 'get_webPart'), 'set_title', 'Two')
      call(first, 'saveWebPartChanges')
      await load(call(first, 'get_webPart'))
      demand(text(call(first, 'get_webPart'), 'title') === 'Two', text(call(first, 'get_webPart'), 'title'))
      for (const [act, expected] of [
        ['closeWebPart', true],
        ['openWebPart', false],
      ] as const) {
        call(first, act)
        await load(call(first, 'get_webPart'))
        demand(call<boolean>(call(first, 'get_webPart'), 'get_isClosed') === expected, act)
      }
      call(first, 'deleteWebPart')
      await send(context)
    },
    'what the caller follows, and the profile of the caller': async () => {
      if (!has('SP.Social.SocialFollowingManager')) return
      const following = make('SP.Social.SocialFollowingManager', context)
      await load(web)
      const ours = filled('SP.Social.SocialActorInfo', { actorType: 2, contentUri: text(web, 'url') })
      call(following, 'follow', ours)
      const is = call(following, 'isFollowed', ours)
      await send(context)
      demand(call<boolean>(is, 'get_value'), is)
      const followed = call<readonly Thing[]>(following, 'getFollowed', 15)
      call(following, 'stopFollowing', ours)
      const profile = call(call(named('SP.UserProfiles.ProfileLoader'), 'getProfileLoader', context), 'getUserProfile')
      await load(profile)
      // The library of 2013 knows fewer properties of a profile.
      const isOwn = typeof Reflect.get(profile, 'get_accountName') !== 'function' || text(profile, 'accountName').includes('admin')
      demand(followed.length === 1 && isOwn, followed)
    },
    'the locale of the web': async () => {
      const settings = call(web, 'get_regionalSettings')
      if (!has('SP.RegionalSettings') || typeof Reflect.get(settings, 'set_localeId') !== 'function') return
      for (const locale of [1031, 1033]) {
        call(settings, 'set_localeId', locale)
        call(settings, 'update')
        await load(settings)
        demand(call<number>(settings, 'get_localeId') === locale, text(settings, 'localeId'))
      }
    },
    'what was shown is deleted': async () => {
      call(list(), 'deleteObject')
      await send(context)
    },
  }
}
