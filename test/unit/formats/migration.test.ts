import { expect, it } from 'vitest'
import { contentMigration } from '../../../src/formats/migration/read-migration.ts'

const at = 'ParentWebUrl="/sites/old"'
const open = '<SPObjects xmlns="urn:deployment-manifest-schema">'

/** A package with a manifest of these pieces, which are made while they are read. */
function packageOf(pieces: () => Iterable<string>, people = '<Users/>') {
  const texts: Readonly<Record<string, () => Iterable<string>>> = {
    'SystemData.xml': () => ['<SystemData><ManifestFiles><ManifestFile Name="Manifest.xml"/></ManifestFiles></SystemData>'],
    'Manifest.xml': pieces,
    'UserGroup.xml': () => ['<UserGroupMap>', people, '</UserGroupMap>'],
  }
  return contentMigration.read({
    mark: 'SystemData.xml',
    names: Object.keys(texts),
    sizeOf: (name) => (name in texts ? 1 : undefined),
    async *read(name: string) {
      for (const piece of texts[name]?.() ?? []) yield Buffer.from(piece)
    },
    verify: () => Promise.resolve(),
    close: () => Promise.resolve(),
  })
}

it('refuses a part with a text that is too long', async () => {
  const read = packageOf(function* () {
    yield `${open}<SPObject ObjectType="SPList" ${at}><List Title="`
    for (let n = 0; n < 40; n++) yield 'a'.repeat(1_048_576)
    yield '"/></SPObject></SPObjects>'
  })
  await expect(read).rejects.toThrow('one part of its file Manifest.xml has more than 33554432 characters')
})

it('reads versions and role assignments one after the other, and forgets those of deleted objects', async () => {
  const version = (n: number) => `<ListItem Version="${n}.0"><Fields><Field Name="Title" Value="v${n}"/></Fields></ListItem>`
  const item = (more: string, body: string, id: number) =>
    `<SPObject ObjectType="SPListItem" ${at} ${more}><ListItem FileUrl="Lists/A/${id}_.000" Name="${id}_.000" DirName="Lists/A" IntId="${id}" Version="3.0">${body}</ListItem></SPObject>`
  const { items, permissions, leftOut } = await packageOf(() => [
    open,
    `<SPObject ObjectType="SPList" ${at}><List Id="aaaaaaaa-0000-4000-8000-000000000001" Title="A" RootFolderUrl="Lists/A" BaseTemplate="100"/></SPObject>`,
    item('IsDeleted="true"', `<Versions>${version(1)}</Versions>`, 1),
    item('', `<Versions>${version(1)}${version(2)}</Versions><Fields><Field Name="Title" Value="v3"/></Fields>`, 2),
    item('', '<Fields><Field Name="Title" Value="alone"/></Fields>', 3),
    `<SPObject ObjectType="DeploymentRoleAssignments" ${at}><RoleAssignments><RoleAssignment ObjectUrl="sites/old/Lists/A"><Assignment RoleId="1" PrincipalId="2"/></RoleAssignment></RoleAssignments></SPObject>`,
    '</SPObjects>',
  ])
  expect(items.map(({ itemId, states }) => [itemId, states.map(({ values }) => values?.get('Title'))])).toEqual([
    [2, ['v1', 'v2', 'v3']],
    [3, ['alone']],
  ])
  expect(permissions).toEqual([expect.objectContaining({ path: [], assignments: [{ role: '1', principalId: '2' }] })])
  expect(leftOut).toEqual([{ what: 'Deleted objects', why: expect.any(String), count: 1 }])
})

it('refuses too many webs', async () => {
  const read = packageOf(function* () {
    yield open
    for (let n = 0; n <= 500; n++)
      yield `<SPObject ObjectType="SPWeb" ${at}><Web ServerRelativeUrl="/sites/old/w${n}" Title="w"/></SPObject>`
    yield '</SPObjects>'
  })
  await expect(read).rejects.toThrow('it has more than 500 webs')
})

it('counts columns of a web beyond its most as left out', async () => {
  const { webs, leftOut } = await packageOf(function* () {
    yield open
    for (let n = 0; n < 502; n++)
      yield `<SPObject ObjectType="SPField" ${at}><Field Name="F${n}" DisplayName="F${n}" Type="Text"/></SPObject>`
    yield '</SPObjects>'
  })
  expect(webs?.map(({ url, columns }) => [url, columns.length])).toEqual([['/sites/old', 500]])
  expect(leftOut).toEqual([expect.objectContaining({ what: 'Columns of webs', count: 2 })])
})

it('refuses a group with very many members', async () => {
  const read = packageOf(
    () => [open, '</SPObjects>'],
    `<Groups><Group Id="1" Name="G">${'<Member UserId="1"/>'.repeat(250_000)}</Group></Groups>`,
  )
  await expect(read).rejects.toThrow(/one part of it has more than 400000/)
})
