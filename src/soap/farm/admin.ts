import { type AdminBindings, admin } from '../../../generated/soap/admin.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { createOwnSite, type FarmParts, siteAtUrl } from '../../core/acts/site-collections/self-service.ts'
import { deleteSiteCollection } from '../../core/acts/site-collections/site-collections.ts'
import { siteCollectionUrl } from '../../core/acts/site-collections/urls.ts'
import { DomainError } from '../../core/kernel/errors.ts'
import { demandFarmAdmin } from '../../core/model/people/actors.ts'
import { modelReasons } from '../../core/model/reasons.ts'
import { languageTags } from '../../core/model/sites/languages.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

interface Asked {
  /** The farm that the server serves. */
  readonly farm: () => FarmParts
}

const bindings = ({ farm }: Asked): AdminBindings<SignedInCall> => ({
  async CreateSite({ context }, { Url, Title, Lcid, WebTemplate, OwnerLogin }) {
    demandFarmAdmin(context.actor)
    const input = {
      ...{ title: Title, url: Url },
      ...(OwnerLogin !== undefined && { owner: OwnerLogin }),
      ...(WebTemplate !== undefined && { template: WebTemplate }),
      ...(Lcid !== undefined && Lcid !== -1 && { language: Lcid }),
    }
    return { CreateSiteResult: siteCollectionUrl(await createOwnSite(context, farm(), input, false), context.origin) }
  },

  async DeleteSite({ context }, { Url }) {
    demandFarmAdmin(context.actor)
    const site = await siteAtUrl(context, farm(), Url)
    if (!site) throw new DomainError(modelReasons.site_not_found, { path: Url.slice(0, 200) })
    await deleteSiteCollection({ ...farm(), actor: context.actor }, site.row.id, false)
    return {}
  },

  async GetLanguages({ context }) {
    demandFarmAdmin(context.actor)
    return { GetLanguagesResult: { Languages: { LCID: [...languageTags.keys()] } } }
  },

  async RefreshConfigCache({ context }) {
    demandFarmAdmin(context.actor)
    await farm().databases.refresh()
    return {}
  },
})

/** admin.asmx (protocol/soap-sites#admin). */
export const adminService = signedInService(admin, wsdl.admin, bindings)
