import type { Context } from '../../access/context.ts'
import { type Document, namesBelowWeb } from '../../content/documents/documents.ts'
import { pageHtml } from '../../content/shown/page-html.ts'
import { invalid } from '../../kernel/errors.ts'
import { addFile } from './files.ts'

const longestPage = 1_000_000

/**
 * Makes a page at a server-relative URL of the addressed web. `content` is the HTML in its body. Fails as `addFile`, with
 * `file_exists` if a file is there, and with `invalid_request`.
 */
export async function addPage(ctx: Context, url: string, content: string): Promise<Document> {
  if (content.length > longestPage) throw invalid(`A page has at most ${longestPage} characters; ${content.length} were given.`)
  const names = namesBelowWeb(ctx, url)
  const name = names.pop() ?? ''
  if (!/\.aspx$/i.test(name)) throw invalid(`The name of a page ends in .aspx; '${name.slice(0, 100)}' does not.`)
  const bytes = Buffer.from(pageHtml(name.slice(0, -'.aspx'.length), content), 'utf8')
  return addFile(ctx, { from: { web: true }, below: names.join('/') }, { name, whenThere: 'refuse' }, once(bytes))
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
