import { DomainError } from '../core/kernel/errors.ts'
import type { Actor } from '../core/model/people/actor.ts'
import { isFarmAdmin } from '../core/model/people/actors.ts'
import type { Request, Response } from '../http/message/message.ts'
import type { SignIn } from '../http/sign-in/sign-in.ts'
import { answer, type PageSubject, visitOf } from './app.ts'
import { html, type Markup } from './html.ts'
import { type OuterWords, outerWords } from './messages/outer-words.ts'
import { preferredLanguage } from './messages/page-language.ts'
import { pageReply } from './page.ts'

export interface WelcomeOptions {
  readonly version: string
  readonly signIn: Pick<SignIn, 'identifyCaller' | 'mode'>
  /** Whether the emulator shows the requests that the server has received. */
  readonly hasInspector: boolean
}

/** `/`: where to go, and who is signed in. */
export const welcomePages =
  ({ version, signIn, hasInspector }: WelcomeOptions): PageSubject =>
  (router) => {
    router.get('/', async (message, reply) => {
      const { request } = visitOf(message)
      const caller = await callerOf(signIn, request)
      const isAdministrator = caller !== undefined && request.tenant === undefined && isFarmAdmin(caller)
      const words = outerWords(preferredLanguage(request))
      const body = welcome({ version, mode: signIn.mode, name: caller?.title, isAdministrator, hasInspector }, words)
      answer(reply, pageReply({ title: 'Tenon', body, language: words.language, headers: { Vary: 'Accept-Language' } }))
    })
    router.get('/favicon.ico', (_message, reply) => answer(reply, icon))
  }

/** Browsers ask for it with each site. */
const icon: Response = {
  status: 200,
  headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b5fa5"/><path d="M8 8h16v5h-5v12h-6V13H8z" fill="#fff"/></svg>\n',
}

/** Who asks; undefined without credentials, and with wrong ones: this page is for everybody. */
async function callerOf(signIn: WelcomeOptions['signIn'], request: Request): Promise<Actor | undefined> {
  try {
    return await signIn.identifyCaller(request)
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

interface Welcomed {
  readonly version: string
  readonly mode: SignIn['mode']
  readonly name: string | undefined
  readonly isAdministrator: boolean
  readonly hasInspector: boolean
}

const welcome = ({ version, mode, name, isAdministrator, hasInspector }: Welcomed, words: OuterWords): Markup => html`<main class="welcome">
<h1>Tenon</h1>
<p class="soft">${words.running(version)}</p>
${name === undefined ? nobody(mode, words) : html`<p role="status">${words.signedInAs} <strong>${name}</strong>.</p>`}
<ul class="ways">
${way('/default.aspx', words.home, words.homeHint)}
${isAdministrator ? way('/_admin/default.aspx', words.administration, words.administrationHint) : undefined}
${way('/docs', words.docs, words.docsHint)}
${way('/docs/try', words.tryIt, html`${words.tryItHint} <a href="/docs/query">${words.queryBuilder}</a>`)}
${hasInspector ? way('/_emulator', words.inspector, words.inspectorHint) : undefined}
${way('/docs/openapi.json', 'openapi.json', words.contractHint)}
${way('/health', words.health, words.healthHint)}
</ul>
</main>`

const way = (address: string, name: string, hint: string | Markup): Markup =>
  html`<li><a href="${address}">${name}</a><p class="soft">${hint}</p></li>`

const nobody = (mode: SignIn['mode'], words: OuterWords): Markup =>
  mode === 'Forms'
    ? html`<p>${words.notSignedIn} <a href="/_forms/default.aspx?ReturnUrl=%2F">${words.signIn}</a></p>`
    : html`<p>${words.browserAsks}</p>`
