import { ask } from './send.ts'

/** A column of each type that takes values, by internal name. */
const columns: Readonly<Record<string, string>> = {
  Txt: '<Field Type="Text" DisplayName="Txt" Name="Txt"/>',
  Nte: '<Field Type="Note" DisplayName="Nte" Name="Nte"/>',
  Nmb: '<Field Type="Number" DisplayName="Nmb" Name="Nmb"/>',
  Itg: '<Field Type="Integer" DisplayName="Itg" Name="Itg"/>',
  Cur: '<Field Type="Currency" DisplayName="Cur" Name="Cur"/>',
  Dat: '<Field Type="DateTime" DisplayName="Dat" Name="Dat"/>',
  Yes: '<Field Type="Boolean" DisplayName="Yes" Name="Yes"/>',
  Chc: '<Field Type="Choice" DisplayName="Chc" Name="Chc" FillInChoice="TRUE"><CHOICES><CHOICE>a</CHOICE></CHOICES></Field>',
  Mch: '<Field Type="MultiChoice" DisplayName="Mch" Name="Mch"><CHOICES><CHOICE>a</CHOICE></CHOICES></Field>',
  Url: '<Field Type="URL" DisplayName="Url" Name="Url"/>',
  Gid: '<Field Type="Guid" DisplayName="Gid" Name="Gid"/>',
  Usr: '<Field Type="User" DisplayName="Usr" Name="Usr"/>',
  Usm: '<Field Type="UserMulti" Mult="TRUE" DisplayName="Usm" Name="Usm"/>',
  Tax: '<Field Type="TaxonomyFieldType" DisplayName="Tax" Name="Tax"/>',
  Txm: '<Field Type="TaxonomyFieldTypeMulti" Mult="TRUE" DisplayName="Txm" Name="Txm"/>',
}

export const list = "/_api/web/lists/getbytitle('Attack')"

/** Makes the list Attack with item 1 and a column of each type. Returns its id and the names of the columns. */
export async function makeList(serverUrl: string): Promise<{ id: string; names: string[] }> {
  const { text } = await ask(serverUrl, 'POST', '/_api/web/lists', { Title: 'Attack', BaseTemplate: 100 })
  const { Id: id } = JSON.parse(text) as { Id: string }
  const lookups = {
    Lkp: `<Field Type="Lookup" DisplayName="Lkp" Name="Lkp" List="{${id}}" ShowField="Title"/>`,
    Lkm: `<Field Type="LookupMulti" Mult="TRUE" DisplayName="Lkm" Name="Lkm" List="{${id}}" ShowField="Title"/>`,
  }
  const all = { ...columns, ...lookups }
  for (const SchemaXml of Object.values(all)) await ask(serverUrl, 'POST', `${list}/fields/createfieldasxml`, { parameters: { SchemaXml } })
  await ask(serverUrl, 'POST', `${list}/items`, { Title: 'one' })
  return { id, names: ['Title', ...Object.keys(all)] }
}

/** How REST names a column in the body of an item. */
export const propertyOf = (name: string): string => (['Usr', 'Usm', 'Lkp', 'Lkm'].includes(name) ? `${name}Id` : name)
