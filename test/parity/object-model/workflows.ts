import { call, made, method, set, web } from '../../support/csom/model-client.ts'
import { soapMessage } from '../../support/doors.ts'
import { json, merge, remove, type Step, shown } from './step.ts'

const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'
const listAt = "/_api/web/lists/getbytitle('Flows')"
const subscriptionsAt = `${listAt}/workflowsubscriptions`
const manager = made('WorkflowServicesManager', web)
const subscriptions = method(manager, 'GetWorkflowSubscriptionService')
const instances = method(manager, 'GetWorkflowInstanceService')
const interop = method(manager, 'GetWorkflowInteropService')
const own = made('WorkflowSubscription')
const subscribed = (id: string) => method(subscriptions, 'GetSubscription', id)
const start = (itemId: number, id: string) =>
  soapMessage('StartWorkflow', `<item>/Lists/Flows/DispForm.aspx?ID=${itemId}</item><templateId>${id}</templateId>`, 'workflow')

const listIdOf = (item: Readonly<Record<string, unknown>> | undefined) =>
  shown(item?.ParentList as Readonly<Record<string, unknown>> | undefined, 'Id')

/** The id of the workflow, which is the same on both servers. */
let known = ''

const webAt = '/_api/web/workflowsubscriptions'
const startOnWeb = (id: string) => soapMessage('StartWorkflow', `<item>/</item><templateId>${id}</templateId>`, 'workflow')

const instancesAt = '/_api/sp.workflowservices.workflowinstanceservice.current'
const interopAt = '/_api/sp.workflowservices.interopservice.current'
/** What was started on the web, the latest first. */
const startedAt = `${instancesAt}/enumerateinstancesforsite`
const noGuid = '00000000-0000-0000-0000-000000000000'
const startAgain = json(`${interopAt}/startworkflow`, { associationName: 'For all', listId: noGuid, itemGuid: noGuid })

/** Workflows of lists and of the web. */
export const workflowSteps: readonly Step[] = [
  {
    name: 'adding a workflow to a list',
    before: [
      json('/_api/web/lists', { Title: 'Flows', BaseTemplate: 100 }),
      ...[1, 2].map((at) => json(`${listAt}/items`, { Title: `Item ${at}` })),
    ],
    learn: listAt,
    rest: json(subscriptionsAt, { Name: 'Flow', WorkflowDefinitionId: approval, People: ['admin', 'ann'], Order: 'Parallel' }),
    model: ([list]) => [
      set(own, 'Name', 'Flow'),
      set(own, 'DefinitionId', approval),
      call(own, 'SetProperty', 'People', 'admin;ann'),
      call(own, 'SetProperty', 'Order', 'Parallel'),
      call(subscriptions, 'PublishSubscriptionForList', own, shown(list, 'Id')),
    ],
  },
  {
    name: 'changing a workflow of a list',
    learn: subscriptionsAt,
    rest: ([one]) => json(`${listAt}/workflowassociations('${shown(one, 'Id')}')`, { Name: 'Other' }, merge),
    model: ([one]) => ((at) => [set(at, 'Name', 'Other'), call(subscriptions, 'PublishSubscription', at)])(subscribed(shown(one, 'Id'))),
  },
  {
    name: 'starting a workflow on an item',
    learn: subscriptionsAt,
    rest: ([one]) => {
      known = shown(one, 'Id')
      return start(1, known)
    },
    model: ([one]) => [call(instances, 'StartWorkflowOnListItem', subscribed(shown(one, 'Id')), 1, null)],
  },
  {
    name: 'starting a workflow on an item by its name',
    learn: `${listAt}/items(2)?$select=GUID,ParentList/Id&$expand=ParentList`,
    rest: () => start(2, known),
    model: ([item]) => [call(interop, 'StartWorkflow', 'Other', null, listIdOf(item), shown(item, 'GUID'), null)],
  },
  {
    name: 'deleting a workflow of a list',
    learn: subscriptionsAt,
    rest: ([one]) => json(`${subscriptionsAt}('${shown(one, 'Id')}')`, undefined, remove),
    model: ([one]) => [call(subscriptions, 'DeleteSubscription', shown(one, 'Id'))],
  },
  {
    name: 'adding a workflow to the web',
    learn: '/_api/web?$select=Id',
    rest: json(webAt, { Name: 'For all', WorkflowDefinitionId: approval, People: ['admin'] }),
    model: ([site]) => [
      set(own, 'Name', 'For all'),
      set(own, 'DefinitionId', approval),
      set(own, 'EventSourceId', shown(site, 'Id')),
      call(own, 'SetProperty', 'People', 'admin'),
      call(subscriptions, 'PublishSubscription', own),
    ],
  },
  {
    name: 'starting a workflow on the web',
    learn: webAt,
    rest: ([one]) => startOnWeb(shown(one, 'Id')),
    model: ([one]) => [call(instances, 'StartWorkflow', subscribed(shown(one, 'Id')), null)],
  },
  {
    name: 'ending what a workflow has started',
    learn: startedAt,
    rest: ([one]) => json(`${instancesAt}/cancelworkflow`, { instance: { Id: shown(one, 'Id') } }),
    model: ([one]) => [call(instances, 'CancelWorkflow', method(instances, 'GetInstance', shown(one, 'Id')))],
  },
  {
    name: 'ending what a workflow has started at once',
    before: [startAgain],
    learn: startedAt,
    rest: ([one]) => json(`${instancesAt}/terminateworkflow`, { instance: { Id: shown(one, 'Id') } }),
    model: ([one]) => [call(instances, 'TerminateWorkflow', method(instances, 'GetInstance', shown(one, 'Id')))],
  },
  {
    name: 'ending what a workflow has started by its id',
    before: [startAgain],
    learn: startedAt,
    rest: ([one]) => json(`${interopAt}/cancelworkflow('${shown(one, 'Id')}')`),
    model: ([one]) => [call(interop, 'CancelWorkflow', shown(one, 'Id'))],
  },
  {
    name: 'changing a workflow of the web',
    learn: webAt,
    rest: ([one]) => json(`/_api/web/workflowassociations('${shown(one, 'Id')}')`, { Name: 'Other' }, merge),
    model: ([one]) => ((at) => [set(at, 'Name', 'Other'), call(subscriptions, 'PublishSubscription', at)])(subscribed(shown(one, 'Id'))),
  },
  {
    name: 'deleting a workflow of the web',
    learn: webAt,
    rest: ([one]) => json(`/_api/web/workflowassociations('${shown(one, 'Id')}')`, undefined, remove),
    model: ([one]) => [call(subscriptions, 'DeleteSubscription', shown(one, 'Id'))],
  },
]
