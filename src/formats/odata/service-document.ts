import { escapeXmlAttribute } from '../xml.ts'

/** The entity sets or entry points of a service as a service document of Atom. The names have no character that XML reserves. */
export const serviceDocument = (root: string, names: Iterable<string>): string =>
  `<?xml version="1.0" encoding="utf-8"?><service xml:base="${escapeXmlAttribute(root)}" xmlns:atom="http://www.w3.org/2005/Atom" xmlns="http://www.w3.org/2007/app">` +
  `<workspace><atom:title>Default</atom:title>${[...names].map((name) => `<collection href="${escapeXmlAttribute(name)}"><atom:title>${name}</atom:title></collection>`).join('')}</workspace></service>`
