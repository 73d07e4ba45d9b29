import type { Response } from '../http/message/message.ts'
import { html, type Markup } from './html.ts'
import type { PageLanguage } from './messages/page-language.ts'
import { newNonce, pagePolicy } from './page-policy.ts'
import { style } from './style.ts'

/** A complete document with the style sheet of the pages. */
export const page = (title: string, body: Markup, language: PageLanguage = 'en'): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${{ html: style }}</style>
</head>
<body>
${body}
</body>
</html>
`.html

const styleTag = '<style'

/** A document whose style sheet gets the nonce of each reply, so that its policy allows it. */
export function withNonce(document: string): (nonce: string) => string {
  const at = document.indexOf(styleTag) + styleTag.length
  const [before, after] = [document.slice(0, at), document.slice(at)]
  return (nonce) => `${before} nonce="${nonce}"${after}`
}

export interface PageFacts {
  readonly title: string
  readonly body: Markup
  /** Default English. */
  readonly language?: PageLanguage
  /** Default 200. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string | string[]>>
}

/** A page with its Content-Security-Policy; browsers ask again before they show it again. */
export function pageReply({ title, body, language, status = 200, headers }: PageFacts): Response {
  const nonce = newNonce()
  return {
    status,
    headers: {
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/html;charset=utf-8',
      'Content-Security-Policy': pagePolicy(nonce),
      ...headers,
    },
    body: withNonce(page(title, body, language))(nonce),
  }
}
