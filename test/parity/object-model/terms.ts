import { call, made, method, property, session } from '../../support/csom/model-client.ts'
import { soapMessage } from '../../support/doors.ts'
import { json, reached, type Step, shown } from './step.ts'

const setId = 'b0000000-0000-4000-8000-000000000001'
const idAt = (at: number) => `b0000000-0000-4000-8000-00000000001${at}`
const store = method(session, 'GetDefaultSiteCollectionTermStore')
const group = method(property(store, 'Groups'), 'GetByName', 'Own')
const otherId = 'b0000000-0000-4000-8000-000000000002'
const own = method(store, 'GetTermSet', setId)
const other = method(store, 'GetTermSet', otherId)
const term = (at: number) => method(store, 'GetTerm', idAt(at))
const labels = property(term(1), 'Labels')
const soap = (operation: string, parameters: string) => soapMessage(operation, parameters, 'taxonomywebservice')
const of = (at: number, more = '') => `<termId>${idAt(at)}</termId>${more}`
const newTerm = (at: number, parent = '') =>
  soap('CreateTerm', `<termSetId>${setId}</termSetId>${parent}<termId>${idAt(at)}</termId><name>Term ${at}</name><lcid>1033</lcid>`)
const people = made('PeopleManager')
const label = (text: string) => `<label>${text}</label><lcid>1033</lcid>`
/** The groups of the term store, of which the first one is the own one. */
const groups = soap('GetTermGroups', '')

/** The term store. REST has none: the twins are those of SOAP. */
export const termSteps: readonly Step[] = [
  { name: 'adding a group', rest: soap('CreateTermGroup', '<name>Own</name>'), model: reached(method(store, 'CreateGroup', 'Own', null)) },
  {
    name: 'adding a term set',
    learn: groups,
    rest: ([first]) => soap('CreateTermSet', `<groupId>${shown(first, 'Id')}</groupId><termSetId>${setId}</termSetId><name>Set</name>`),
    model: reached(method(group, 'CreateTermSet', 'Set', setId, 1033)),
  },
  {
    name: 'setting a property of a term set',
    rest: soap('SetTermSetProperty', `<termSetId>${setId}</termSetId><name>p</name><value>v</value>`),
    model: [call(own, 'SetCustomProperty', 'p', 'v')],
  },
  {
    name: 'deleting a property of a term set',
    rest: soap('SetTermSetProperty', `<termSetId>${setId}</termSetId><name>p</name>`),
    model: [call(own, 'DeleteCustomProperty', 'p')],
  },
  { name: 'adding a term', rest: newTerm(1), model: reached(method(own, 'CreateTerm', 'Term 1', 1033, idAt(1))) },
  {
    name: 'following a tag',
    rest: json(`/_api/sp.userprofiles.peoplemanager/followtag('${idAt(1)}')`),
    model: [call(people, 'FollowTag', idAt(1))],
  },
  {
    name: 'following a tag no more',
    rest: json(`/_api/sp.userprofiles.peoplemanager/stopfollowingtag('${idAt(1)}')`),
    model: [call(people, 'StopFollowingTag', idAt(1))],
  },
  {
    name: 'describing a term',
    rest: soap('UpdateTerm', of(1, '<description>d</description>')),
    model: [call(term(1), 'SetDescription', 'd', 1033)],
  },
  {
    name: 'setting a property of a term',
    rest: soap('SetTermProperty', of(1, '<name>p</name><value>v</value>')),
    model: [call(term(1), 'SetCustomProperty', 'p', 'v')],
  },
  {
    name: 'deleting a property of a term',
    rest: soap('SetTermProperty', of(1, '<name>p</name>')),
    model: [call(term(1), 'DeleteCustomProperty', 'p')],
  },
  {
    name: 'deprecating a term',
    rest: soap('UpdateTerm', of(1, '<isDeprecated>true</isDeprecated>')),
    model: [call(term(1), 'Deprecate', true)],
  },
  {
    name: 'adding a label',
    rest: soap('SetTermLabel', of(1, label('Other'))),
    model: reached(method(term(1), 'CreateLabel', 'Other', 1033, false)),
  },
  {
    name: 'making a label the default one',
    rest: soap('SetTermLabel', of(1, `${label('Other')}<isDefault>true</isDefault>`)),
    model: [call(method(labels, 'GetByValue', 'Other'), 'SetAsDefaultForLanguage')],
  },
  {
    name: 'deleting a label',
    rest: soap('DeleteTermLabel', of(1, label('Term 1'))),
    model: [call(method(labels, 'GetByValue', 'Term 1'), 'DeleteObject')],
  },
  {
    name: 'moving a term',
    before: [newTerm(2)],
    rest: soap('UpdateTerm', of(2, `<parentTermId>${idAt(1)}</parentTermId>`)),
    model: [call(term(2), 'Move', term(1))],
  },
  {
    name: 'adding another term set',
    learn: groups,
    rest: ([first]) => soap('CreateTermSet', `<groupId>${shown(first, 'Id')}</groupId><termSetId>${otherId}</termSetId><name>Other</name>`),
    model: reached(method(group, 'CreateTermSet', 'Other', otherId, 1033)),
  },
  {
    name: 'reusing a term',
    rest: soap('ReuseTerm', of(2, `<termSetId>${otherId}</termSetId>`)),
    model: reached(method(other, 'ReuseTerm', term(2), false)),
  },
  {
    name: 'making another place of a term that of its source',
    rest: soap('SetTermSource', of(2, `<termSetId>${otherId}</termSetId>`)),
    model: [call(term(2), 'ReassignSourceTerm', method(other, 'GetTerm', idAt(2)))],
  },
  {
    name: 'taking a term out of a term set',
    rest: soap('DeleteTerm', of(2, `<termSetId>${setId}</termSetId>`)),
    model: [call(method(store, 'GetTermInTermSet', setId, idAt(2)), 'DeleteObject')],
  },
  {
    name: 'pinning a term',
    rest: soap('ReuseTerm', of(2, `<termSetId>${setId}</termSetId><isPinned>true</isPinned>`)),
    model: reached(method(own, 'ReuseTermWithPinning', term(2))),
  },
  {
    name: 'merging a term',
    before: [newTerm(3)],
    rest: soap('MergeTerms', of(3, `<intoTermId>${idAt(1)}</intoTermId>`)),
    model: [call(term(1), 'Merge', term(3))],
  },
  { name: 'deleting a term', rest: soap('DeleteTerm', of(1)), model: [call(term(1), 'DeleteObject')] },
  {
    name: 'deleting a term set',
    rest: soap('DeleteTermSet', `<termSetId>${setId}</termSetId>`),
    model: [call(own, 'DeleteObject')],
  },
  {
    name: 'deleting the other term set',
    rest: soap('DeleteTermSet', `<termSetId>${otherId}</termSetId>`),
    model: [call(other, 'DeleteObject')],
  },
  {
    name: 'deleting an empty group',
    learn: groups,
    rest: ([first]) => soap('DeleteTermGroup', `<groupId>${shown(first, 'Id')}</groupId>`),
    model: [call(group, 'DeleteObject')],
  },
]
