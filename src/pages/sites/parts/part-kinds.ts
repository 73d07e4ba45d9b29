import { isClosedWebPart, isHiddenWebPart, webPartProperties } from '../../../formats/web-part.ts'

/** What a page can draw of a web part. */
export type DrawnKind = 'listView' | 'text' | 'image' | 'changes' | 'query'

/** The kinds by the last name of the type, in lower case. */
const kinds: ReadonlyMap<string, DrawnKind> = new Map<string, DrawnKind>([
  ['listviewwebpart', 'listView'],
  ['xsltlistviewwebpart', 'listView'],
  ['contenteditorwebpart', 'text'],
  ['textwebpart', 'text'],
  ['imagewebpart', 'image'],
  ['whatsnewwebpart', 'changes'],
  ['recentchangeswebpart', 'changes'],
  ['contentbysearchwebpart', 'query'],
  ['querywebpart', 'query'],
])

/** The kind of a type such as `Microsoft.SharePoint.WebPartPages.ImageWebPart, Microsoft.SharePoint`; undefined for one that is not drawn. */
export function partKindOf(typeName: string): DrawnKind | undefined {
  const [name = ''] = typeName.slice(0, 1_000).split(',', 1)
  return kinds.get((name.trim().split('.').at(-1) ?? '').toLowerCase())
}

/** The properties of a part by their names, in any case; the first one of a name counts. */
export function partProperties(part: { readonly content: string }): (...names: string[]) => string {
  const values = new Map(
    webPartProperties(part)
      .toReversed()
      .map(([name, value]) => [name.toLowerCase(), value]),
  )
  return (...names) => names.map((name) => values.get(name.toLowerCase()) ?? '').find((value) => value !== '') ?? ''
}

/** Why a page does not show a part; undefined for one that it shows. */
export function whyNotShown(part: { readonly content: string }): 'closed' | 'hidden' | undefined {
  const properties = new Map(webPartProperties(part))
  if (isClosedWebPart(properties)) return 'closed'
  return isHiddenWebPart(properties) ? 'hidden' : undefined
}
