import { elementsIn } from '../../../support/soap/messages.ts'
import { row, type World, type WriteRow } from './world.ts'

const service = 'taxonomywebservice'
const idIn = (reply: string, name: string): string => elementsIn(reply, name)[0]?.Id ?? ''

const makeGroup = async (w: World): Promise<string> =>
  idIn(await w.soap(service).call('CreateTermGroup', `<name>G${w.next()}</name>`), 'CreateTermGroupResult')

const makeSet = async (w: World): Promise<string> =>
  idIn(await w.soap(service).call('CreateTermSet', `<groupId>${await makeGroup(w)}</groupId><name>S</name>`), 'CreateTermSetResult')

const makeTerm = async (w: World): Promise<string> =>
  idIn(await w.soap(service).call('CreateTerm', `<termSetId>${await makeSet(w)}</termSetId><name>T</name>`), 'CreateTermResult')

/** A row of an operation on the term store: what it needs, then its parameters. */
const termRow = (operation: string, act: string, parametersOf: (w: World) => Promise<string>): [string, WriteRow] => [
  `${service}.${operation}`,
  row('Site SystemUpdate', 'WebChanged Updated', `ContentWritten terms.${act}`, async (w) => {
    const parameters = await parametersOf(w)
    return () => w.soap(service).call(operation, parameters)
  }),
]

const label = '<label>L</label><lcid>1033</lcid>'

/** Writes to the term store, as service and operation. */
export const termWrites: Readonly<Record<string, WriteRow>> = Object.fromEntries([
  termRow('CreateTermGroup', 'addGroup', async (w) => `<name>G${w.next()}</name>`),
  termRow('UpdateTermGroup', 'updateGroup', async (w) => `<groupId>${await makeGroup(w)}</groupId><description>d</description>`),
  termRow('DeleteTermGroup', 'deleteGroup', async (w) => `<groupId>${await makeGroup(w)}</groupId>`),
  termRow('CreateTermSet', 'addSet', async (w) => `<groupId>${await makeGroup(w)}</groupId><name>S</name>`),
  termRow('UpdateTermSet', 'updateSet', async (w) => `<termSetId>${await makeSet(w)}</termSetId><isOpen>true</isOpen>`),
  termRow('DeleteTermSet', 'deleteSet', async (w) => `<termSetId>${await makeSet(w)}</termSetId>`),
  termRow('CreateTerm', 'add', async (w) => `<termSetId>${await makeSet(w)}</termSetId><name>T</name>`),
  termRow('UpdateTerm', 'update', async (w) => `<termId>${await makeTerm(w)}</termId><isDeprecated>true</isDeprecated>`),
  termRow('ReuseTerm', 'reuse', async (w) => `<termId>${await makeTerm(w)}</termId><termSetId>${await makeSet(w)}</termSetId>`),
  termRow('SetTermSource', 'setSource', async (w) => {
    const parts = `<termId>${await makeTerm(w)}</termId><termSetId>${await makeSet(w)}</termSetId>`
    await w.soap(service).call('ReuseTerm', parts)
    return parts
  }),
  termRow('MergeTerms', 'merge', async (w) => `<termId>${await makeTerm(w)}</termId><intoTermId>${await makeTerm(w)}</intoTermId>`),
  termRow('DeleteTerm', 'delete', async (w) => `<termId>${await makeTerm(w)}</termId>`),
  termRow('SetTermLabel', 'setLabel', async (w) => `<termId>${await makeTerm(w)}</termId>${label}`),
  termRow('DeleteTermLabel', 'deleteLabel', async (w) => {
    const termId = `<termId>${await makeTerm(w)}</termId>`
    await w.soap(service).call('SetTermLabel', termId + label)
    return termId + label
  }),
  termRow('SetTermProperty', 'setProperty', async (w) => `<termId>${await makeTerm(w)}</termId><name>p</name><value>v</value>`),
  termRow(
    'SetTermSetProperty',
    'setPropertyOfSet',
    async (w) => `<termSetId>${await makeSet(w)}</termSetId><name>p</name><value>v</value>`,
  ),
  [
    'taxonomyclientservice.AddTerms',
    row('Site SystemUpdate', 'WebChanged Updated', 'ContentWritten terms.add', async (w) => {
      const set = await makeSet(w)
      const terms = '&lt;newTerms&gt;&lt;newTerm label="A"/&gt;&lt;newTerm label="B"/&gt;&lt;/newTerms&gt;'
      const parts = `<sharedServiceId>${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}</sharedServiceId><termSetId>${set}</termSetId>`
      return () => w.soap('taxonomyclientservice').call('AddTerms', `${parts}<lcid>1033</lcid><newTerms>${terms}</newTerms>`)
    }),
  ],
  [
    'taxonomyclientservice.GetTermsByLabel',
    row('Site SystemUpdate', 'WebChanged Updated', 'ContentWritten terms.add', (w) => {
      const parts = `<label>K${w.next()}</label><lcid>1033</lcid><matchOption>ExactMatch</matchOption><resultCollectionSize>5</resultCollectionSize>`
      const call = () => w.soap('taxonomyclientservice').call('GetTermsByLabel', `${parts}<addIfNotFound>true</addIfNotFound>`)
      return Promise.resolve(call)
    }),
  ],
] satisfies [string, WriteRow][])
