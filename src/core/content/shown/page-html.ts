import { escapeHtml } from './field-text.ts'

/** The bytes of a page as text: HTML with this title, and with this HTML in its body. */
export const pageHtml = (title: string, content: string): string =>
  [
    '<!DOCTYPE html>',
    '<html>',
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    `<body>${content}</body>`,
    '</html>',
    '',
  ].join('\n')
