import type { Context } from '../../core/access/context.ts'
import { viewSettingsOf } from '../../core/acts/lists/view-settings.ts'
import type { View } from '../../core/acts/lists/views.ts'
import { imageUrl } from '../../core/model/lists/list-pages.ts'
import { viewDefinitionOf, viewFieldsXml, viewXml } from '../../formats/caml/caml-view.ts'
import { aggregationsStatus, aggregationsXml } from '../../formats/caml/caml-view-settings.ts'
import type { Shape } from '../shape/shape.ts'
import { shapeOf } from '../shape/shape-of.ts'
import { canonicalList } from './canonical.ts'

/** The views of a list are below its canonical address (protocol/addresses#canonical-addresses). */
const addressOf = ({ list, row }: View): string => `${canonicalList(list)}/Views(guid'${row.id}')`

const xmlOf = (view: View): string => viewXml(viewDefinitionOf(view))

type ViewType = 'HTML' | 'GRID' | 'CALENDAR' | 'GANTT' | 'CHART'

export const viewFieldCollection: Shape<View, 'ViewFieldCollection'> = {
  ...shapeOf<'ViewFieldCollection', View>('ViewFieldCollection', {
    Items: ({ fields }) => [...fields],
    SchemaXml: ({ fields }) => viewFieldsXml(fields),
  }),
  address: (view) => `${addressOf(view)}/ViewFields`,
}

const none = (): null => null

/** Parts of views that this server does not keep: joins and styles. */
const plain = {
  ColumnWidth: none,
  ContentTypeId: () => '0x',
  CustomFormatter: none,
  DefaultViewForContentType: () => false,
  Method: none,
  ModerationType: none,
  NewDocumentTemplates: none,
  StyleId: none,
  TabularView: () => true,
  Toolbar: () => '',
  ToolbarTemplateName: none,
  ViewData: none,
  ViewJoins: none,
  ViewProjectedFields: none,
  ViewType2: none,
  VisualizationInfo: none,
}

export const view: Shape<View, 'View'> = {
  ...shapeOf<'View', View>(
    'View',
    {
      Id: ({ row }) => row.id,
      Title: ({ row }) => row.title,
      BaseViewId: () => '1',
      DefaultView: ({ row }) => row.isDefault,
      EditorModified: () => false,
      Hidden: ({ row }) => row.hidden,
      HtmlSchemaXml: xmlOf,
      IncludeRootFolder: () => false,
      ListViewXml: xmlOf,
      MobileDefaultView: () => false,
      MobileView: () => false,
      OrderedView: () => false,
      Paged: ({ row }) => row.paged,
      PersonalView: ({ row }) => row.personalOf !== null,
      ReadOnlyView: () => false,
      RequiresClientIntegration: () => false,
      RowLimit: ({ row }) => row.rowLimit,
      Scope: ({ row }) => row.scope,
      ServerRelativeUrl: ({ url }) => url,
      Threaded: () => false,
      ServerRelativePath: ({ url }) => ({ DecodedUrl: url }),
      ImageUrl: () => imageUrl('generic'),
      ...plain,
      Aggregations: ({ row }) => aggregationsXml(viewSettingsOf(row)) || null,
      AggregationsStatus: ({ row }) => (viewSettingsOf(row).aggregations ? aggregationsStatus(viewSettingsOf(row)) : null),
      JSLink: ({ row }) => viewSettingsOf(row).jsLink ?? '',
      Formats: ({ row }) => viewSettingsOf(row).formats ?? null,
      ViewQuery: ({ row }) => row.query,
      ViewType: ({ row }) => row.type as ViewType,
    },
    {
      navigation: {
        ViewFields: {
          many: false,
          linked: true,
          expansion: {
            shape: () => viewFieldCollection as Shape<never>,
            load: (views: readonly View[], _ctx: Context) => Promise.resolve(views),
          },
        },
      },
    },
  ),
  address: addressOf,
}
