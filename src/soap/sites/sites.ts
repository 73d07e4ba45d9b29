import { type SitesBindings, sites, type Template } from '../../../generated/soap/sites.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import { demand } from '../../core/access/access.ts'
import type { Context } from '../../core/access/context.ts'
import { querySaved, type SavedTemplate } from '../../core/acts/templates/galleries.ts'
import { offeredName } from '../../core/acts/templates/web-templates.ts'
import { invalid } from '../../core/kernel/errors.ts'
import { languageTags } from '../../core/model/sites/languages.ts'
import { configuredTemplates, type OfferedWebTemplate } from '../../core/model/sites/web-templates.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import { webTemplateNumber } from '../../entities/sites/web.ts'
import { writeXml, xmlElement } from '../../formats/xml.ts'
import { digestSeconds, issueDigest } from '../../http/sign-in/form-digest.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'
import { pathOf, webAtPath, webAtUrl } from '../protocol/web-path.ts'
import { bracedGuid } from '../protocol/wire-text.ts'
import { createWebAt, deleteWebAt } from './web-address.ts'

interface Asked {
  /** Signs form digests. */
  readonly digestKey: Uint8Array
  /** The product version, for clients that detect the server. */
  readonly version: string
}

const bindings = ({ digestKey, version }: Asked): SitesBindings<SignedInCall> => ({
  async GetSite({ context }, { SiteUrl }) {
    await webAtPath(context, pathOf(context, 'GetSite/SiteUrl', SiteUrl))
    const { id, url } = context.site
    const attributes = new Map([
      ['Url', absoluteUrl(context, url)],
      ['Id', bracedGuid(id)],
      ['UserCodeEnabled', 'False'],
    ])
    return { GetSiteResult: writeXml(xmlElement('', 'Site', attributes)) }
  },

  async CreateWeb({ context }, input) {
    return { CreateWebResult: { CreateWeb: { Url: absoluteUrl(context, (await createWebAt(context, input)).url) } } }
  },

  async DeleteWeb({ context }, { url }) {
    await deleteWebAt(context, url)
    return {}
  },

  async GetSiteTemplates({ context }, { LCID }) {
    await demand(context, 'Open', context.web)
    if (LCID !== 0 && !languageTags.has(LCID))
      throw invalid(`The language ${LCID} is not supported. Use 0 or one of ${[...languageTags.keys()].join(', ')}.`)
    const saved = (await querySaved(context, 'web')).filter(({ header }) => LCID === 0 || header.language === LCID)
    return {
      GetSiteTemplatesResult: 0,
      TemplateList: { Template: [...configuredTemplates(context.runtime).map(templateOf), ...saved.map(savedOf)] },
    }
  },

  async GetUpdatedFormDigest({ context }) {
    return { GetUpdatedFormDigestResult: digestFor(context, digestKey) }
  },

  async GetUpdatedFormDigestInformation({ context }, { url }) {
    const web = url === undefined ? context.web : await webAtUrl(context, 'GetUpdatedFormDigestInformation/url', url)
    return {
      GetUpdatedFormDigestInformationResult: {
        DigestValue: digestFor(context, digestKey),
        TimeoutSeconds: digestSeconds,
        WebFullUrl: absoluteUrl(context, web.url),
        LibraryVersion: version,
        SupportedSchemaVersions: '14.0.0.0,15.0.0.0',
      },
    }
  },
})

/** sites.asmx (protocol/soap-sites#sites). */
export const sitesService = signedInService(sites, wsdl.sites, bindings)

const digestFor = ({ actor, site, runtime }: Context, key: Uint8Array): string =>
  issueDigest({ loginKey: actor.loginKey, siteId: site.id }, key, runtime.now())

const templateOf = ({ name, variant, title, description, category }: OfferedWebTemplate): Template => ({
  ID: webTemplateNumber,
  Title: title,
  Name: `${name}#${variant}`,
  IsUnique: false,
  IsHidden: false,
  Description: description,
  ImageUrl: '',
  IsCustom: false,
  IsSubWebOnly: false,
  IsRootWebOnly: false,
  DisplayCategory: category,
  HasProvisionClass: false,
})

/** One that a user saved. */
const savedOf = (saved: SavedTemplate): Template => ({
  ...templateOf({ name: '', variant: 0, title: saved.header.name, description: saved.header.description, category: 'Custom' }),
  Name: offeredName(saved),
  IsCustom: true,
})
