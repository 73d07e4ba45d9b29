import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { imageUrl } from '../../core/model/lists/list-pages.ts'
import { type ListTemplate, listTemplates } from '../../core/model/lists/templates.ts'
import { webTemplates } from '../../core/model/sites/web-templates.ts'
import type { Shape } from '../../entities/shape.ts'
import { shapeOf } from '../../entities/shape-of.ts'
import type { Handlers } from '../handlers.ts'
import { pageOf } from '../odata/query.ts'

const listTemplate: Shape<ListTemplate, 'ListTemplate'> = shapeOf<'ListTemplate', ListTemplate>('ListTemplate', {
  Name: ({ name }) => name,
  InternalName: ({ name }) => name.toLowerCase().replaceAll(' ', ''),
  Description: () => '',
  BaseType: ({ baseType }) => baseType,
  ListTemplateTypeKind: ({ id }) => id,
  FeatureId: ({ featureId }) => featureId,
  Hidden: () => false,
  IsCustomTemplate: () => false,
  AllowsFolderCreation: () => true,
  OnQuickLaunch: () => false,
  Unique: () => false,
  ImageUrl: ({ icon }) => imageUrl(icon),
})

interface ShownTemplate {
  readonly name: string
  readonly variant: number
  readonly language: number
}

const webTemplate: Shape<ShownTemplate, 'WebTemplate'> = shapeOf<'WebTemplate', ShownTemplate>('WebTemplate', {
  Id: () => 1,
  Name: ({ name, variant }) => `${name}#${variant}`,
  Title: () => 'Team Site',
  Description: () => 'Lists and libraries for people who work together.',
  DisplayCategory: () => 'Collaboration',
  ImageUrl: () => '',
  IsHidden: () => false,
  IsRootWebOnly: () => false,
  IsSubWebOnly: () => false,
  Lcid: ({ language }) => language,
})

/** contracts/rest/web.yaml, what lists and webs can be made from */
export const templateHandlers: Pick<Handlers<Context>, 'queryListTemplates' | 'queryWebTemplates'> = {
  queryListTemplates: async (ctx, { query }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    return reply.collection(200, listTemplate, pageOf(listTemplate, [...listTemplates.values()], query, ctx))
  },

  queryWebTemplates: async (ctx, { params, query }, reply) => {
    await demand(ctx, 'Open', ctx.web)
    const all = [...webTemplates].flatMap(([name, last]) =>
      Array.from({ length: last + 1 }, (_, variant): ShownTemplate => ({ name, variant, language: params.lcid })),
    )
    return reply.collection(200, webTemplate, pageOf(webTemplate, all, query, ctx))
  },
}
