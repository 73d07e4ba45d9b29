import {
  type PublishedLinksServiceBindings,
  publishedlinksservice,
  type ServerLink,
} from '../../../generated/soap/publishedlinksservice.ts'
import { wsdl } from '../../../generated/soap/wsdl.ts'
import type { Context } from '../../core/access/context.ts'
import { type PublishedLink, queryPages, queryPlaces } from '../../core/acts/sites/published-links.ts'
import { absoluteUrl } from '../../entities/shape/navigation.ts'
import type { SignedInCall } from '../protocol/call.ts'
import { signedInService } from '../protocol/service-module.ts'

const bindings: PublishedLinksServiceBindings<SignedInCall> = {
  async GetLinks({ context }) {
    return { GetLinksResult: { ServerLink: (await queryPlaces(context)).map((link) => linkOf(context, link)) } }
  },

  async GetPublishingPages({ context }) {
    return { GetPublishingPagesResult: { ServerLink: (await queryPages(context)).map((link) => linkOf(context, link)) } }
  },
}

/** publishedlinksservice.asmx (protocol/soap-sites#publishedlinksservice). */
export const publishedlinksserviceService = signedInService(publishedlinksservice, wsdl.publishedlinksservice, () => bindings)

const linkTypes: Readonly<Record<PublishedLink['kind'], number>> = { web: 1, library: 2, page: 4 }

const linkOf = (ctx: Context, { title, url, kind, isMember, isPublished }: PublishedLink): ServerLink => ({
  Title: title,
  Url: absoluteUrl(ctx, url),
  LinkType: linkTypes[kind],
  IsMember: isMember,
  IsPublished: isPublished,
})
