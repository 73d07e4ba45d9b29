/** The body that makes a column in REST. */
export type ColumnBody = Readonly<Record<string, unknown>> & { readonly Title: string }

const many = { AllowMultipleValues: true }
const choices = { Choices: ['one', 'two', 'three & "four"'] }

/** A column of every type that clients can make, with the required settings alone. `tasks` is the list of the lookup. */
export const columnsUsual = (tasks: string): readonly ColumnBody[] => [
  { Title: 'Integer', FieldTypeKind: 1 },
  { Title: 'Text', FieldTypeKind: 2 },
  { Title: 'Note', FieldTypeKind: 3 },
  { Title: 'DateTime', FieldTypeKind: 4 },
  { Title: 'Choice', FieldTypeKind: 6, ...choices },
  { Title: 'Lookup', FieldTypeKind: 7, LookupList: `{${tasks}}`, LookupField: 'Title' },
  { Title: 'Lookups', FieldTypeKind: 7, LookupList: `{${tasks}}`, ...many },
  { Title: 'Boolean', FieldTypeKind: 8 },
  { Title: 'AllDay', FieldTypeKind: 29 },
  { Title: 'Series', FieldTypeKind: 21 },
  { Title: 'Workspace', FieldTypeKind: 22 },
  { Title: 'Number', FieldTypeKind: 9 },
  { Title: 'Currency', FieldTypeKind: 10 },
  { Title: 'URL', FieldTypeKind: 11 },
  { Title: 'Place', FieldTypeKind: 31 },
  { Title: 'Key', FieldTypeKind: 14 },
  { Title: 'MultiChoice', FieldTypeKind: 15, ...choices },
  { Title: 'User', FieldTypeKind: 20 },
  { Title: 'Users', FieldTypeKind: 20, ...many },
  { Title: 'Term', TypeAsString: 'TaxonomyFieldType' },
  { Title: 'Terms', TypeAsString: 'TaxonomyFieldTypeMulti' },
  { Title: 'Words', FieldTypeKind: 17, Formula: '="x"&[Text]', OutputType: 2 },
  { Title: 'Sum', FieldTypeKind: 17, Formula: '=[Number]*2+[Integer]', OutputType: 9 },
  { Title: 'Price', FieldTypeKind: 17, Formula: '=[Currency]/4', OutputType: 10 },
  { Title: 'Day', FieldTypeKind: 17, Formula: '=[DateTime]+1', OutputType: 4 },
  { Title: 'Truth', FieldTypeKind: 17, Formula: '=[Number]>1', OutputType: 8 },
  { Title: 'Wrong', FieldTypeKind: 17, Formula: '=1/[Integer]', OutputType: 9 },
]

/** The columns that the server alone writes, whose texts nobody sends. */
export const columnsOfRatings: readonly ColumnBody[] = [
  { Title: 'Stars', TypeAsString: 'AverageRating' },
  { Title: 'Raters', TypeAsString: 'RatingCount' },
  { Title: 'Likes', TypeAsString: 'Likes' },
]

/** The same types with every setting changed. */
export const columnsWithSettings = (tasks: string, web: string): readonly ColumnBody[] => {
  const rule = { ValidationFormula: '=[Area]<1000000', ValidationMessage: 'Less, & "less"' }
  const common = { Description: 'What it is for', Group: 'Own & "other"', Required: true }
  return [
    { Title: 'Integer', FieldTypeKind: 1, MinimumValue: -3, MaximumValue: 8, DefaultValue: '2', ...common },
    { Title: 'Text', FieldTypeKind: 2, MaxLength: 20, Indexed: true, EnforceUniqueValues: true, ...common },
    { Title: 'Note', FieldTypeKind: 3, NumberOfLines: 12, RichText: true, AppendOnly: true, AllowHyperlink: true, RestrictedMode: true },
    { Title: 'Wiki', FieldTypeKind: 3, WikiLinking: true, UnlimitedLengthInDocumentLibrary: true, JSLink: 'a.js' },
    { Title: 'Area', FieldTypeKind: 9, CommaSeparator: false, Unit: 'x', CustomUnitName: 'mile²', CustomUnitOnRight: true, ...rule },
    { Title: 'DateTime', FieldTypeKind: 4, DisplayFormat: 0, FriendlyDisplayFormat: 2, DateTimeCalendarType: 5, DefaultValue: '[today]' },
    { Title: 'Friendly', FieldTypeKind: 4, FriendlyDisplayFormat: 1 },
    { Title: 'Choice', FieldTypeKind: 6, ...choices, EditFormat: 1, FillInChoice: true, DefaultValue: 'two' },
    { Title: 'Lookup', FieldTypeKind: 7, LookupList: `{${tasks}}`, LookupField: 'Status', LookupWebId: web, Indexed: true },
    { Title: 'Lookups', FieldTypeKind: 7, LookupList: `{${tasks}}`, LookupField: 'Body', LookupWebId: web, ...many },
    { Title: 'Boolean', FieldTypeKind: 8, DefaultValue: '1', Hidden: true, CustomFormatter: '{"a":"<&>"}' },
    { Title: 'AllDay', FieldTypeKind: 29, DefaultValue: '1', ...common, Required: false },
    { Title: 'Series', FieldTypeKind: 21, Description: 'again' },
    { Title: 'Workspace', FieldTypeKind: 22, Hidden: true },
    { Title: 'Number', FieldTypeKind: 9, MinimumValue: 0.5, MaximumValue: 1e21, DisplayFormat: 3, ShowAsPercentage: true },
    { Title: 'Currency', FieldTypeKind: 10, MinimumValue: -1, MaximumValue: 1, DisplayFormat: 0, CurrencyLocaleId: 1031 },
    { Title: 'URL', FieldTypeKind: 11, DisplayFormat: 1 },
    { Title: 'Place', FieldTypeKind: 31, JSLink: 'map.js' },
    { Title: 'Key', FieldTypeKind: 14, ReadOnlyField: true },
    { Title: 'MultiChoice', FieldTypeKind: 15, ...choices, FillInChoice: true },
    { Title: 'User', FieldTypeKind: 20, SelectionMode: 0, UserDisplayOptions: 'NamePhoto' },
    { Title: 'Users', FieldTypeKind: 20, SelectionMode: 0, ...many },
    { Title: 'Term', TypeAsString: 'TaxonomyFieldType', TermSetId: web, SspId: tasks },
    { Title: 'Terms', TypeAsString: 'TaxonomyFieldTypeMulti', TermSetId: web, SspId: tasks },
    { Title: 'Below', TypeAsString: 'TaxonomyFieldType', TermSetId: web, AnchorId: tasks, Open: true, TargetTemplate: '/a.aspx' },
    {
      Title: 'Tags',
      TypeAsString: 'TaxonomyFieldTypeMulti',
      UserCreated: true,
      IsKeyword: true,
      IsPathRendered: true,
      CreateValuesInEditForm: true,
    },
    { Title: 'Words', FieldTypeKind: 17, Formula: '="x"&[Text]', OutputType: 2, CurrencyLocaleId: 1031 },
    { Title: 'Sum', FieldTypeKind: 17, Formula: '=[Number]*2', OutputType: 9, DisplayFormat: 2, ShowAsPercentage: true },
    { Title: 'Day', FieldTypeKind: 17, Formula: '=[DateTime]+1', OutputType: 4, DateFormat: 0 },
    { Title: 'Truth', FieldTypeKind: 17, Formula: '=[Number]>1', OutputType: 8 },
  ]
}
