import type { Request, Response } from '../../../http/message/message.ts'
import type { WireContext } from '../../../profile/wire-context.ts'
import type { Markup } from '../../html.ts'
import type { Words } from '../words/en.ts'
import type { Form } from './form-body.ts'

/** A request for a page of a web, with all that the page needs to be written. */
export interface SiteVisit {
  readonly ctx: WireContext
  readonly request: Request
  /** Percent-decoded, without doubled slashes. */
  readonly path: string
  /** The parameters of the query, their names in lower case; the last one of a name counts. */
  readonly query: ReadonlyMap<string, string>
  /** The texts of the pages in the language of the web. */
  readonly words: Words
  /** The form digest for every form of the page; empty for an anonymous visitor, who may send none. */
  readonly digest: string
}

/** The part that the script of a page asks for; the reply is the content without its frame, or less. */
export const askedPart = ({ headers, method }: Request): string | undefined =>
  method === 'POST' ? undefined : headers['x-tenon-part']?.slice(0, 100).toString()

/** A visit that sends a form, whose digest was checked. */
export interface Sent extends SiteVisit {
  /** The fields; none if the form has files: then the page reads the body itself. */
  readonly form: Form
  /** Checks the digest of a form with files, before its first file. Fails with `digest_invalid`, `digest_expired`. */
  readonly demandDigest: (form: Form) => void
}

/** The content of a page, without its frame. */
export interface SiteContent {
  readonly title: string
  /** The way from the web to this page. */
  readonly crumbs?: readonly Crumb[]
  readonly body: Markup
  /** 200 unless something else is said. */
  readonly status?: number
}

/** A place on the way to a page. */
export interface Crumb {
  readonly title: string
  readonly href: string
}

/** What a page answers: its content, or another reply, such as a redirect. */
export type SiteAnswer = SiteContent | Response

/** A page: how it is shown, and what its forms do. A page without `send` has no forms. */
export interface SitePage {
  readonly show: (visit: SiteVisit) => Promise<SiteAnswer>
  readonly send?: (sent: Sent) => Promise<SiteAnswer>
}

/** Leads the browser to another page after a form (303), so that a reload does not send the form again. */
export const seeOther = (href: string): Response => ({
  status: 303,
  headers: { Location: href, 'Cache-Control': 'no-store' },
  operation: 'page',
})

/** A server-relative path as an address: every segment percent-encoded. */
export const hrefOf = (path: string): string => path.split('/').map(encoded).join('/')

/** A part of an address. A lone surrogate has no UTF-8 form. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'))

/** A server-relative path with parameters; undefined and empty ones are left out. */
export function address(path: string, parameters: Readonly<Record<string, string | number | undefined>> = {}): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${encoded(String(value))}`)
  return query.length === 0 ? hrefOf(path) : `${hrefOf(path)}?${query.join('&')}`
}

/** The address of a page of the server below a web, such as `viewlsts.aspx`. */
export const layoutsAddress = (
  { url }: { readonly url: string },
  page: string,
  parameters: Readonly<Record<string, string | number | undefined>> = {},
): string => address(`${url === '/' ? '' : url}/_layouts/15/${page}`, parameters)

/** The address of a web's first page. The root of the host has a page of its own, which welcomes programs too. */
export const webAddress = ({ url }: { readonly url: string }): string => (url === '/' ? '/default.aspx' : hrefOf(url))

/** An address that somebody wrote, if a browser may follow it: a path of this server, or http, https or mailto. */
export function followable(given: string): string | undefined {
  const text = given.trim()
  if (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text)) return text
  if (!URL.canParse(text)) return undefined
  const { protocol, href } = new URL(text)
  return ['http:', 'https:', 'mailto:'].includes(protocol) ? href : undefined
}

/** The whole number in a parameter; 0, which is the id of nothing, for everything else. */
export const idIn = (text: string | undefined): number =>
  /^[0-9]{1,10}$/.test(text ?? '') && Number(text) <= 0x7fffffff ? Number(text) : 0
