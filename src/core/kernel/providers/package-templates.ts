/** What a package exports as `tenonTemplates`: templates that lists and webs can be made of (docs/templates.md). */
export interface TenonTemplates {
  /** The version of this interface. */
  readonly version: 1
  readonly lists?: readonly PackageListTemplate[]
  readonly webs?: readonly PackageWebTemplate[]
}

export interface PackageListTemplate {
  /** What `BaseTemplate` of its lists is: 10000 to 2147483647. */
  readonly id: number
  readonly name: string
  readonly description?: string
  /** The number of the server's template that it extends; missing is 100, a custom list. */
  readonly base?: number
  /** In addition to those of the base. */
  readonly columns?: readonly PackageColumn[]
  /** The ids of content types of the site, the default one first; missing are those of the base. */
  readonly contentTypes?: readonly string[]
  /** One of them is the default view; missing is a view of all columns. */
  readonly views?: readonly PackageView[]
  readonly settings?: Readonly<Record<string, boolean | number>>
}

export interface PackageColumn {
  /** The internal name. */
  readonly name: string
  /** Missing is the name. */
  readonly title?: string
  readonly type: string
  readonly description?: string
  readonly group?: string
  readonly required?: boolean
  readonly hidden?: boolean
  readonly unique?: boolean
  readonly indexed?: boolean
  readonly defaultValue?: string
  /** Those of the type, such as `choices`. */
  readonly settings?: Readonly<Record<string, unknown>>
}

export interface PackageView {
  readonly title: string
  /** Missing is the first view. */
  readonly isDefault?: boolean
  readonly columns: readonly string[]
  /** CAML: `<Where>`, `<OrderBy>`, `<GroupBy>`. */
  readonly query?: string
  readonly rowLimit?: number
}

export interface PackageWebTemplate {
  /** Such as `HOUSE#0`: capital letters, digits and underscores, and a configuration from 0 to 999. */
  readonly name: string
  readonly title: string
  readonly description?: string
  /** The heading under which it is offered. */
  readonly category?: string
  /** Lists that its webs have in addition to those of a team site. */
  readonly lists?: readonly PackageWebList[]
}

export interface PackageWebList {
  readonly title: string
  /** The number of a template of the server or of a package. */
  readonly template: number
  /** The name of its folder; missing follows from the title. */
  readonly folder?: string
  readonly description?: string
  readonly onQuickLaunch?: boolean
}

/** The templates of all packages, checked. */
export interface RegisteredTemplates {
  /** By number. */
  readonly lists: ReadonlyMap<number, PackageListTemplate & FromPackage>
  /** By name with configuration, such as `HOUSE#0`. */
  readonly webs: ReadonlyMap<string, PackageWebTemplate & FromPackage>
}

export interface FromPackage {
  /** The package that registered it. */
  readonly source: string
}
