// generated from contracts/soap/views.wsdl and contracts/soap/caml.xsd and contracts/soap/view-types.xsd; do not edit
import type { XmlElement } from './xml-element.ts'

export interface AddView {
  readonly listName: string
  readonly viewName: string
  readonly viewFields?: Caml | undefined
  readonly query?: Caml | undefined
  readonly rowLimit?: Caml | undefined
  readonly type?: 'HTML' | 'GRID' | 'CALENDAR' | 'GANTT' | 'CHART' | undefined
  readonly makeViewDefault?: boolean | undefined
}

export interface AddViewResponse {
  readonly AddViewResult?: {
    readonly View: ViewDefinition
  } | undefined
}

/** A part of a CAML query: one element such as Query, ViewFields or QueryOptions, in the namespace of the service or in no namespace. */
export interface Caml {
  readonly any?: readonly XmlElement[] | undefined
}

export interface DeleteView {
  readonly listName: string
  readonly viewName?: string | undefined
}

export type DeleteViewResponse = Record<string, never>

export interface GetView {
  readonly listName: string
  readonly viewName?: string | undefined
}

export interface GetViewCollection {
  readonly listName: string
}

export interface GetViewCollectionResponse {
  readonly GetViewCollectionResult?: {
    readonly Views: {
      readonly View?: readonly ViewSummary[] | undefined
    }
  } | undefined
}

export interface GetViewResponse {
  readonly GetViewResult?: {
    readonly View: ViewDefinition
  } | undefined
}

export interface UpdateView {
  readonly listName: string
  readonly viewName?: string | undefined
  readonly viewProperties?: {
    readonly View?: ViewProperties | undefined
  } | undefined
  readonly query?: Caml | undefined
  readonly viewFields?: Caml | undefined
  readonly aggregations?: Caml | undefined
  readonly formats?: Caml | undefined
  readonly rowLimit?: Caml | undefined
}

export interface UpdateViewResponse {
  readonly UpdateViewResult?: {
    readonly View: ViewDefinition
  } | undefined
}

/** A view with its query, the internal names of its fields, and its row limit. Without Paged, the view has only one page. REST returns the same in ListViewXml. */
export type ViewDefinition = XmlElement

/** The properties of a view that can change, beside its query, fields and row limit. DefaultView TRUE makes it the default view. */
export interface ViewProperties {
  readonly DisplayName?: string | undefined
  readonly DefaultView?: string | undefined
  readonly Hidden?: string | undefined
  readonly Scope?: 'Default' | 'Recursive' | 'RecursiveAll' | 'FilesOnly' | undefined
}

/** A view. Name is its id in braces, DisplayName its title. Boolean attributes are present only if they are TRUE. */
export type ViewSummary = XmlElement

/** The views of lists. */
export interface ViewsBindings<Ctx> {
  /** Returns the views of a list that the caller may see, without their queries. */
  GetViewCollection(ctx: Ctx, input: GetViewCollection): Promise<GetViewCollectionResponse>
  /** Returns a view of a list. viewName is its id; without it, the default view. */
  GetView(ctx: Ctx, input: GetView): Promise<GetViewResponse>
  /** Adds a view to a list. viewName is its title. Without viewFields, the view shows the fields of the default view. */
  AddView(ctx: Ctx, input: AddView): Promise<AddViewResponse>
  /** Changes the given parts of a view. viewName is its id; without it, the default view. */
  UpdateView(ctx: Ctx, input: UpdateView): Promise<UpdateViewResponse>
  /** Deletes a view of a list for good. viewName is its id. */
  DeleteView(ctx: Ctx, input: DeleteView): Promise<DeleteViewResponse>
}

export const views = {
  file: 'views',
  service: 'Views',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'The views of lists.',
  operations: [
    {
      name: 'GetViewCollection',
      documentation: 'Returns the views of a list that the caller may see, without their queries.',
      input: 'GetViewCollection',
      output: 'GetViewCollectionResponse',
      reads: true,
    },
    {
      name: 'GetView',
      documentation: 'Returns a view of a list. viewName is its id; without it, the default view.',
      input: 'GetView',
      output: 'GetViewResponse',
      reads: true,
    },
    {
      name: 'AddView',
      documentation: 'Adds a view to a list. viewName is its title. Without viewFields, the view shows the fields of the default view.',
      input: 'AddView',
      output: 'AddViewResponse',
    },
    {
      name: 'UpdateView',
      documentation: 'Changes the given parts of a view. viewName is its id; without it, the default view.',
      input: 'UpdateView',
      output: 'UpdateViewResponse',
    },
    {
      name: 'DeleteView',
      documentation: 'Deletes a view of a list for good. viewName is its id.',
      input: 'DeleteView',
      output: 'DeleteViewResponse',
    },
  ],
  types: {
    AddView: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'viewName', simple: { base: 'string' } },
        { name: 'viewFields', optional: true, type: 'Caml' },
        { name: 'query', optional: true, type: 'Caml' },
        { name: 'rowLimit', optional: true, type: 'Caml' },
        { name: 'type', optional: true, simple: { base: 'string', values: ['HTML', 'GRID', 'CALENDAR', 'GANTT', 'CHART'] } },
        { name: 'makeViewDefault', optional: true, simple: { base: 'boolean' } },
      ],
      attributes: [],
    },
    AddViewResponse: {
      elements: [
        { name: 'AddViewResult', optional: true, content: { elements: [{ name: 'View', type: 'ViewDefinition' }], attributes: [] } },
      ],
      attributes: [],
    },
    Caml: { elements: [], attributes: [], any: '##any' },
    DeleteView: {
      elements: [{ name: 'listName', simple: { base: 'string' } }, { name: 'viewName', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    DeleteViewResponse: { elements: [], attributes: [] },
    GetView: {
      elements: [{ name: 'listName', simple: { base: 'string' } }, { name: 'viewName', optional: true, simple: { base: 'string' } }],
      attributes: [],
    },
    GetViewCollection: { elements: [{ name: 'listName', simple: { base: 'string' } }], attributes: [] },
    GetViewCollectionResponse: {
      elements: [
        {
          name: 'GetViewCollectionResult',
          optional: true,
          content: {
            elements: [
              { name: 'Views', content: { elements: [{ name: 'View', optional: true, many: true, type: 'ViewSummary' }], attributes: [] } },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetViewResponse: {
      elements: [
        { name: 'GetViewResult', optional: true, content: { elements: [{ name: 'View', type: 'ViewDefinition' }], attributes: [] } },
      ],
      attributes: [],
    },
    UpdateView: {
      elements: [
        { name: 'listName', simple: { base: 'string' } },
        { name: 'viewName', optional: true, simple: { base: 'string' } },
        {
          name: 'viewProperties',
          optional: true,
          content: { elements: [{ name: 'View', optional: true, type: 'ViewProperties' }], attributes: [] },
        },
        { name: 'query', optional: true, type: 'Caml' },
        { name: 'viewFields', optional: true, type: 'Caml' },
        { name: 'aggregations', optional: true, type: 'Caml' },
        { name: 'formats', optional: true, type: 'Caml' },
        { name: 'rowLimit', optional: true, type: 'Caml' },
      ],
      attributes: [],
    },
    UpdateViewResponse: {
      elements: [
        { name: 'UpdateViewResult', optional: true, content: { elements: [{ name: 'View', type: 'ViewDefinition' }], attributes: [] } },
      ],
      attributes: [],
    },
    ViewDefinition: { elements: [], attributes: [], asXml: true },
    ViewProperties: {
      elements: [],
      attributes: [
        { name: 'DisplayName', optional: true, simple: { base: 'string' } },
        { name: 'DefaultView', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Hidden', optional: true, simple: { base: 'string', pattern: '([Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])?' } },
        { name: 'Scope', optional: true, simple: { base: 'string', values: ['Default', 'Recursive', 'RecursiveAll', 'FilesOnly'] } },
      ],
    },
    ViewSummary: { elements: [], attributes: [], asXml: true },
  },
} as const
