import { html } from '../html.ts'
import type { DocPage } from './page/doc-page.ts'
import { samples } from './page/sample.ts'

/** The first page: what this is, a first request, and where to go. */
export const startPage = (version: string, chapters: readonly DocPage[], counts: string): DocPage => ({
  path: '',
  title: 'Tenon documentation',
  summary: 'Every operation, message, error, setting and limit of this server, with guides and examples.',
  kind: 'Start',
  above: undefined,
  body: (link) => html`<h1>Tenon documentation</h1>
<p class="lead">Version ${version}: ${counts}. Everything here is made from the contracts that the server checks requests against.</p>
<h2 id="first-request">A first request</h2>
<p>A new server accepts any user name with any password, and has a list <code>Tasks</code>.</p>
${samples([
  [
    'curl',
    `curl -u ann:x -H 'Accept: application/json;odata=nometadata' \\\n  "http://127.0.0.1:5000/_api/web/lists/getbytitle('Tasks')/items"`,
  ],
  [
    'JavaScript',
    `const reply = await fetch("http://127.0.0.1:5000/_api/web/lists/getbytitle('Tasks')/items", {\n  headers: { Accept: 'application/json;odata=nometadata', Authorization: 'Basic ' + btoa('ann:x') },\n})\nconsole.log((await reply.json()).value)`,
  ],
  [
    'Python',
    `import requests\n\nreply = requests.get(\n    "http://127.0.0.1:5000/_api/web/lists/getbytitle('Tasks')/items",\n    auth=("ann", "x"),\n    headers={"Accept": "application/json;odata=nometadata"},\n)\nprint(reply.json()["value"])`,
  ],
])}
<h2 id="chapters">Chapters</h2>
<ul class="cards">
${chapters.map((chapter) => html`<li><a href="${link(chapter.path)}">${chapter.title}</a><p>${chapter.summary}</p></li>\n`)}</ul>`,
})
