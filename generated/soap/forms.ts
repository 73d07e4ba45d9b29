// generated from contracts/soap/sites/forms.wsdl; do not edit

/** A form. Url is relative to the web. */
export interface FormDefinition {
  readonly Type: 'DisplayForm' | 'EditForm' | 'NewForm'
  readonly Url: string
}

export interface GetForm {
  readonly listName: string
  readonly formUrl: string
}

export interface GetFormCollection {
  readonly listName: string
}

export interface GetFormCollectionResponse {
  readonly GetFormCollectionResult: {
    readonly Forms: {
      readonly Form?: readonly FormDefinition[] | undefined
    }
  }
}

export interface GetFormResponse {
  readonly GetFormResult: {
    readonly Form: FormDefinition
  }
}

/** The pages that show, change and add items of lists. */
export interface FormsBindings<Ctx> {
  /** Returns the forms of a list. Needs the right ViewListItems. */
  GetFormCollection(ctx: Ctx, input: GetFormCollection): Promise<GetFormCollectionResponse>
  /** Returns the form of a list at a URL, which is relative to the web, server-relative or absolute. Needs the right ViewListItems. */
  GetForm(ctx: Ctx, input: GetForm): Promise<GetFormResponse>
}

export const forms = {
  file: 'forms',
  service: 'Forms',
  namespace: 'urn:svc:soap/',
  establishedNamespace: 'http://schemas.microsoft.com/sharepoint/soap/',
  documentation: 'The pages that show, change and add items of lists.',
  operations: [
    {
      name: 'GetFormCollection',
      documentation: 'Returns the forms of a list. Needs the right ViewListItems.',
      input: 'GetFormCollection',
      output: 'GetFormCollectionResponse',
      reads: true,
    },
    {
      name: 'GetForm',
      documentation: 'Returns the form of a list at a URL, which is relative to the web, server-relative or absolute. Needs the right ViewListItems.',
      input: 'GetForm',
      output: 'GetFormResponse',
      reads: true,
    },
  ],
  types: {
    FormDefinition: {
      elements: [],
      attributes: [
        { name: 'Type', simple: { base: 'string', values: ['DisplayForm', 'EditForm', 'NewForm'] } },
        { name: 'Url', simple: { base: 'string' } },
      ],
    },
    GetForm: {
      elements: [{ name: 'listName', simple: { base: 'string' } }, { name: 'formUrl', simple: { base: 'string' } }],
      attributes: [],
    },
    GetFormCollection: { elements: [{ name: 'listName', simple: { base: 'string' } }], attributes: [] },
    GetFormCollectionResponse: {
      elements: [
        {
          name: 'GetFormCollectionResult',
          content: {
            elements: [
              {
                name: 'Forms',
                content: { elements: [{ name: 'Form', optional: true, many: true, type: 'FormDefinition' }], attributes: [] },
              },
            ],
            attributes: [],
          },
        },
      ],
      attributes: [],
    },
    GetFormResponse: {
      elements: [{ name: 'GetFormResult', content: { elements: [{ name: 'Form', type: 'FormDefinition' }], attributes: [] } }],
      attributes: [],
    },
  },
} as const
