import { call, demand, elements, filled, has, make, named, send, type Thing, text } from './library.ts'

/** What the library asks of features, navigation, custom actions, event receivers, related columns, alerts, and the clocks of a web. */
export function siteCases(context: Thing, version: string): Readonly<Record<string, () => Promise<unknown>>> {
  const web = call(context, 'get_web')
  const site = call(context, 'get_site')
  const lists = call(web, 'get_lists')
  const load = async (...things: readonly Thing[]): Promise<void> => {
    for (const thing of things) call(context, 'load', thing)
    await send(context)
  }
  const titles = (things: Thing): string[] => elements(things).map((one) => text(one, 'title'))
  const source = `Customers ${version}`
  const from = () => call(lists, 'getByTitle', source)
  const guid = (id: string) => make('SP.Guid', id)
  /** Whether this version of the library has a method. */
  const can = (thing: Thing, method: string): boolean => typeof Reflect.get(thing, method) === 'function'

  return {
    'features, activated and deactivated': async () => {
      const features = call(web, 'get_features')
      await load(features, call(site, 'get_features'))
      const own = '00bfea71-d8fe-4fec-8dad-01c19a6e4053'
      const ids = () => elements(features).map((one) => text(one, 'definitionId').toLowerCase())
      const before = ids()
      call(features, before.includes(own) ? 'remove' : 'add', guid(own), true, ...(before.includes(own) ? [] : [0]))
      await load(features)
      demand(ids().includes(own) !== before.includes(own), ids())
      call(features, before.includes(own) ? 'add' : 'remove', guid(own), true, ...(before.includes(own) ? [0] : []))
      await load(features)
      demand(ids().includes(own) === before.includes(own), ids())
    },
    'links below links, changed and in order': async () => {
      const nodes = call(call(web, 'get_navigation'), 'get_topNavigationBar')
      const link = (title: string, more: object = {}) =>
        filled('SP.NavigationNodeCreationInformation', { title, url: 'https://a.example/', isExternal: true, ...more })
      const first = call(nodes, 'add', link(`First ${version}`, { asLastNode: true }))
      const child = call(call(first, 'get_children'), 'add', link('Child', { asLastNode: true }))
      const second = call(nodes, 'add', link(`Second ${version}`, { previousNode: first }))
      await load(first, child, second, nodes)
      const order = titles(nodes)
      demand(order.indexOf(`Second ${version}`) === order.indexOf(`First ${version}`) + 1, order)
      call(child, 'set_title', 'Grandchild')
      call(child, 'set_url', 'https://b.example/')
      call(child, 'update')
      const children = call(first, 'get_children')
      await load(children)
      const [only] = elements(children)
      demand(only !== undefined && text(only, 'title') === 'Grandchild' && text(only, 'url') === 'https://b.example/', titles(children))
      for (const node of [first, second]) call(node, 'deleteObject')
      await load(nodes)
      demand(!titles(nodes).some((title) => title.endsWith(` ${version}`)), titles(nodes))
    },
    'custom actions of a list and of the site collection': async () => {
      const list = call(lists, 'add', filled('SP.ListCreationInformation', { title: source, templateType: 100 }))
      for (const owner of [list, site]) {
        const actions = call(owner, 'get_userCustomActions')
        const action = call(actions, 'add')
        for (const [name, value] of Object.entries({
          location: 'ScriptLink',
          title: `Own ${version}`,
          sequence: 7,
          scriptSrc: '~site/a.js',
        }))
          call(action, `set_${name}`, value)
        call(action, 'update')
        await load(action, actions)
        demand(titles(actions).includes(`Own ${version}`) && call<number>(action, 'get_sequence') === 7, titles(actions))
        const again = call(actions, 'getById', call(action, 'get_id'))
        call(again, 'set_title', `Other ${version}`)
        call(again, 'update')
        await load(again)
        demand(text(again, 'title') === `Other ${version}`, text(again, 'title'))
        call(again, 'deleteObject')
        await load(actions)
        demand(!titles(actions).includes(`Other ${version}`), titles(actions))
      }
    },
    'event receivers of the web, changed and deleted': async () => {
      const receivers = call(web, 'get_eventReceivers')
      const creation = { receiverName: `Own ${version}`, receiverUrl: 'https://a.example/', eventType: 10_204, synchronization: 2 }
      const more = { sequenceNumber: 10_000, receiverAssembly: '', receiverClass: '' }
      const made = call(receivers, 'add', filled('SP.EventReceiverDefinitionCreationInformation', { ...creation, ...more }))
      await load(made)
      const id = call(made, 'get_receiverId')
      const one = call(receivers, 'getById', id)
      await load(one)
      demand(text(one, 'receiverName') === `Own ${version}` && call<number>(one, 'get_eventType') === 10_204, text(one, 'receiverName'))
      call(one, 'deleteObject')
      await load(receivers)
      demand(!elements(receivers).some((each) => text(each, 'receiverName') === `Own ${version}`), elements(receivers).length)
    },
    'columns of other lists that lead to a list': async () => {
      const list = from()
      await load(list)
      const orders = call(lists, 'add', filled('SP.ListCreationInformation', { title: `Orders ${version}`, templateType: 100 }))
      const xml = `<Field Type="Lookup" DisplayName="Customer" List="{${text(list, 'id')}}" ShowField="Title"/>`
      const field = call(call(orders, 'get_fields'), 'addFieldAsXml', xml, true, 0)
      await load(field, orders)
      const related = call(list, 'getRelatedFields')
      call(context, 'load', related, 'Include(FieldId, ListId, LookupList, LookupList.Title)')
      await send(context)
      const [first = {}, ...others] = elements(related)
      demand('get_fieldId' in first && others.length === 0, elements(related).length)
      demand(text(first, 'fieldId') === text(field, 'id') && text(first, 'listId') === text(orders, 'id'), text(first, 'listId'))
      demand(text(call(first, 'get_lookupList'), 'title') === source, text(call(first, 'get_lookupList'), 'title'))
      call(call(lists, 'getByTitle', `Orders ${version}`), 'deleteObject')
      await send(context)
    },
    'alerts of the caller': async () => {
      if (!has('SP.AlertCollection') || !can(web, 'get_alerts')) return
      const user = call(web, 'get_currentUser')
      const alerts = call(user, 'get_alerts')
      const wanted = {
        title: `Told ${version}`,
        alertFrequency: 0,
        alertType: 0,
        eventType: 1,
        deliveryChannels: 1,
        status: 0,
        alwaysNotify: false,
      }
      const id = call(alerts, 'add', filled('SP.AlertCreationInformation', { ...wanted, list: from(), user }))
      await send(context)
      await load(alerts)
      demand(titles(alerts).includes(`Told ${version}`), titles(alerts))
      const alert = call(alerts, 'getById', call(id, 'get_value'))
      call(alert, 'set_title', `Told more ${version}`)
      call(alert, 'updateAlert')
      await load(alert)
      demand(text(alert, 'title') === `Told more ${version}`, text(alert, 'title'))
      call(alerts, 'deleteAlert', call(id, 'get_value'))
      const gone = call(alerts, 'contains', call(id, 'get_value'))
      await send(context)
      demand(call<boolean>(gone, 'get_value') === false, call(gone, 'get_value'))
    },
    'the time zone of the web, and the times of its clocks': async () => {
      const settings = call(web, 'get_regionalSettings')
      const zones = call(settings, 'get_timeZones')
      const zone = call(zones, 'getById', 4)
      await load(zone, zones)
      demand(elements(zones).length > 50 && text(zone, 'id') === '4', elements(zones).length)
      const noon = new Date(Date.UTC(2027, 5, 1, 12))
      const local = call(zone, 'utcToLocalTime', noon)
      await send(context)
      const shown = call<Date>(local, 'get_value')
      demand(shown instanceof Date && Math.abs(shown.getTime() - noon.getTime()) <= 14 * 3_600_000, shown)
      if (!can(settings, 'set_firstDayOfWeek')) return
      for (const day of [1, 0]) {
        call(settings, 'set_firstDayOfWeek', day)
        call(settings, 'update')
        await load(settings)
        demand(call<number>(settings, 'get_firstDayOfWeek') === day, text(settings, 'firstDayOfWeek'))
      }
    },
    'related items, listed and taken away': async () => {
      const related = named('SP.RelatedItemManager')
      if (!has('SP.RelatedItemManager.addSingleLink')) return
      const tasks = call(lists, 'add', filled('SP.ListCreationInformation', { title: `Steps ${version}`, templateType: 171 }))
      for (const words of ['one', 'two']) {
        const item = call(tasks, 'addItem', make('SP.ListItemCreationInformation'))
        call(item, 'set_item', 'Title', words)
        call(item, 'update')
      }
      await send(context)
      const list = `Steps ${version}`
      call(related, 'addSingleLink', context, list, 1, '', list, 2, '', true)
      await send(context)
      const found = async () => {
        const answer = call<readonly Thing[]>(related, 'getRelatedItems', context, list, 1)
        await send(context)
        return answer.length
      }
      demand((await found()) === 1, 'no related item')
      call(related, 'deleteSingleLink', context, list, 1, '', list, 2, '', true)
      await send(context)
      demand((await found()) === 0, 'a related item')
      call(tasks, 'deleteObject')
      call(from(), 'deleteObject')
      await send(context)
    },
  }
}
