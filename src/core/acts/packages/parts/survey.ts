import type { FieldRow } from '../../../../../generated/prisma/content.ts'
import type { Context } from '../../../access/context.ts'
import { breathe } from '../../../kernel/pacing/breathe.ts'
import type { OpenPackage, PackedPart, PackedRow } from '../../../kernel/packages/packages.ts'
import type { ContentRecords, ContentTable } from '../../../kernel/ports.ts'
import { chunksOf } from '../../../model/permissions/scopes.ts'
import { eachPerson, noPeople, type PeopleColumns, withColumn } from './mapped-rows.ts'
import { OwnRows } from './own-rows.ts'
import { tablesOfPart } from './part.ts'

/** An open package of a web or a list. */
export interface PartPackage {
  readonly opened: OpenPackage
  readonly part: PackedPart
  /** The id of the site collection that it was exported from. */
  readonly from: string
}

/** What a package of a web or a list has, found by reading it once. */
export interface PartSurvey {
  /** The ids of its webs and lists. */
  readonly owners: ReadonlySet<string>
  readonly scopes: ReadonlySet<string>
  readonly people: ReadonlyMap<string, PeopleColumns>
  /** The ids of the people and groups that its rows refer to. */
  readonly referenced: ReadonlySet<number>
  /** Whether the site collection has none of its ids, so that all can stay. */
  readonly keepsIds: boolean
}

/** The column with the id of what people link to, by table. */
const linkedIds: Partial<Record<ContentTable, string>> = { Web: 'id', List: 'id', Document: 'id', Item: 'uniqueId' }

/** Webs and lists own rows of the same tables, so neither may have an id of the other. */
const tablesWith = (table: ContentTable): readonly ContentTable[] => (table === 'Web' || table === 'List' ? ['Web', 'List'] : [table])

/** The tables of people, whose rows refer to nobody that is needed for their own sake. */
const ofPeople: ReadonlySet<ContentTable> = new Set(['Site', 'Principal', 'GroupMember', 'RoleDefinition', 'Blob'])

/** Fails with `package_unusable` if a row belongs to nothing that the package has. */
export async function surveyOf({ site }: Context, { opened, from, part }: PartPackage, signal: AbortSignal): Promise<PartSurvey> {
  const { records } = site.database
  const referenced = new Set<number>()
  const own = new OwnRows(part)
  const people = new Map<string, PeopleColumns>()
  let keepsIds = true
  for (const table of tablesOfPart) {
    if (ofPeople.has(table)) continue
    for await (const rows of opened.rows(from, table)) {
      signal.throwIfAborted()
      for (const row of rows) {
        own.note(table, row)
        if (table === 'Field') noteColumn(people, row as unknown as FieldRow)
        eachPerson(table, row, people, (id) => referenced.add(id))
      }
      const linked = linkedIds[table]
      if (keepsIds && linked !== undefined) keepsIds = await areFree(records, site.id, { table, linked, rows })
      await breathe()
    }
  }
  own.demand()
  return { owners: own.owners, scopes: own.scopes, people, referenced, keepsIds }
}

function noteColumn(people: Map<string, PeopleColumns>, field: FieldRow): void {
  const known = people.get(field.ownerId) ?? noPeople
  const columns = withColumn(known, field)
  if (columns !== known) people.set(field.ownerId, columns)
}

interface Linked {
  readonly table: ContentTable
  readonly linked: string
  readonly rows: readonly PackedRow[]
}

async function areFree(records: ContentRecords, siteId: string, { table, linked, rows }: Linked): Promise<boolean> {
  for (const ids of chunksOf(
    rows.map((row) => row[linked] as string),
    500,
  )) {
    const where = { siteId, [linked]: { in: ids } } as never
    for (const one of tablesWith(table)) if ((await records.query(one, { where, limit: 1 })).length > 0) return false
  }
  return true
}
