import { beforeEach, describe, expect, it } from 'vitest'
import { createContractClient } from '../../../support/contract-client.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient, soapForms } from '../../../support/soap/contract-client.ts'
import { elementsIn, rowsIn } from '../../../support/soap/messages.ts'

const { server } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const rest = createContractClient(server.url, { Authorization: basic('admin'), Accept: 'application/json;odata=nometadata' })

const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'
const feedback = '3bfb07cb-5c6a-4266-849b-8d6711700409'
const denied = { status: 403, errorCode: '0x80070005' }
const missing = '00000000-0000-4000-8000-000000000000'

const values = (content: string): string => `<taskData><f:myFields xmlns:f="urn:form">${content}</f:myFields></taskData>`
const outcome = (text: string, more = ''): string => values(`<f:WorkflowOutcome>${text}</f:WorkflowOutcome>${more}`)

let made = 0

describe.each(soapForms('http://schemas.microsoft.com/sharepoint/soap/workflow/'))(
  'workflow.asmx over SOAP %s in the namespace %s',
  (version, namespace) => {
    const clientOf = (user: string) =>
      createSoapContractClient({ url: server.url, service: 'workflow', version, namespace, headers: { Authorization: basic(user) } })
    const [ann, ben, cid] = [clientOf('ann'), clientOf('ben'), clientOf('cid')]
    let title = ''
    let list = ''
    /** The element that names item 1 by its form. */
    let item = ''
    let taskLists: string

    beforeEach(async () => {
      made += 1
      title = `Offers ${made}`
      list = `/_api/web/lists/getbytitle('${title}')`
      taskLists = `Tasks of ${made}`
      expect((await rest.call('POST', '/_api/web/lists', { body: { Title: title, BaseTemplate: 100 } })).status).toBe(201)
      expect((await rest.call('POST', `${list}/items`, { body: { Title: 'The Offer' } })).status).toBe(201)
      item = `<item>${server.url}/Lists/Offers ${made}/DispForm.aspx?ID=1</item>`
    })

    async function workflow(body: object = {}): Promise<string> {
      const wanted = { Name: 'Approve', WorkflowDefinitionId: approval, People: ['ben', 'cid'], TaskListTitle: taskLists, ...body }
      const reply = await rest.call('POST', `${list}/workflowsubscriptions`, { body: wanted })
      expect(reply.status, reply.text).toBe(201)
      return reply.json.Id
    }

    const start = (id: string, more = '') => ann.call('StartWorkflow', `${item}<templateId>{${id.toUpperCase()}}</templateId>${more}`)
    const stateOf = async () => elementsIn(await ann.call('GetWorkflowDataForItem', item), 'Workflow')[0] ?? {}
    const toDos = async (client = ben) => rowsIn(await client.call('GetToDosForItem', item))
    const taskListId = async () => (await rest.call('GET', `/_api/web/lists/getbytitle('${taskLists}')?$select=Id`)).json.Id as string
    const task = async (id: string | undefined, name: 'todo' | 'task') =>
      name === 'todo'
        ? `${item}<todoId>${id}</todoId><todoListId>${await taskListId()}</todoListId>`
        : `${item}<taskId>${id}</taskId><listId>{${await taskListId()}}</listId>`
    const history = async () => {
      const items = "/_api/web/lists/getbytitle('Workflow History')/items"
      const found = await rest.call('GET', `${items}?$filter=List eq '${(await rest.call('GET', list)).json.Id}'&$orderby=Id&$top=100`)
      return (found.json.value as { Event: number; Outcome: string | null }[]).map(({ Event, Outcome }) => [Event, Outcome ?? ''])
    }

    it('GetTemplatesForItem returns the workflows of the list that are enabled', async () => {
      const id = await workflow({ Order: 'Parallel' })
      await workflow({ Name: 'Off', Enabled: false })
      const reply = await ann.call('GetTemplatesForItem', item)
      expect(elementsIn(reply, 'WorkflowTemplate').map(({ Name }) => Name)).toEqual(['Approve'])
      expect(elementsIn(reply, 'WorkflowTemplateIdSet')).toEqual([{ TemplateId: id, BaseId: approval }])
      expect(reply).toContain('<AssociationData Order="Parallel"><AccountId>i:0#.f|membership|ben</AccountId>')
      expect(elementsIn(reply, 'List')).toEqual([{ Title: title, Url: `${server.url}/Lists/Offers%20${made}` }])
      expect(await ann.fail('GetTemplatesForItem', item.replace('ID=1', 'ID=7'))).toMatchObject({ status: 404 })
      expect(await ann.fail('GetTemplatesForItem', item.replace('ID=1', 'ID=x'))).toMatchObject({ status: 400 })
      expect(await ann.fail('GetTemplatesForItem', '<item>http://elsewhere/a.txt</item>')).toMatchObject({ status: 404 })
    })

    it('an approval in sequence gives one task after the other, and ends when all have approved', async () => {
      const id = await workflow()
      expect(await start(id, '<workflowParameters><NotificationMessage>Soon, please</NotificationMessage></workflowParameters>')).toContain(
        '<StartWorkflowResult/>',
      )
      expect(await stateOf()).toMatchObject({ TemplateId: `{${id.toUpperCase()}}`, Status1: '2', InternalState: '2', ItemId: '1' })
      expect(await toDos(cid)).toEqual([])
      const [first] = await toDos(ben)
      expect(first).toMatchObject({ ows_Title: 'Please approve The Offer', ows_Status: 'Not Started', ows_Body: 'Soon, please' })
      const data = rowsIn(await ben.call('GetWorkflowTaskData', await task(first?.ows_ID, 'task')))
      expect(data).toEqual([first])
      expect(await ben.call('AlterToDo', (await task(first?.ows_ID, 'todo')) + outcome('Approved'))).toContain('<fSuccess>1</fSuccess>')
      expect(await toDos(ben)).toEqual([])
      const [second] = await toDos(cid)
      await cid.call('AlterToDo', (await task(second?.ows_ID, 'todo')) + outcome('Approved', '<f:Body>Well done</f:Body>'))
      expect(await stateOf()).toMatchObject({ Status1: '16', InternalState: '4' })
      const items = (await rest.call('GET', `/_api/web/lists/getbytitle('${taskLists}')/items?$select=Status,PercentComplete,Body`)).json
        .value
      expect(items).toEqual([
        { Status: 'Completed', PercentComplete: 1, Body: 'Soon, please' },
        { Status: 'Completed', PercentComplete: 1, Body: 'Well done' },
      ])
      expect(await history()).toEqual([
        [1, ''],
        [5, ''],
        [6, 'Approved'],
        [5, ''],
        [6, 'Approved'],
        [2, 'Approved'],
      ])
      // It may run again.
      await start(id)
      expect(
        elementsIn(await ann.call('GetWorkflowDataForItem', item), 'Workflow')
          .map(({ Status1 }) => Status1)
          .sort(),
      ).toEqual(['16', '2'])
    })

    it('an approval in parallel ends with the first rejection, and nobody has to go on', async () => {
      await start(await workflow({ Order: 'Parallel' }))
      const [[one], [two]] = [await toDos(ben), await toDos(cid)]
      await cid.call('AlterToDo', (await task(two?.ows_ID, 'todo')) + outcome('Rejected'))
      expect(await stateOf()).toMatchObject({ Status1: '17', InternalState: '4' })
      expect(await toDos(ben)).toEqual([])
      const left = (await rest.call('GET', `/_api/web/lists/getbytitle('${taskLists}')/items(${one?.ows_ID})?$select=Status`)).json
      expect(left).toEqual({ Status: 'Deferred' })
      expect(await ben.fail('AlterToDo', (await task(one?.ows_ID, 'todo')) + outcome('Approved'))).toMatchObject({ status: 400 })
    })

    it('a task names the item by its number where who sees the task may not see the item', async () => {
      const id = await workflow()
      expect((await rest.call('POST', `${list}/items(1)/breakroleinheritance(copyroleassignments=true)`)).status).toBe(200)
      await start(id)
      const [own] = await toDos(ben)
      expect(own).toMatchObject({ ows_Title: 'Please approve item 1' })
      await ben.call('AlterToDo', (await task(own?.ows_ID, 'todo')) + outcome('Approved'))
      const items = "/_api/web/lists/getbytitle('Workflow History')/items"
      const found = await rest.call('GET', `${items}?$filter=List eq '${(await rest.call('GET', list)).json.Id}'&$top=100`)
      expect(found.text).not.toContain('The Offer')
    })

    it('feedback ends when all have given theirs, and who starts it may name others', async () => {
      const id = await workflow({ Name: 'Ask', WorkflowDefinitionId: feedback, Order: 'Parallel' })
      const people = '<p:Person xmlns:p="urn:p"><p:AccountId>ann</p:AccountId></p:Person>'
      await start(id, `<workflowParameters>${people}</workflowParameters>`)
      expect([await toDos(ben), await toDos(cid)]).toEqual([[], []])
      const [own] = await toDos(ann)
      expect(own).toMatchObject({ ows_Title: 'Please review The Offer' })
      await ann.call(
        'AlterToDo',
        (await task(own?.ows_ID, 'todo')) + values('<Status>In Progress</Status><PercentComplete>0.5</PercentComplete>'),
      )
      expect((await toDos(ann))[0]).toMatchObject({ ows_Status: 'In Progress' })
      await ann.call('AlterToDo', (await task(own?.ows_ID, 'todo')) + outcome('Completed'))
      expect(await stateOf()).toMatchObject({ Status1: '5', InternalState: '4' })
    })

    it('a member of a group claims its task, and releases it', async () => {
      await start(await workflow({ People: ['Home Members'] }))
      const [own] = await toDos(ben)
      const [claimed] = elementsIn(
        await ben.call('ClaimReleaseTask', `${await task(own?.ows_ID, 'task')}<fClaim>true</fClaim>`),
        'TaskData',
      )
      expect(claimed).toMatchObject({ AssignedTo: 'i:0#.f|membership|ben', TaskGroup: 'Home Members', ItemId: own?.ows_ID })
      expect([await toDos(cid), (await toDos(ben)).length]).toEqual([[], 1])
      expect(await cid.fail('ClaimReleaseTask', `${await task(own?.ows_ID, 'task')}<fClaim>true</fClaim>`)).toMatchObject({ status: 400 })
      expect(await cid.fail('AlterToDo', (await task(own?.ows_ID, 'todo')) + outcome('Approved'))).toMatchObject(denied)
      const [released] = elementsIn(
        await ben.call('ClaimReleaseTask', `${await task(own?.ows_ID, 'task')}<fClaim>false</fClaim>`),
        'TaskData',
      )
      expect(released).toMatchObject({ AssignedTo: 'Home Members', TaskGroup: 'Home Members' })
      expect(await toDos(cid)).toHaveLength(1)
    })

    it('is refused what is wrong, and changes nothing', async () => {
      const id = await workflow()
      const off = await workflow({ Name: 'Off', Enabled: false })
      const named = (workflowId: string) => `${item}<templateId>${workflowId}</templateId>`
      expect(await ann.fail('StartWorkflow', named(missing))).toMatchObject({ status: 404, errorCode: '0x80070057' })
      expect(await ann.fail('StartWorkflow', named(off))).toMatchObject({ status: 400, message: expect.stringMatching(/disabled/) })
      const nobody = `<workflowParameters><AccountId>${'x'.repeat(201)}</AccountId></workflowParameters>`
      expect(await ann.fail('StartWorkflow', named(id) + nobody)).toMatchObject({
        status: 400,
        message: expect.stringMatching(/does not name a user/),
      })
      expect(elementsIn(await ann.call('GetWorkflowDataForItem', item), 'Workflow')).toEqual([])
      await start(id)
      expect(await ann.fail('StartWorkflow', named(id))).toMatchObject({ status: 400, message: expect.stringMatching(/runs on this item/) })
      const [first] = await toDos(ben)
      const own = await task(first?.ows_ID, 'todo')
      expect(await cid.fail('AlterToDo', own + outcome('Approved'))).toMatchObject(denied)
      expect(await ben.fail('AlterToDo', own + outcome('Perhaps'))).toMatchObject({
        status: 400,
        message: expect.stringMatching(/Approved or Rejected/),
      })
      expect(await ben.fail('AlterToDo', own + values('<AssignedTo>1</AssignedTo>'))).toMatchObject({ status: 400 })
      expect(await ben.fail('AlterToDo', own + values('<Status>Maybe</Status>'))).toMatchObject({ status: 400 })
      expect(await ben.fail('AlterToDo', own.replace(/<todoId>\d+/, '<todoId>99'))).toMatchObject({ status: 404, errorCode: '0x80070057' })
      const asTask = await task(first?.ows_ID, 'task')
      expect(await ben.fail('GetWorkflowTaskData', asTask.replace(/<taskId>\d+/, '<taskId>99'))).toMatchObject({ status: 404 })
      expect(await ben.fail('ClaimReleaseTask', `${asTask}<fClaim>true</fClaim>`)).toMatchObject({ status: 400 })
      expect(await ann.fail('GetToDosForItem', '<item>/nowhere/DispForm.aspx?ID=1</item>')).toMatchObject({ status: 404 })
      expect(await ann.fail('GetWorkflowDataForItem', '<item>relative.txt</item>')).toMatchObject({ status: 400 })
      expect(await toDos(ben)).toHaveLength(1)
      expect(await ann.refuse('StartWorkflow', item)).toMatchObject({ status: 400 })
    })

    it('goes on when the item of a task is deleted, and is canceled when its own item is', async () => {
      await start(await workflow({ Order: 'Parallel' }))
      const [[one], [two]] = [await toDos(ben), await toDos(cid)]
      expect((await rest.call('DELETE', `/_api/web/lists/getbytitle('${taskLists}')/items(${one?.ows_ID})`)).status).toBe(200)
      await cid.call('AlterToDo', (await task(two?.ows_ID, 'todo')) + outcome('Approved'))
      expect(await stateOf()).toMatchObject({ Status1: '16', InternalState: '4' })
    })

    it('takes the URL of a file', async () => {
      const library = `Papers ${made}`
      expect((await rest.call('POST', '/_api/web/lists', { body: { Title: library, BaseTemplate: 101 } })).status).toBe(201)
      await rest.call('POST', `/_api/web/getfolderbyserverrelativeurl('/${library}')/files/add(url='a.txt')`, { body: 'x' })
      list = `/_api/web/lists/getbytitle('${library}')`
      item = `<item>${server.url}/Papers%20${made}/a.txt</item>`
      await start(await workflow())
      expect(await toDos(ben)).toMatchObject([{ ows_Title: 'Please approve a.txt' }])
      item = `<item>${server.url}/${library}/Forms/DispForm.aspx?ID=1</item>`
      expect(await stateOf()).toMatchObject({ Status1: '2' })
    })
  },
)
