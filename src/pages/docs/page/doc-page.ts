import type { Markup } from '../../html.ts'
import type { Link } from './links.ts'

/** A page of the documentation. */
export interface DocPage {
  /** Below `/docs`; empty for the start. */
  readonly path: string
  readonly title: string
  /** One line for lists and results of a search. */
  readonly summary: string
  /** What it describes, such as `REST operation`. */
  readonly kind: string
  /** The path of the page above it; undefined for the start alone. */
  readonly above: string | undefined
  /** Further words by which a search finds it. */
  readonly words?: string
  /** Places in it that a search finds by themselves. */
  readonly places?: readonly DocPlace[]
  /** Listed beside the pages of its chapter. */
  readonly isListed?: true
  /** A program of this page alone, which runs after the one of all pages. */
  readonly program?: string
  /** The content of `main`, which begins with a heading of the first level. */
  body(link: Link): Markup
}

export interface DocPlace {
  readonly anchor: string
  readonly title: string
}
