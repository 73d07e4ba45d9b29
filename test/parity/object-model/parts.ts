import { call, method, property, set, web } from '../../support/csom/model-client.ts'
import type { Message } from '../../support/doors.ts'
import { json, merge, remove, type Step, shown } from './step.ts'

const feature = '7201d6a4-a5d3-49a1-8c19-19c4bac6e668'
const features = property(web, 'Features')
const featureAt = (verb: string) => `/_api/web/features/${verb}(featureid='${feature}',force=true`
const nodes = property(property(web, 'Navigation'), 'QuickLaunch')
const node = (id: unknown) => method(property(web, 'Navigation'), 'GetNodeById', Number(id))
const nodesAt = '/_api/web/navigation/quicklaunch'
const link = (Title: string) => json(nodesAt, { Title, Url: 'https://example.org/', IsExternal: true })
const bin = property(web, 'RecycleBin')
const entry = (id: unknown) => method(bin, 'GetById', String(id))
const binAt = '/_api/web/recyclebin'
const recycled = (title: string): readonly Message[] => [
  json('/_api/web/lists', { Title: title, BaseTemplate: 100 }),
  json(`/_api/web/lists/getbytitle('${title}')/recycle`),
]

/** Features, links, parts of webs, and entries of the recycle bin. */
export const partSteps: readonly Step[] = [
  {
    name: 'activating a feature',
    rest: json(`${featureAt('add')},featdefscope=0)`),
    model: [{ kind: 'path', on: method(features, 'Add', feature, true, 0) }],
  },
  {
    name: 'deactivating a feature',
    rest: json(`${featureAt('remove')})`),
    model: [call(features, 'Remove', feature, true)],
  },
  {
    name: 'moving a link',
    before: [link('One'), link('Two')],
    learn: nodesAt,
    rest: (learned) => json(`${nodesAt}/moveafter(nodeid=${shown(learned.at(-2), 'Id')},previousnodeid=${shown(learned.at(-1), 'Id')})`),
    model: (learned) => [call(nodes, 'MoveAfter', node(learned.at(-2)?.Id), node(learned.at(-1)?.Id))],
  },
  {
    name: 'changing a link',
    learn: nodesAt,
    rest: (learned) => json(`/_api/web/navigation/getnodebyid(${shown(learned.at(-1), 'Id')})`, { Title: 'Three' }, merge),
    model: (learned) => ((at) => [set(at, 'Title', 'Three'), call(at, 'Update')])(node(learned.at(-1)?.Id)),
  },
  {
    name: 'deleting a link',
    learn: nodesAt,
    rest: (learned) => json(`/_api/web/navigation/getnodebyid(${shown(learned.at(-1), 'Id')})`, undefined, remove),
    model: (learned) => [call(node(learned.at(-1)?.Id), 'DeleteObject')],
  },
  {
    name: 'deleting a user custom action',
    before: [json('/_api/web/usercustomactions', { Title: 'Act', Location: 'ScriptLink' })],
    learn: '/_api/web/usercustomactions',
    rest: (learned) => json(`/_api/web/usercustomactions('${shown(learned[0], 'Id')}')`, undefined, remove),
    model: (learned) => [call(method(property(web, 'UserCustomActions'), 'GetById', shown(learned[0], 'Id')), 'DeleteObject')],
  },
  {
    name: 'changing an event receiver',
    learn: '/_api/web/eventreceivers',
    rest: (learned) => json(`/_api/web/eventreceivers('${shown(learned[0], 'ReceiverId')}')`, { SequenceNumber: 7 }, merge),
    model: (learned) =>
      ((at) => [set(at, 'SequenceNumber', 7), call(at, 'Update')])(
        method(property(web, 'EventReceivers'), 'GetById', shown(learned[0], 'ReceiverId')),
      ),
  },
  {
    name: 'deleting an event receiver',
    learn: '/_api/web/eventreceivers',
    rest: (learned) => json(`/_api/web/eventreceivers/getbyid('${shown(learned[0], 'ReceiverId')}')`, undefined, remove),
    model: (learned) => [call(method(property(web, 'EventReceivers'), 'GetById', shown(learned[0], 'ReceiverId')), 'DeleteObject')],
  },
  {
    name: 'restoring an entry of the recycle bin',
    before: recycled('Restored'),
    learn: binAt,
    rest: (learned) => json(`${binAt}('${shown(learned[0], 'Id')}')/restore`),
    model: (learned) => [call(entry(learned[0]?.Id), 'Restore')],
  },
  {
    name: 'moving an entry to the second stage',
    before: recycled('Moved'),
    learn: binAt,
    rest: (learned) => json(`${binAt}('${shown(learned[0], 'Id')}')/movetosecondstage`),
    model: (learned) => [call(entry(learned[0]?.Id), 'MoveToSecondStage')],
  },
  {
    name: 'deleting an entry of the recycle bin',
    before: recycled('Erased'),
    learn: binAt,
    rest: (learned) => json(`${binAt}('${shown(learned[0], 'Id')}')/deleteobject`),
    model: (learned) => [call(entry(learned[0]?.Id), 'DeleteObject')],
  },
  {
    name: 'restoring all entries of the recycle bin',
    before: recycled('All'),
    rest: json(`${binAt}/restoreall`),
    model: [call(bin, 'RestoreAll')],
  },
  {
    name: 'moving all entries to the second stage',
    before: recycled('All moved'),
    rest: json(`${binAt}/movealltosecondstage`),
    model: [call(bin, 'MoveAllToSecondStage')],
  },
]
