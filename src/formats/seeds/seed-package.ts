import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { LooseFiles } from '../../core/kernel/packages/packages.ts'
import { kernelReasons } from '../../core/kernel/reasons.ts'
import type { FieldSettings, FieldTypeName } from '../../core/model/lists/field.ts'
import {
  type FarmPackage,
  type MigratedColumn,
  type MigratedGroup,
  type MigratedItem,
  type MigratedList,
  type MigratedPermissions,
  type MigratedUser,
  Notes,
} from '../../core/model/packages/migration.ts'
import { SeedFault, type SeedPath } from './seed-fault.ts'
import { namesOfPath, SeedPart, SeedPeople } from './seed-parts.ts'
import { longestSeedBytes, readSeedText } from './seed-text.ts'

/** The lists of the first web of a seed (docs/testing.md), as those of a package. Fails with `package_unusable`, which names the line. */
export async function readSeedPackage(files: LooseFiles, name: string): Promise<FarmPackage> {
  const isYaml = !name.endsWith('.json')
  const most = longestSeedBytes(isYaml)
  if ((files.sizeOf(name) ?? 0) > most) throw unusableSeed(`its ${name} has more than ${most} bytes.`)
  const bytes: Uint8Array[] = []
  for await (const piece of files.read(name) ?? []) bytes.push(piece)
  let lineOf: ((path: SeedPath) => number) | undefined
  try {
    const read = await readSeedText(Buffer.concat(bytes).toString('utf8'), isYaml)
    lineOf = (path) => read.lineOf(path)
    return new SeedReader().package(new SeedPart(read.value, []))
  } catch (error) {
    if (!(error instanceof SeedFault)) throw error
    const place = error.path.join('/')
    throw unusableSeed(`its ${name}, line ${error.line ?? lineOf?.(error.path) ?? 1}${place && `, ${place}`}: ${error.message}`)
  }
}

const unusableSeed = (message: string): DomainError => new DomainError(kernelReasons.package_unusable, { message })

/** Members that other servers' lists do not have, or that belong to the whole site collection. */
const elsewhere: readonly (readonly [member: string, what: string])[] = [
  ['roles', 'Roles'],
  ['clients', 'Programs that request tokens'],
  ['faults', 'Faults'],
]

const columnTypes: ReadonlySet<string> = new Set<FieldTypeName>([
  ...(['Text', 'Note', 'Number', 'Currency', 'Boolean', 'DateTime', 'Choice', 'MultiChoice', 'URL'] as const),
  ...(['Lookup', 'LookupMulti', 'User', 'UserMulti'] as const),
])

/** The members of a column that are settings, what they are in core, and what their values are. */
const settingNames = {
  Choices: ['choices', 'texts'],
  FillInChoice: ['fillIn', 'boolean'],
  MaxLength: ['maxLength', 'number'],
  MinimumValue: ['minimum', 'number'],
  MaximumValue: ['maximum', 'number'],
  RichText: ['richText', 'boolean'],
  NumberOfLines: ['numberOfLines', 'number'],
  LookupField: ['lookupField', 'string'],
  SelectionMode: ['selectionMode', 'number'],
  DateOnly: ['dateOnly', 'boolean'],
} as const satisfies Readonly<Record<string, readonly [keyof FieldSettings, 'texts' | 'boolean' | 'number' | 'string']>>

const isOf = (value: unknown, kind: string): boolean =>
  kind === 'texts' ? Array.isArray(value) && value.every((one) => typeof one === 'string') : typeof value === kind

class SeedReader {
  readonly #notes = new Notes()
  readonly #people = new SeedPeople()
  readonly #groups: MigratedGroup[] = []
  readonly #lists: MigratedList[] = []
  readonly #titles = new Set<string>()
  readonly #items: MigratedItem[] = []
  readonly #permissions: MigratedPermissions[] = []
  readonly #contents = new Map<string, Uint8Array>()
  readonly #roles = new Map<string, string>()
  #webUrl: string | undefined

  package(seed: SeedPart): FarmPackage {
    seed.only('version', 'users', 'groups', 'roles', 'webs', 'clients', 'faults')
    if (seed.value('version') !== 1) throw new SeedFault('It must be 1.', ['version'])
    for (const [member, what] of elsewhere)
      if (seed.has(member)) this.#notes.add(what, 'An import takes lists, users and groups of a seed.', seed.each(member).length)
    const told = new Map<string, { readonly title: string; readonly email: string }>()
    for (const user of seed.parts('users')) {
      const name = user.only('name', 'title', 'email').text('name', 255)
      told.set(this.#people.user(name), { title: user.textIf('title', 255) ?? '', email: user.textIf('email', 255) ?? '' })
    }
    this.#addGroups(seed)
    for (const web of seed.parts('webs')) this.#addWeb(web)
    const users = this.#people.names.map((loginName): MigratedUser => {
      const id = this.#people.user(loginName)
      return { id, loginName, ...(told.get(id) ?? { title: '', email: '' }) }
    })
    return {
      ...{ webUrl: this.#webUrl ?? '/', users, groups: this.#groups, roles: this.#roles, lists: this.#lists, items: this.#items },
      ...{ permissions: this.#permissions, leftOut: this.#notes.list(), contents: this.#contents },
    }
  }

  #addGroups(owner: SeedPart): void {
    for (const group of owner.parts('groups')) {
      const title = group.only('title', 'description', 'members').text('title', 255)
      const id = `g${this.#groups.length + 1}`
      this.#people.groups.set(fold(title), id)
      const members = group.each('members').map(([member, path]) => {
        if (typeof member !== 'string' || member === '') throw new SeedFault('It must be the name of a user.', path)
        return this.#people.user(member)
      })
      this.#groups.push({ id, title, description: group.textIf('description', 511) ?? '', owner: undefined, members })
    }
  }

  #addWeb(web: SeedPart): void {
    web.only('url', 'title', 'groups', 'permissions', 'columns', 'contentTypes', 'lists', 'webs')
    const url = web.text('url', 400)
    this.#addGroups(web)
    const lists = web.parts('lists')
    if (this.#webUrl === undefined && lists.length > 0) {
      this.#webUrl = url
      for (const [member, what] of [
        ['permissions', 'Permissions of the web'],
        ['columns', 'Columns of the web'],
        ['contentTypes', 'Content types of the web'],
      ] as const)
        if (web.has(member)) this.#notes.add(what, 'The web of the import keeps its own.', web.each(member).length)
      const ids = new Map(lists.map((list, at) => [fold(list.text('title', 255)), `list${at + 1}`]))
      for (const [at, list] of lists.entries()) this.#addList(list, `list${at + 1}`, ids)
    } else if (lists.length > 0)
      this.#notes.add(`Lists of the web '${url}'`, 'A seed is imported into one web: its first one with lists.', lists.length)
    for (const below of web.parts('webs')) this.#addWeb(below)
  }

  #addList(list: SeedPart, id: string, ids: ReadonlyMap<string, string>): void {
    list.only('title', 'template', 'leafName', 'columns', 'contentTypes', 'views', 'permissions', 'folders', 'items', 'files')
    const title = list.text('title', 255)
    if (this.#titles.has(fold(title))) throw new SeedFault(`The list '${title}' is there twice.`, list.path)
    this.#titles.add(fold(title))
    for (const [member, what] of [
      ['contentTypes', 'Content types of lists'],
      ['views', 'Views of lists'],
    ] as const)
      if (list.has(member)) this.#notes.add(what, 'The list has those of its template.', list.each(member).length)
    const template = list.count('template') ?? 100
    const columns = list.parts('columns').map((column) => this.#column(column, ids))
    this.#lists.push({
      ...{ id, title, description: '', url: `/${list.textIf('leafName', 128) ?? ''}`, template, isLibrary: template === 101 },
      ...{ hidden: false, hasVersions: false, hasApproval: false, columns },
    })
    const types = new Map(columns.map(({ internalName = '', type }) => [internalName, type]))
    this.#secure(list, 'permissions', id, [])
    for (const [value, path] of list.each('folders')) {
      const folder = new SeedPart(typeof value === 'string' ? { path: value } : value, path).only('path', 'id', 'columns', 'permissions')
      const names = namesOfPath(folder.text('path', 400))
      this.#add(
        { kind: 'folder', listId: id, path: names, itemId: folder.count('id') },
        this.#values(folder.part('columns')?.rest() ?? [], types),
        undefined,
      )
      this.#secure(folder, 'permissions', id, names)
    }
    for (const item of list.parts('items')) this.#addItem(item, id, types)
    for (const file of list.parts('files')) this.#addFile(file, id, types)
  }

  #column(column: SeedPart, ids: ReadonlyMap<string, string>): MigratedColumn {
    column.only(
      'name',
      'title',
      'type',
      'Description',
      'Required',
      'Indexed',
      'EnforceUniqueValues',
      'DefaultValue',
      'LookupList',
      ...Object.keys(settingNames),
    )
    const name = column.text('name', 255)
    const type = column.text('type', 40)
    if (!columnTypes.has(type)) throw new SeedFault(`It must be one of ${[...columnTypes].join(', ')}.`, [...column.path, 'type'])
    const target = column.textIf('LookupList', 255)
    const lookupListId = target === undefined ? undefined : ids.get(fold(target))
    if (target !== undefined && lookupListId === undefined)
      throw new SeedFault(`The web has no list '${target}'.`, [...column.path, 'LookupList'])
    const isSet = (member: string) => column.value(member) === true
    const settings = Object.entries(settingNames).flatMap(([member, [setting, kind]]) => {
      if (!column.has(member)) return []
      const value = column.value(member)
      if (!isOf(value, kind))
        throw new SeedFault(`It must be ${kind === 'texts' ? 'an array of texts' : `a ${kind}`}.`, [...column.path, member])
      return [[setting, value] as const]
    })
    return {
      ...{ title: column.textIf('title', 255) ?? name, internalName: name, type: type as FieldTypeName },
      ...{ required: isSet('Required'), indexed: isSet('Indexed'), unique: isSet('EnforceUniqueValues') },
      description: column.textIf('Description', 10_000) ?? '',
      ...(column.has('DefaultValue') && { defaultValue: column.textIf('DefaultValue', 10_000) ?? null }),
      // What else is wrong with a setting is said by the act that adds the column.
      settings: { ...(Object.fromEntries(settings) as FieldSettings), ...(lookupListId !== undefined && { lookupListId }) },
    }
  }

  #addItem(item: SeedPart, listId: string, types: ReadonlyMap<string, string>): void {
    const itemId = item.count('Id')
    const path = namesOfPath(item.textIf('$folder', 400) ?? '')
    this.#add({ kind: 'item', listId, path, itemId }, this.#values(item.rest('Id', '$folder', '$permissions'), types), undefined)
    if (itemId !== undefined) this.#secure(item, '$permissions', listId, [...path, `${itemId}_.000`])
    else if (item.has('$permissions')) this.#notes.add('Permissions of items without Id', 'Nothing says which item has them.')
  }

  #addFile(file: SeedPart, listId: string, types: ReadonlyMap<string, string>): void {
    const path = namesOfPath(file.only('name', 'text', 'base64', 'path', 'columns', 'permissions').text('name', 400))
    const given = ['text', 'base64', 'path'].filter((name) => file.has(name))
    if (given.length !== 1) throw new SeedFault(`A file needs one of text, base64 and path; ${given.length} were given.`, file.path)
    const beside = file.textIf('path', 1000)
    const content = beside === undefined ? `${this.#contents.size + 1} ` : beside.replace(/^(?:\.\/)+/, '')
    if (beside === undefined) this.#contents.set(content, bytesIn(file))
    this.#add({ kind: 'file', listId, path, itemId: undefined }, this.#values(file.part('columns')?.rest() ?? [], types), content)
    this.#secure(file, 'permissions', listId, path)
  }

  #add(
    place: Pick<MigratedItem, 'kind' | 'listId' | 'path' | 'itemId'>,
    values: ReadonlyMap<string, string>,
    file: string | undefined,
  ): void {
    const untold = { authorId: undefined, createdAt: undefined, approval: undefined, attachments: [] }
    this.#items.push({ ...place, ...untold, states: [{ editorId: undefined, modifiedAt: undefined, major: undefined, values, file }] })
  }

  #secure(owner: SeedPart, member: string, listId: string, path: readonly string[]): void {
    if (!owner.has(member)) return
    const assignments = owner.parts(member).map((one) => {
      const role = one.only('principal', 'role').text('role', 255)
      this.#roles.set(role, role)
      return { role, principalId: this.#people.principal(one.text('principal', 255)) }
    })
    this.#permissions.push({ listId, path, assignments })
  }

  /** Values as texts, in the form that packages have. */
  #values(given: readonly (readonly [string, unknown])[], types: ReadonlyMap<string, string>): Map<string, string> {
    const isOfPeople = (name: string) => types.get(name)?.startsWith('User') === true
    const one = (name: string, value: unknown): string =>
      isOfPeople(name) && typeof value === 'string' ? this.#people.user(value) : textOf(value)
    const values = new Map<string, string>()
    for (const [name, value] of given) {
      if (value === null) continue
      if (Array.isArray(value)) {
        const isChoice = types.get(name) === 'MultiChoice'
        const texts = value.map((part: unknown) => one(name, part))
        values.set(name, isChoice ? `;#${texts.join(';#')};#` : texts.map((text) => `${text};#`).join(';#'))
      } else if (typeof value === 'object') {
        const { Url = '', Description = '' } = value as { readonly Url?: unknown; readonly Description?: unknown }
        values.set(name, `${textOf(Url)}, ${textOf(Description)}`)
      } else values.set(name, one(name, value))
    }
    return values
  }
}

/** A value as text. Objects of JSON have no prototype here, and so no text of their own. */
const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value))

const bytesIn = (file: SeedPart): Uint8Array =>
  file.has('text') ? Buffer.from(file.textIf('text', 262_144) ?? '') : Buffer.from(file.text('base64', 262_144), 'base64')
