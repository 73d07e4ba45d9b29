import { fold } from '../../core/kernel/fold.ts'
import type { MigratedColumn, MigratedContentType, MigratedWeb, Notes } from '../../core/model/packages/migration.ts'
import { childElements, type XmlElement } from '../xml.ts'
import { attributeOf, countIn, unusablePackage } from './documents.ts'
import { contentTypeOf, manifestColumn } from './lists.ts'

const mostWebs = 500
/** Columns, and content types, of one web. */
const mostOfWeb = 500
const mostOfAll = 5_000

/** Parts of a web that are counted as left out. */
const otherParts: ReadonlyMap<string, string> = new Map([
  ['EventReceivers', 'Event receivers of webs'],
  ['Properties', 'Properties of webs'],
  ['UserCustomActions', 'Custom actions of webs'],
])

interface FoundWeb extends Omit<MigratedWeb, 'url' | 'columns' | 'contentTypes'> {
  readonly columns: MigratedColumn[]
  readonly contentTypes: MigratedContentType[]
}

const unknown: Omit<FoundWeb, 'columns' | 'contentTypes'> = {
  ...{ title: '', description: '', language: undefined, timeZoneId: undefined, template: '' },
}

/** URLs are server-relative, with a slash or without. */
export const plainUrl = (url: string): string => `/${url.replace(/^\//, '').replace(/\/$/, '')}`

export const isWithin = (url: string, above: string): boolean => above === '/' || `${fold(url)}/`.startsWith(`${fold(above)}/`)

/** Collects what the objects of manifests say of webs, with their columns and content types. */
export class WebsOfManifest {
  readonly #notes: Notes
  /** By the folded URLs. */
  readonly #webs = new Map<string, FoundWeb & { readonly url: string }>()
  #definitions = 0

  constructor(notes: Notes) {
    this.#notes = notes
  }

  /** The web that a list or a definition is in. */
  at(url: string): FoundWeb {
    const key = fold(url)
    const known = this.#webs.get(key)
    if (known) return known
    if (this.#webs.size >= mostWebs) throw unusablePackage(`it has more than ${mostWebs} webs. Export a web of them alone.`)
    const web = { ...unknown, url, columns: [], contentTypes: [] }
    this.#webs.set(key, web)
    return web
  }

  addWeb(object: XmlElement, element: XmlElement): void {
    const url = plainUrl(attributeOf(element, 'ServerRelativeUrl') ?? attributeOf(object, 'Url') ?? '/')
    const { columns, contentTypes } = this.at(url)
    for (const part of childElements(element)) {
      const what = otherParts.get(part.name)
      const count = childElements(part).length
      if (what !== undefined && count > 0) this.#notes.add(what, 'Imports of packages of other farms do not take them.', count)
    }
    const template = attributeOf(element, 'WebTemplate') ?? ''
    const configuration = attributeOf(element, 'Configuration') ?? '0'
    this.#webs.set(fold(url), {
      ...{ url, columns, contentTypes, title: attributeOf(element, 'Title') ?? '', description: attributeOf(element, 'Description') ?? '' },
      ...{ language: countIn(element, 'Language'), timeZoneId: countIn(element, 'TimeZoneId') },
      template: template === '' || template.includes('#') ? template : `${template}#${configuration}`,
    })
  }

  /** A column of a web: an object with the element of the column, or the element itself. */
  addColumn(element: XmlElement, webUrl: string): void {
    const field = element.name === 'Field' ? element : childElements(element)[0]
    const column = field && manifestColumn(field, `web '${webUrl}'`, this.#notes)
    if (column && this.#hasRoom(webUrl, 'columns')) this.at(webUrl).columns.push(column)
  }

  addContentType(element: XmlElement, webUrl: string): void {
    const type = contentTypeOf(element)
    if (!type) return this.#notes.add('Content types of webs', 'They have no id.')
    if (this.#hasRoom(webUrl, 'contentTypes')) this.at(webUrl).contentTypes.push(type)
  }

  #hasRoom(webUrl: string, kind: 'columns' | 'contentTypes'): boolean {
    if (this.at(webUrl)[kind].length < mostOfWeb && this.#definitions < mostOfAll) {
      this.#definitions += 1
      return true
    }
    const what = kind === 'columns' ? 'Columns of webs' : 'Content types of webs'
    this.#notes.add(what, `An import takes ${mostOfWeb} of a web, and ${mostOfAll} columns and content types of a package.`)
    return false
  }

  /** The highest web around one of them, and all of those below it, each one after the one above it. What is elsewhere is noted. */
  below(first: string | undefined): { readonly url: string; readonly webs: readonly MigratedWeb[] } {
    const all = [...this.#webs.values()].sort((one, other) => one.url.length - other.url.length)
    const start = first ?? all[0]?.url ?? '/'
    const url = all.find((web) => isWithin(start, web.url))?.url ?? start
    const webs = all.filter((web) => isWithin(web.url, url))
    for (const { url: other } of all)
      if (!isWithin(other, url))
        this.#notes.add(`Web '${other}'`, `The package is imported into one web: that of '${url}', with those below it.`)
    return { url, webs }
  }
}
