import { call, listNamed, made, method, property, set, site, typeItself, value, web } from '../../support/csom/model-client.ts'
import { json, merge, reached, remove, type Step, shown } from './step.ts'

const list = listNamed('Things')
const listAt = "/_api/web/lists/getbytitle('Things')"
const below = method(site, 'OpenWeb', '/further')
const alerts = property(web, 'Alerts')
const bin = property(web, 'RecycleBin')
const item = (id: number) => method(list, 'GetItemById', id)
const people = made('PeopleManager')
const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'
const flow = (id: string) => method(property(list, 'WorkflowAssociations'), 'GetById', id)
const recycled = [json(`${listAt}/items`, { Title: 'gone' })]
const theme = '/Shared Documents/p.spcolor'
const palette = '<s:colorPalette xmlns:s="x"><s:color name="BodyText" value="112233"/></s:colorPalette>'
const alert = (Title: string, ListID: string) => json('/_api/web/alerts', { Title, ListID, AlertFrequency: 0 })
const creation = (Title: string) => value('AlertCreationInformation', { Title, List: list, AlertFrequency: 0 })

/** Languages, themes, templates, alerts, workflows and what else belongs to webs and lists. */
export const furtherSteps: readonly Step[] = [
  {
    name: 'letting titles have a language',
    before: [json('/_api/web/lists', { Title: 'Things', BaseTemplate: 100 }), json(`${listAt}/items`, { Title: 'One' })],
    rest: json('/_api/web/addsupporteduilanguage(lcid=1031)'),
    model: [call(web, 'AddSupportedUILanguage', 1031)],
  },
  {
    name: 'setting a title in a language',
    rest: json(`${listAt}/titleresource/setvalueforuiculture('de-DE','Dinge')`),
    model: [call(property(list, 'TitleResource'), 'SetValueForUICulture', 'de-DE', 'Dinge')],
  },
  {
    name: 'taking a language from titles',
    rest: json('/_api/web/removesupporteduilanguage(lcid=1031)'),
    model: [call(web, 'RemoveSupportedUILanguage', 1031)],
  },
  {
    name: 'applying a theme',
    before: [
      {
        method: 'POST',
        path: "/_api/web/getfolderbyserverrelativeurl('%2FShared%20Documents')/files/add(url='p.spcolor',overwrite=true)",
        headers: {},
        body: palette,
      },
    ],
    rest: json(
      `/_api/web/applytheme(colorpaletteurl='${encodeURIComponent(theme)}',fontschemeurl='',backgroundimageurl='',sharegenerated=true)`,
    ),
    model: [call(web, 'ApplyTheme', theme, '', '', true)],
  },
  {
    name: 'giving a web a template',
    before: [
      json('/_api/web/webs/add', {
        parameters: { Title: 'Further', Url: 'further', WebTemplate: '', UseSamePermissionsAsParentSite: false },
      }),
    ],
    rest: json("/further/_api/web/applywebtemplate('STS%230')"),
    model: [call(below, 'ApplyWebTemplate', 'STS#0')],
  },
  {
    name: 'making the groups of a web',
    rest: json("/further/_api/web/createdefaultassociatedgroups(userlogin='admin',userlogin2='',groupnameseed='Further')"),
    model: [call(below, 'CreateDefaultAssociatedGroups', 'admin', '', 'Further')],
  },
  {
    name: 'saving a list as a template',
    rest: json(`${listAt}/saveastemplate(strfilename='things',strname='Things',strdescription='d',bsavedata=false)`),
    model: [call(list, 'SaveAsTemplate', 'things', 'Things', 'd', false)],
  },
  {
    name: 'attaching a file by its decoded name',
    rest: { method: 'POST', path: `${listAt}/items(1)/attachmentfiles/add(filename='a.txt')`, headers: {}, body: 'a' },
    model: reached(
      method(property(item(1), 'AttachmentFiles'), 'AddUsingPath', value('ResourcePath', { DecodedUrl: 'a.txt' }), Buffer.from('a')),
    ),
  },
  {
    name: 'deleting an item with parameters',
    rest: json(`${listAt}/items(1)/deletewithparameters`, { parameters: {} }),
    model: [call(item(1), 'DeleteWithParameters', value('ListItemDeleteParameters'))],
  },
  {
    name: 'restoring entries of the recycle bin by their ids',
    before: [...recycled, json(`${listAt}/items(2)/recycle`)],
    learn: "/_api/web/recyclebin?$filter=Title eq 'gone'",
    rest: ([entry]) => json('/_api/web/recyclebin/restorebyids', { ids: [shown(entry, 'Id')] }),
    model: ([entry]) => [call(bin, 'RestoreByIds', [shown(entry, 'Id')])],
  },
  {
    name: 'moving entries of the recycle bin to its second stage by their ids',
    before: [json(`${listAt}/items(2)/recycle`)],
    learn: "/_api/web/recyclebin?$filter=Title eq 'gone'",
    rest: ([entry]) => json('/_api/web/recyclebin/movetosecondstagebyids', { ids: [shown(entry, 'Id')] }),
    model: ([entry]) => [call(bin, 'MoveToSecondStageByIds', [shown(entry, 'Id')])],
  },
  {
    name: 'deleting entries of the recycle bin by their ids',
    before: [...recycled, json(`${listAt}/items(3)/recycle`)],
    learn: "/_api/web/recyclebin?$filter=Title eq 'gone'",
    rest: ([entry]) => json('/_api/web/recyclebin/deletebyids', { ids: [shown(entry, 'Id')] }),
    model: ([entry]) => [call(bin, 'DeleteByIds', [shown(entry, 'Id')])],
  },
  {
    name: 'deleting the second stage of the recycle bin',
    before: [...recycled, json(`${listAt}/items(4)/recycle`), json('/_api/web/recyclebin/movealltosecondstage')],
    rest: json('/_api/site/recyclebin/deleteallsecondstageitems'),
    model: [call(property(site, 'RecycleBin'), 'DeleteAllSecondStageItems')],
  },
  {
    name: 'adding an alert',
    learn: listAt,
    rest: ([one]) => alert('News', shown(one, 'Id')),
    model: [call(alerts, 'Add', creation('News'))],
  },
  {
    name: 'changing an alert',
    learn: '/_api/web/alerts',
    rest: ([one]) => json(`/_api/web/alerts('${shown(one, 'ID')}')`, { Title: 'Other' }, merge, 'POST'),
    model: ([one]) => ((at) => [set(at, 'Title', 'Other'), call(at, 'UpdateAlert')])(method(alerts, 'GetById', shown(one, 'ID'))),
  },
  {
    name: 'deleting an alert by its place',
    learn: '/_api/web/alerts',
    rest: ([one]) => json(`/_api/web/alerts('${shown(one, 'ID')}')`, undefined, remove),
    model: [call(alerts, 'DeleteAlertAtIndex', 0)],
  },
  {
    name: 'adding a second alert',
    learn: listAt,
    rest: ([one]) => alert('More', shown(one, 'Id')),
    model: [call(alerts, 'Add', creation('More'))],
  },
  {
    name: 'deleting an alert by its id',
    learn: '/_api/web/alerts',
    rest: ([one]) => json(`/_api/web/alerts('${shown(one, 'ID')}')`, undefined, remove),
    model: ([one]) => [call(alerts, 'DeleteAlert', shown(one, 'ID'))],
  },
  {
    name: 'adding a page by the utility',
    rest: json('/_api/sp.utilities.utility.createwikipageincontextweb', {
      parameters: { ServerRelativeUrl: '/SitePages/Wiki.aspx', WikiHtmlContent: '<p>a</p>' },
    }),
    model: reached(
      method(
        typeItself('Utility'),
        'CreateWikiPageInContextWeb',
        value('WikiPageCreationInformation', { ServerRelativeUrl: '/SitePages/Wiki.aspx', WikiHtmlContent: '<p>a</p>' }),
      ),
    ),
  },
  {
    name: 'hiding a suggestion',
    rest: json(`/_api/sp.userprofiles.peoplemanager/hidesuggestion(@v)?@v='${encodeURIComponent('i:0#.f|membership|dora')}'`),
    model: [call(people, 'HideSuggestion', 'i:0#.f|membership|dora')],
  },
  {
    name: 'changing a workflow by its older name',
    before: [json(`${listAt}/workflowsubscriptions`, { Name: 'Flow', WorkflowDefinitionId: approval, People: ['admin'] })],
    learn: `${listAt}/workflowassociations`,
    rest: ([one]) => json(`${listAt}/workflowassociations('${shown(one, 'Id')}')`, { Name: 'Flow 2', AutoStartCreate: true }, merge),
    model: ([one]) => ((at) => [set(at, 'Name', 'Flow 2'), set(at, 'AutoStartCreate', true), call(at, 'Update')])(flow(shown(one, 'Id'))),
  },
  {
    name: 'deleting a workflow by its older name',
    learn: `${listAt}/workflowassociations`,
    rest: ([one]) => json(`${listAt}/workflowassociations('${shown(one, 'Id')}')`, undefined, remove),
    model: ([one]) => [call(flow(shown(one, 'Id')), 'DeleteObject')],
  },
]
