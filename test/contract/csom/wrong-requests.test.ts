import { afterAll, describe, expect, it } from 'vitest'
import { startServer } from '../../support/server.ts'
import { contextType, only, processQuery, webPaths, whole, wholeChildren } from './object-requests.ts'

const server = await startServer({ settings: { Profile: 'SharePoint', 'Limits:ReplyEntities': '2000' } })
afterAll(() => server.stop())
const run = (actions: string, paths: string) => processQuery(server.url, actions, paths)
const text = (value: string) => `<Parameter Type="String">${value}</Parameter>`

describe('what a request must not do', () => {
  const path = (xml: string) => `${webPaths}${xml}`
  const wrong = 'Microsoft.SharePoint.Client.InvalidClientQueryException'
  const unsupported = 'System.NotSupportedException'
  const chain = Array.from(
    { length: 200 },
    (_, at) => `<Property Id="${at + 100}" ParentId="${at === 0 ? 3 : at + 99}" Name="RootFolder"/>`,
  ).join('')
  it.each([
    ['a path that is not there', '<ObjectPath Id="20" ObjectPathId="77"/>', webPaths, wrong],
    ['no path', '<ObjectPath Id="20"/>', webPaths, wrong],
    [
      'a path to itself',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path('<Property Id="8" ParentId="9" Name="Web"/><Property Id="9" ParentId="8" Name="Web"/>'),
      wrong,
    ],
    [
      'a parameter that is the path itself',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path('<Method Id="8" ParentId="3" Name="GetList"><Parameters><Parameter ObjectPathId="8"/></Parameters></Method>'),
      wrong,
    ],
    ['a path of 200 steps', '<ObjectPath Id="20" ObjectPathId="299"/>', path(chain), wrong],
    [
      'an unknown property of an object',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path('<Property Id="8" ParentId="3" Name="Nothing"/>'),
      unsupported,
    ],
    [
      'a name of every object',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path('<Property Id="8" ParentId="3" Name="constructor"/>'),
      unsupported,
    ],
    ['an unknown property in a query', `<Query Id="20" ObjectPathId="3"><Query ${only('__proto__')}</Query></Query>`, webPaths, wrong],
    ['an unknown method', '<ObjectPath Id="20" ObjectPathId="8"/>', path('<Method Id="8" ParentId="3" Name="Explode"/>'), unsupported],
    [
      'an unknown type',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path('<Constructor Id="8" TypeId="{00000000-85e2-48a0-a494-e0f1759d4aa7}"/>'),
      unsupported,
    ],
    ['an empty type', '<ObjectPath Id="20" ObjectPathId="8"/>', path('<Constructor Id="8" TypeId=""/>'), wrong],
    [
      'an unknown static property',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path(`<StaticProperty Id="8" TypeId="${contextType}" Name="Other"/>`),
      unsupported,
    ],
    ['a parameter too few', '<ObjectPath Id="20" ObjectPathId="8"/>', path('<Method Id="8" ParentId="3" Name="GetList"/>'), wrong],
    [
      'a parameter too many',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path(`<Method Id="8" ParentId="3" Name="GetList"><Parameters>${text('/a')}${text('/b')}</Parameters></Method>`),
      wrong,
    ],
    [
      'a number that is none',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path('<Method Id="8" ParentId="3" Name="GetUserById"><Parameters><Parameter Type="Int32">many</Parameter></Parameters></Method>'),
      wrong,
    ],
    [
      'a number beyond all',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path('<Method Id="8" ParentId="3" Name="GetUserById"><Parameters><Parameter Type="Int32">1e99</Parameter></Parameters></Method>'),
      wrong,
    ],
    [
      'a time that is none',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path(
        '<Method Id="8" ParentId="3" Name="GetList"><Parameters><Parameter Type="DateTime">2024-13-99</Parameter></Parameters></Method>',
      ),
      wrong,
    ],
    [
      'a parameter of an unknown type',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path('<Method Id="8" ParentId="3" Name="GetList"><Parameters><Parameter Type="Blob">x</Parameter></Parameters></Method>'),
      unsupported,
    ],
    [
      'an identity of another site collection',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path('<Identity Id="8" Name="g|740c6a0b-85e2-48a0-a494-e0f1759d4aa7:site:00000000-85e2-48a0-a494-e0f1759d4aa7:web:1"/>'),
      wrong,
    ],
    ['an identity that is none', '<ObjectPath Id="20" ObjectPathId="8"/>', path(`<Identity Id="8" Name="${'x'.repeat(5000)}"/>`), wrong],
    ['an unknown action', '<Unknown Id="20"/>', webPaths, unsupported],
    ['a condition without a test', '<ConditionalScope Id="20"/>', webPaths, wrong],
    [
      'a static method',
      '<ObjectPath Id="20" ObjectPathId="8"/>',
      path(`<StaticMethod Id="8" TypeId="${contextType}" Name="Get"/>`),
      unsupported,
    ],
    [
      'a write of a property that is only read',
      '<SetProperty Id="20" ObjectPathId="3" Name="ServerRelativeUrl"><Parameter Type="String">x</Parameter></SetProperty>',
      webPaths,
      unsupported,
    ],
    [
      'a query in eight queries',
      `<Query Id="20" ObjectPathId="3">${'<Query><Properties><Property Name="RootFolder">'.repeat(8)}${'</Property></Properties></Query>'.repeat(8)}</Query>`,
      webPaths,
      wrong,
    ],
  ])('answers an error for %s', async (_what, actions, paths, type) => {
    const { error, ids } = await run(actions, paths)
    expect({ type: error?.ErrorTypeName, ids }).toEqual({ type, ids: [] })
    expect(error?.ErrorMessage.length).toBeGreaterThan(10)
  })

  it('shows no more objects than a reply may have', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `<Query Id="${at + 20}" ObjectPathId="8">${whole}${wholeChildren}</Query>`).join('')
    const { error, ids } = await run(many, path('<Property Id="8" ParentId="3" Name="Fields"/>'))
    expect(error?.ErrorMessage).toContain('2000')
    expect(ids).toEqual([])
  })
})
