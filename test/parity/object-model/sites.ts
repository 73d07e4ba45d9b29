import { call, listNamed, method, type Path, property, set, site, value, web } from '../../support/csom/model-client.ts'
import { json, merge, reached, remove, type Step } from './step.ts'

const nodes = property(property(web, 'Navigation'), 'QuickLaunch')
const type = (id: string) => method(property(web, 'ContentTypes'), 'GetById', id)
const ownType = '0x010012345678901234567890123456789012'
const sub = method(site, 'OpenWeb', '/sub')
const regional = property(sub, 'RegionalSettings')

/** Webs and their parts, and content types. */
export const siteSteps: readonly Step[] = [
  {
    name: 'adding a web',
    rest: json('/_api/web/webs/add', {
      parameters: { Title: 'Sub', Url: 'sub', WebTemplate: 'STS#0', Language: 1033, UseSamePermissionsAsParentSite: true },
    }),
    model: reached(
      method(
        property(web, 'Webs'),
        'Add',
        value('WebCreationInformation', {
          Title: 'Sub',
          Url: 'sub',
          WebTemplate: 'STS#0',
          Language: 1033,
          UseSamePermissionsAsParentSite: true,
        }),
      ),
    ),
  },
  {
    name: 'changing a web',
    rest: json('/sub/_api/web', { Title: 'Sub 2', Description: 'd' }, merge),
    model: [set(sub, 'Title', 'Sub 2'), set(sub, 'Description', 'd'), call(sub, 'Update')],
  },
  {
    name: 'changing the regional settings and the time zone of a web',
    rest: json('/sub/_api/web/regionalsettings', { Time24: true, WorkDays: 124, TimeZone: { Id: 4 } }, merge),
    model: [
      set(regional, 'Time24', true),
      set(regional, 'WorkDays', 124),
      set(regional, 'TimeZone', method(property(regional, 'TimeZones'), 'GetById', 4)),
      call(regional, 'Update'),
    ],
  },
  { name: 'deleting a web', rest: json('/sub/_api/web', undefined, remove), model: [call(sub, 'DeleteObject')] },
  {
    name: 'adding a link',
    rest: json('/_api/web/navigation/quicklaunch', { Title: 'Link', Url: 'https://example.org/', IsExternal: true }),
    model: reached(
      method(
        nodes,
        'Add',
        value('NavigationNodeCreationInformation', { Title: 'Link', Url: 'https://example.org/', IsExternal: true, AsLastNode: true }),
      ),
    ),
  },
  {
    name: 'adding a user custom action',
    rest: json('/_api/web/usercustomactions', { Title: 'Act', Location: 'ScriptLink', Sequence: 3 }),
    model: ((on: Path) => [set(on, 'Title', 'Act'), set(on, 'Location', 'ScriptLink'), set(on, 'Sequence', 3), call(on, 'Update')])(
      method(property(web, 'UserCustomActions'), 'Add'),
    ),
  },
  {
    name: 'clearing user custom actions',
    rest: json('/_api/web/usercustomactions/clear'),
    model: [call(property(web, 'UserCustomActions'), 'Clear')],
  },
  {
    name: 'adding an event receiver',
    rest: json('/_api/web/eventreceivers', {
      EventType: 10001,
      ReceiverName: 'r',
      ReceiverUrl: 'https://example.org/r',
      SequenceNumber: 7,
    }),
    model: reached(
      method(
        property(web, 'EventReceivers'),
        'Add',
        value('EventReceiverDefinitionCreationInformation', {
          ReceiverName: 'r',
          ReceiverUrl: 'https://example.org/r',
          EventType: 10001,
          SequenceNumber: 7,
        }),
      ),
    ),
  },
  {
    name: 'adding a content type',
    rest: json('/_api/web/contenttypes', { Name: 'Own', Description: 'd', Group: 'g', Id: { StringValue: ownType } }),
    model: reached(
      method(
        property(web, 'ContentTypes'),
        'Add',
        value('ContentTypeCreationInformation', { Name: 'Own', Description: 'd', Group: 'g', Id: ownType }),
      ),
    ),
  },
  {
    name: 'changing a content type',
    rest: json(`/_api/web/contenttypes('${ownType}')`, { Description: 'e' }, merge),
    model: ((on: Path) => [set(on, 'Description', 'e'), call(on, 'Update', false)])(type(ownType)),
  },
  {
    name: 'adding a content type to a list',
    rest: json("/_api/web/lists/getbytitle('Tasks')/contenttypes/addavailablecontenttype", { contentTypeId: ownType }),
    model: reached(method(property(listNamed('Tasks'), 'ContentTypes'), 'AddExistingContentType', type(ownType))),
  },
  {
    name: 'emptying the recycle bin',
    rest: json('/_api/web/recyclebin/deleteall'),
    model: [call(property(web, 'RecycleBin'), 'DeleteAll')],
  },
]
