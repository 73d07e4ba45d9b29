import { type Attack, asking, posting, soapItems } from '../attack.ts'
import { queryOf } from '../client.ts'
import { big } from '../seed.ts'

const nested = (levels: number, column: string): string =>
  Array.from({ length: levels }).reduce<string>((inner, _, at) => `replace(${inner},'${'aeiou'[at % 5]}','${'eioua'[at % 5]}x')`, column)
const joined = (parts: number, part: (n: number) => string, by: string): string => Array.from({ length: parts }, (_, n) => part(n)).join(by)
const filter = ($filter: string, more: Readonly<Record<string, string | number>> = {}) =>
  asking(() => ({ path: `${big}/items?${queryOf({ $filter, $top: 10, ...more })}`, user: 'visitor' }))
const search = (options: Readonly<Record<string, string | number>>) =>
  asking(() => ({ path: `/_api/search/query?${queryOf(options)}`, user: 'visitor' }))

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** 99 different beginnings of words. */
const prefixes = joined(99, (n) => `${letters[n % 26]}${n < 26 ? '' : letters[Math.floor(n / 26)]}*`, ' OR ')
const refiners =
  'Kind,Amount,Due,Author,ModifiedBy,Created,LastModifiedTime,ContentType,ContentTypeId,contentclass,FileExtension,Filename,Size,IsDocument,ListId,UniqueId,WebId,SiteId,ParentLink,Title'

/** Conditions of CAML within each other. */
const chain = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }).reduce<string>((inner, _, n) => `<Or>${part(n)}${inner}</Or>`, part(count))
const contains = (n: number) => `<Contains><FieldRef Name="Title"/><Value Type="Text">nowhere ${n}</Value></Contains>`
const inValues = joined(20_000, (n) => `<Value Type="Text">no title ${n}</Value>`, '')

/** Questions that look at every row, or at each row many times. */
export const queryAttacks: readonly Attack[] = [
  {
    name: 'filter-of-replaces',
    restMs: 3000,
    strike: filter(joined(10, (n) => `${nested(20, 'Title')} eq 'none ${n}'`, ' or ')),
  },
  {
    name: 'filter-of-functions',
    restMs: 3000,
    strike: filter(joined(30, (n) => `indexof(toupper(trim(${nested(5, 'Title')})),'NONE ${n}') ge 0`, ' or ')),
  },
  { name: 'filter-of-substrings', restMs: 2000, strike: filter(joined(100, (n) => `substringof('nowhere ${n}',Title)`, ' or ')) },
  {
    name: 'filter-by-paths',
    restMs: 2000,
    strike: filter(joined(20, (n) => `Ref/Title eq 'none ${n}' or Author/Title eq 'none'`, ' or ')),
  },
  {
    name: 'order-without-index',
    restMs: 2000,
    strike: filter('Amount ge 0', { $orderby: 'Modified desc,Amount,Due desc', $top: 5000, $select: 'Id' }),
  },
  { name: 'deep-skip', restMs: 2000, strike: filter('Amount ge 0', { $skip: 19_000, $inlinecount: 'allpages' }) },
  { name: 'search-99-prefixes', restMs: 3000, strike: search({ querytext: `'${prefixes}'`, refiners: `'${refiners}'`, rowlimit: 500 }) },
  {
    name: 'search-everything',
    restMs: 3000,
    strike: search({ querytext: "'*'", refiners: `'${refiners}'`, sortlist: "'Title:descending'" }),
  },
  { name: 'search-negations', restMs: 3000, strike: search({ querytext: `'* ${joined(90, (n) => `-Title:nothing${n}*`, ' ')}'` }) },
  {
    name: 'search-ranges',
    restMs: 3000,
    strike: search({ querytext: `'${joined(45, (n) => `(Amount>${n} AND Amount<${n + 1})`, ' OR ')}'` }),
  },
  {
    name: 'search-parentheses',
    restMs: 2000,
    strike: search({ querytext: `'${'('.repeat(99)}chair${')'.repeat(99)} NOT (${joined(50, (n) => `a${n}*`, ' OR ')})'` }),
  },
  {
    name: 'caml-chain',
    restMs: 3000,
    strike: posting(`${big}/getitems`, {
      query: { ViewXml: `<View><Query><Where>${chain(40, contains)}</Where></Query><RowLimit>10</RowLimit></View>` },
    }),
  },
  {
    name: 'caml-huge-in',
    restMs: 3000,
    strike: soapItems(
      `<listName>Big</listName><query><Query><Where><In><FieldRef Name="Title"/><Values>${inValues}</Values></In></Where></Query></query><rowLimit>10</rowLimit>`,
    ),
  },
]
