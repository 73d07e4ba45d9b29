import { html, type Markup } from './html.ts'
import { style } from './style.ts'

/** A complete document with the style sheet of the pages. */
export const page = (title: string, body: Markup): string =>
  html`<!doctype html>
<html lang="en">
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
