import { beforeEach, describe, expect, it } from 'vitest'
import { inProfile } from '../../../support/profiles/lens.ts'
import { serve } from '../../../support/serve.ts'
import { basic } from '../../../support/server.ts'
import { createSoapContractClient } from '../../../support/soap/contract-client.ts'
import { expectRefusal, rowsOf } from '../../../support/wire.ts'

const { server, clientOf } = await serve({ settings: { 'Identity:DefaultGroup': 'Members' } })
const [admin, ann, ben] = [clientOf('admin'), clientOf('ann'), clientOf('ben')]
const approval = '8ad4d8f0-93a7-4941-9657-cf3706f00409'
const feedback = '3bfb07cb-5c6a-4266-849b-8d6711700409'
const merge = { 'X-HTTP-Method': 'MERGE', 'IF-MATCH': '*' }

let made = 0
let list = ''
let tasks = ''

beforeEach(async () => {
  made += 1
  list = `/_api/web/lists/getbytitle('Offers ${made}')`
  tasks = `/_api/web/lists/getbytitle('Tasks ${made}')`
  expect((await admin.call('POST', '/_api/web/lists', { body: { Title: `Offers ${made}`, BaseTemplate: 100 } })).status).toBe(201)
})

const workflow = async (body: object): Promise<string> => {
  const whole = { Name: 'Look', WorkflowDefinitionId: feedback, People: ['ben'], TaskListTitle: `Tasks ${made}`, ...body }
  const reply = await admin.call('POST', `${list}/workflowsubscriptions`, { body: whole })
  expect(reply.status, reply.text).toBe(201)
  return reply.json.Id
}
const addItem = async (Title: string, at = list, client = ann): Promise<number> => {
  const reply = await client.call('POST', `${at}/items`, { body: { Title } })
  expect(reply.status, reply.text).toBe(201)
  return reply.json.Id
}
const change = (at: string, id: number, body: object, client = ann) => client.call('POST', `${at}/items(${id})`, { body, headers: merge })
const taskRows = async () =>
  rowsOf(await admin.call('GET', `${tasks}/items?$select=Id,Title,Status,PercentComplete,WorkflowOutcome&$orderby=Id`))
const taskTitles = async () => (await taskRows()).map(({ Title }) => Title)
const pastOf = async () => {
  const { Id } = (await admin.call('GET', `${list}?$select=Id`)).json
  const items = `/_api/web/lists/getbytitle('Workflow History')/items?$filter=List eq '${Id}'&$orderby=Id&$top=100`
  return rowsOf(await admin.call('GET', items)).map(({ Event, Outcome }) => (Outcome ? `${Event} ${Outcome}` : `${Event}`))
}

describe('a workflow starts by itself', () => {
  it('when an item is added, if it says so, and people may not start it then', async () => {
    const id = await workflow({ EventTypes: ['ItemAdded'] })
    const item = await addItem('Bridge')
    expect(await taskRows()).toMatchObject([{ Title: 'Please review Bridge', Status: 'Not Started', WorkflowOutcome: null }])
    expect(await pastOf()).toEqual(['1', '5'])
    expect((await change(list, item, { Title: 'Bridge 2' })).status).toBe(200)
    expect(await taskTitles()).toEqual(['Please review Bridge'])
    const soap = createSoapContractClient({
      url: server.url,
      service: 'workflow',
      version: '1.1',
      headers: { Authorization: basic('ann') },
    })
    const start = `<item>${server.url}/Lists/Offers ${made}/DispForm.aspx?ID=${item}</item><templateId>${id}</templateId>`
    expect(await soap.fail('StartWorkflow', start)).toMatchObject({
      status: inProfile(400, 500),
      message: expect.stringMatching(/by itself/),
    })
  })

  it('when an item is changed, if it does not run on it', async () => {
    await workflow({ EventTypes: ['ItemUpdated'] })
    const item = await addItem('Bridge')
    expect(await taskTitles()).toEqual([])
    await change(list, item, { Title: 'Bridge 2' })
    await change(list, item, { Title: 'Bridge 3' })
    expect(await taskTitles()).toEqual(['Please review Bridge 2'])
    const [task] = await taskRows()
    expect((await change(tasks, task.Id, { Status: 'Completed' }, ben)).status).toBe(200)
    await change(list, item, { Title: 'Bridge 4' })
    expect(await taskTitles()).toEqual(['Please review Bridge 2', 'Please review Bridge 4'])
  })

  it('by writes of SOAP and of files too, but not of folders and of working copies', async () => {
    await workflow({ EventTypes: ['ItemAdded'] })
    const soap = createSoapContractClient({ url: server.url, service: 'lists', version: '1.2', headers: { Authorization: basic('ann') } })
    const method = '<Method ID="1" Cmd="New"><Field Name="Title">By SOAP</Field></Method>'
    await soap.call('UpdateListItems', `<listName>Offers ${made}</listName><updates><Batch OnError="Continue">${method}</Batch></updates>`)
    expect(await taskTitles()).toEqual(['Please review By SOAP'])
    list = `/_api/web/lists/getbytitle('Papers ${made}')`
    await admin.call('POST', '/_api/web/lists', { body: { Title: `Papers ${made}`, BaseTemplate: 101 } })
    await workflow({ EventTypes: ['ItemAdded', 'ItemUpdated'] })
    const folder = `/_api/web/getfolderbyserverrelativeurl('/Papers ${made}')`
    expect((await ann.call('POST', `${folder}/folders/add('Sub')`)).status).toBe(200)
    expect((await ann.call('POST', `${folder}/files/add(url='a.txt')`, { body: 'x' })).status).toBe(200)
    expect(await taskTitles()).toEqual(['Please review By SOAP', 'Please review a.txt'])
    expect((await admin.call('PUT', list, { body: { ForceCheckout: true } })).status).toBe(200)
    expect((await ann.call('POST', `${folder}/files/add(url='b.txt')`, { body: 'x' })).status).toBe(200)
    expect(await taskTitles()).toHaveLength(2)
    const file = `/_api/web/getfilebyserverrelativeurl('/Papers ${made}/b.txt')`
    expect((await ann.call('POST', `${file}/checkin(comment='',checkintype=1)`)).status).toBe(200)
    expect(await taskTitles()).toContain('Please review b.txt')
  })

  it('only if it is enabled, for items of its content type, and has a list for its tasks', async () => {
    const [type] = rowsOf(await admin.call('GET', `${list}/contenttypes`))
    const id = await workflow({ EventTypes: ['ItemAdded'], ContentTypeId: type.StringId })
    await addItem('One')
    expect(await taskTitles()).toEqual(['Please review One'])
    const folderType = rowsOf(await admin.call('GET', `${list}/contenttypes`)).find(({ StringId }) => StringId.startsWith('0x0120'))
    if (folderType) await workflow({ Name: 'Of folders', EventTypes: ['ItemAdded'], ContentTypeId: folderType.StringId })
    const one = `${list}/workflowassociations('${id}')`
    await admin.call('PUT', one, { body: { Enabled: false } })
    await addItem('Two')
    expect(await taskTitles()).toEqual(['Please review One'])
    await admin.call('PUT', one, { body: { Enabled: true } })
    await addItem('Three')
    expect(await taskTitles()).toEqual(['Please review One', 'Please review Three'])
    expect((await admin.call('DELETE', tasks)).status).toBe(200)
    await addItem('Four')
    expect(rowsOf(await admin.call('GET', `${list}/items`))).toHaveLength(4)
  })

  it('not by what workflows write, so that none runs in a circle', async () => {
    await workflow({ EventTypes: ['ItemAdded', 'ItemUpdated'] })
    const offers = list
    list = tasks
    await workflow({ Name: 'About tasks', EventTypes: ['ItemAdded', 'ItemUpdated'] })
    await addItem('Bridge', offers)
    expect(await taskTitles()).toEqual(['Please review Bridge'])
    const [task] = await taskRows()
    expect((await change(tasks, task.Id, { Status: 'Completed' }, ben)).status).toBe(200)
    // The user changed the task, which starts the workflow about tasks, once.
    expect(await taskTitles()).toEqual(['Please review Bridge', 'Please review Please review Bridge'])
  })

  it('at most a hundred times by one change, which is refused whole', async () => {
    list = `/_api/web/lists/getbytitle('Papers ${made}')`
    await admin.call('POST', '/_api/web/lists', { body: { Title: `Papers ${made}`, BaseTemplate: 101 } })
    const folder = `/_api/web/getfolderbyserverrelativeurl('/Papers ${made}')`
    await admin.call('POST', `${folder}/folders/add('From')`)
    const from = `/_api/web/getfolderbyserverrelativeurl('/Papers ${made}/From')`
    for (let file = 1; file <= 26; file++) await admin.call('POST', `${from}/files/add(url='${file}.txt')`, { body: 'x' })
    for (let count = 1; count <= 4; count++) await workflow({ Name: `Look ${count}`, EventTypes: ['ItemAdded'] })
    const root = `${server.url}/Papers ${made}`
    const copy = () => admin.call('POST', '/_api/sp.movecopyutil.copyfolder', { body: { srcUrl: `${root}/From`, destUrl: `${root}/To` } })
    expectRefusal(await copy(), 400, /at most 100 workflows/)
    expect(rowsOf(await admin.call('GET', `${tasks}/items`))).toEqual([])
    expect(rowsOf(await admin.call('GET', `${folder}/folders`)).map(({ Name }) => Name)).not.toContain('To')
    await admin.call('DELETE', `/_api/web/getfilebyserverrelativeurl('/Papers ${made}/From/1.txt')`)
    expect((await copy()).status).toBe(200)
    expect(rowsOf(await admin.call('GET', `${tasks}/items?$top=200&$select=Id`))).toHaveLength(100)
  }, 60_000)
})

describe('the workflows that one change starts', () => {
  it('give at most 500 tasks, or the change is refused whole', async () => {
    const People = Array.from({ length: 50 }, (_, at) => `person${at}`)
    const ids: string[] = []
    for (let count = 1; count <= 11; count++)
      ids.push(await workflow({ Name: `Look ${count}`, EventTypes: ['ItemAdded'], Order: 'Parallel', People }))
    expectRefusal(await ann.call('POST', `${list}/items`, { body: { Title: 'Bridge' } }), 400, /at most 500 tasks/)
    expect(rowsOf(await admin.call('GET', `${list}/items`))).toEqual([])
    expect(rowsOf(await admin.call('GET', `${tasks}/items`))).toEqual([])
    expect((await admin.call('DELETE', `${list}/workflowsubscriptions('${ids[0]}')`)).status).toBeLessThan(300)
    await addItem('Bridge')
    expect((await admin.call('GET', tasks)).json.ItemCount).toBe(500)
  }, 240_000)
})

describe('a task is completed by a write of its item', () => {
  it('with the only outcome of its workflow', async () => {
    await workflow({ EventTypes: ['ItemAdded'], People: ['ben', 'ann'] })
    await addItem('Bridge')
    const [first] = await taskRows()
    expect((await change(tasks, first.Id, { Status: 'In Progress' }, ben)).status).toBe(200)
    expect((await change(tasks, first.Id, { Status: 'Completed', PercentComplete: 1 }, ben)).status).toBe(200)
    const [, second] = await taskRows()
    expect(second).toMatchObject({ Title: 'Please review Bridge', Status: 'Not Started' })
    const soap = createSoapContractClient({ url: server.url, service: 'lists', version: '1.1', headers: { Authorization: basic('ann') } })
    const method = `<Method ID="1" Cmd="Update"><Field Name="ID">${second.Id}</Field><Field Name="Status">Completed</Field></Method>`
    const reply = await soap.call('UpdateListItems', `<listName>Tasks ${made}</listName><updates><Batch>${method}</Batch></updates>`)
    expect(reply).toContain('0x00000000')
    expect(await pastOf()).toEqual(['1', '5', '7', '6 Completed', '5', '6 Completed', '2 Completed'])
  })

  it('with the outcome that it names, and is refused without one where there are several', async () => {
    await workflow({ EventTypes: ['ItemAdded'], WorkflowDefinitionId: approval })
    await addItem('Bridge')
    const [task] = await taskRows()
    expectRefusal(await change(tasks, task.Id, { Status: 'Completed' }, ben), 400, /WorkflowOutcome Approved or Rejected/)
    expectRefusal(await change(tasks, task.Id, { WorkflowOutcome: 'Completed' }, ben), 400, /'Completed' was given/)
    expect(await taskRows()).toMatchObject([{ Status: 'Not Started', WorkflowOutcome: null }])
    expect((await change(tasks, task.Id, { Status: 'Completed', WorkflowOutcome: 'Rejected' }, ben)).status).toBe(200)
    expect(await pastOf()).toEqual(['1', '5', '6 Rejected', '2 Rejected'])
  })

  it('by those who have the task, and nobody else', async () => {
    await workflow({ EventTypes: ['ItemAdded'] })
    await addItem('Bridge')
    const [task] = await taskRows()
    expectRefusal(await change(tasks, task.Id, { Status: 'Completed' }, ann), 403, /ManageWeb/)
    expect(await taskRows()).toMatchObject([{ Status: 'Not Started' }])
    expect((await change(tasks, task.Id, { Status: 'Completed' }, admin)).status).toBe(200)
    expect(await pastOf()).toEqual(['1', '5', '6 Completed', '2 Completed'])
  })
})
