import type { Response } from '../../http/message/message.ts'
import { html } from '../html.ts'
import { inspectorPage } from './inspector-page.ts'

/** Browsers show no password dialog for this challenge, because the page asks for the token. */
const challenge = { 'WWW-Authenticate': 'Forms realm="Tenon"' }

/** The form that asks for the token of the settings. It posts to `action`. */
export function tokenPage({ action, isWrong }: { readonly action: string; readonly isWrong: boolean }): Response {
  const page = inspectorPage(
    { shard: undefined, shards: [] },
    'Sign in',
    undefined,
    html`<h1>Sign in</h1>
<p>This server asks for the value of its setting <code>Emulator:Token</code>.</p>
${isWrong ? html`<p class="bad" role="alert">This is not the value of the setting.</p>` : undefined}
<form class="filters" method="post" action="${action}">
<div><label for="token">Token</label><input id="token" name="token" type="password" maxlength="1000" autocomplete="off" required autofocus></div>
<button>Sign in</button>
</form>`,
  )
  return { ...page, status: 401, headers: { ...page.headers, ...challenge } }
}
