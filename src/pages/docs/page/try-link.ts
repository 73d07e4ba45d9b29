import { html, type Markup } from '../../html.ts'
import type { Link } from './links.ts'

/** The way from the page of an operation to the form that sends it. */
export const tryLink = (link: Link, operation: string): Markup =>
  html`<p><a href="${link(`try/${operation}`)}">Try it on this server</a></p>`
