import { type FormDefinition, type FormsBindings, forms } from '../../../generated/soap/forms.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { fileReasons } from '../../core/acts/files/reasons.ts'
import { getList } from '../../core/acts/lists/lists.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { fold } from '../../core/kernel/fold.ts'
import type { List } from '../../core/model/lists/list.ts'
import { displayFormUrl, editFormUrl, newFormUrl } from '../../core/model/lists/list-pages.ts'
import { joinUrl } from '../../core/model/sites/web.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { pathOf } from '../protocol/web-path.ts'

const bindings: FormsBindings<SignedInCall> = {
  async GetFormCollection({ context }, { listName }) {
    const list = await getList(context, { name: listName })
    return { GetFormCollectionResult: { Forms: { Form: formsOf(context, list) } } }
  },

  async GetForm({ context }, { listName, formUrl }) {
    const list = await getList(context, { name: listName })
    const path = fold(pathBelowWeb(context, formUrl.trim()))
    const form = formsOf(context, list).find(({ Url }) => fold(joinUrl(context.web.url, Url)) === path)
    if (form) return { GetFormResult: { Form: form } }
    throw new DomainError(fileReasons.file_not_found, { file: formUrl.slice(0, 200) })
  },
}

/** forms.asmx (protocol/soap-services#forms). */
export const formsService = signedInService(forms, wsdl.forms, () => bindings)

function pathBelowWeb(ctx: Context, url: string): string {
  const isRelative = !url.startsWith('/') && !url.includes('://')
  return pathOf(ctx, 'GetForm/formUrl', isRelative ? joinUrl(ctx.web.url, url) : url)
}

function formsOf({ web }: Context, list: List): FormDefinition[] {
  const below = (url: string): string => url.slice(joinUrl(web.url, '').length).replace(/^\//, '')
  return [
    { Type: 'DisplayForm', Url: below(displayFormUrl(list)) },
    { Type: 'EditForm', Url: below(editFormUrl(list)) },
    { Type: 'NewForm', Url: below(newFormUrl(list)) },
  ]
}
