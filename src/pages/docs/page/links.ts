/** The address of a page of the documentation by its path below `/docs`, which may end in `#` and an anchor. */
export type Link = (path: string) => string

/** The links of a server. */
export const servedLink: Link = (path) => (path === '' || path.startsWith('#') ? `/docs${path}` : `/docs/${path}`)

/** The links between files, relative to the page with this path: they hold wherever the folder stands. */
export function fileLink(from: string): Link {
  const up = '../'.repeat(from.split('/').length - 1)
  return (path) => {
    const [page = '', anchor] = path.split('#', 2)
    return `${up}${fileOf(page)}${anchor === undefined ? '' : `#${anchor}`}`
  }
}

/** The file of a page. A path with an extension is a file already. */
export const fileOf = (path: string): string => (path === '' ? 'index.html' : path.endsWith('.json') ? path : `${path}.html`)

const slugged = /[^a-z0-9]+/g

/** A text as a part of an address: lower-case letters, digits and hyphens. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[`'"().,:?]/g, '')
    .replace(slugged, '-')
    .replace(/^-|-$/g, '')
