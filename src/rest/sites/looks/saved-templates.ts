import { saveListTemplate } from '../../../core/acts/templates/list-templates.ts'
import { saveWebTemplate } from '../../../core/acts/templates/web-templates.ts'
import type { WireContext } from '../../../profile/wire-context.ts'
import { listAddress } from '../../odata/query.ts'
import type { Handlers } from '../../protocol/handlers.ts'

interface Named {
  readonly templateFileName: string
  readonly savedTemplateName: string
  readonly savedTemplateDescription: string
}

const namesOf = ({ templateFileName: fileName, savedTemplateName: name, savedTemplateDescription: description }: Named) => ({
  fileName,
  name,
  description,
})

/** contracts/rest/sites/templates/saved-templates.yaml */
export const savedTemplateHandlers: Pick<Handlers<WireContext>, 'saveListAsTemplate' | 'saveWebAsTemplate'> = {
  saveListAsTemplate: async (ctx, { params }, reply) => {
    await saveListTemplate(ctx, listAddress(ctx, params), namesOf(params), params.withContent)
    return reply.nothing(200, 'SaveAsTemplate')
  },

  saveWebAsTemplate: async (ctx, { params }, reply) => {
    await saveWebTemplate(ctx, namesOf(params), params.withContent)
    return reply.nothing(200, 'SaveAsTemplate')
  },
}
