import { html, type Markup } from '../../html.ts'
import type { DocPage } from '../page/doc-page.ts'
import type { Link } from '../page/links.ts'
import { queryProgram } from './query-program.ts'

/** The query builder: one question as `$filter`, CAML and KQL, with what each of them finds on this server. */
export const queryPage: DocPage = {
  path: 'query',
  title: 'Query builder',
  summary: 'One query as $filter, CAML and KQL side by side, with what each finds.',
  kind: 'Form',
  above: '',
  words: 'odata filter caml kql',
  program: queryProgram,
  body: (link) => html`<h1>Query builder</h1>
<p class="lead">Build a query for the items of a list: the page writes it as $filter, CAML and KQL, runs all three on this server, and compares what they find.</p>
<noscript><p>The builder needs a script. <a href="${link('guides/queries')}">The guide to queries</a> has the same query in three languages.</p></noscript>
<form id="query-form" autocomplete="off">
<div class="pair">
<div class="field"><label for="query-web">Web</label><input id="query-web" value="/" spellcheck="false" maxlength="400"></div>
<div class="field"><label for="query-list">List</label><input id="query-list" value="Tasks" required spellcheck="false" maxlength="255"></div>
</div>
<p><button id="query-open" class="send" type="button">Open the list</button></p>
<fieldset id="query-build" disabled>
<legend>Query</legend>
<p class="soft">Conditions without a value are ignored. A date is a whole day, in UTC.</p>
<div class="field"><label for="query-join">Items match if</label><select id="query-join"><option value="and">all conditions hold</option><option value="or">at least one condition holds</option></select></div>
<div id="query-conditions"></div>
<template id="query-row"><div class="condition"><select class="column" aria-label="Column"></select><select class="operator" aria-label="Comparison"></select><input class="value" aria-label="Value" maxlength="255" spellcheck="false"><button class="remove" type="button">Remove</button></div></template>
<p><button id="query-add" type="button">Add a condition</button></p>
<div class="pair">
<div class="field"><label for="query-order">Order by</label><select id="query-order"></select></div>
<div class="field"><label for="query-rows">Rows</label><input id="query-rows" type="number" min="1" max="500" value="50"></div>
</div>
<p><label><input id="query-descending" type="checkbox" class="check"> Descending</label></p>
<p><button class="send">Run all three</button></p>
</fieldset>
</form>
<p><span id="query-state" role="status">Open a list first.</span> <a id="query-sign-in" href="#query-form" hidden>Sign in</a></p>
<div class="side">
${panel('odata', 'OData', 'GET items', 'protocol/queries', link)}
${panel('caml', 'CAML', 'POST getitems', 'protocol/caml', link)}
${panel('kql', 'KQL', 'GET /_api/search/query', 'manual/search', link)}
</div>`,
}

const panel = (
  id: string,
  name: string,
  address: string,
  page: string,
  link: Link,
): Markup => html`<section aria-labelledby="query-${id}-name">
<h2 id="query-${id}-name">${name}</h2>
<p class="soft"><code>${address}</code> <a href="${link(page)}">${name} reference</a></p>
<div class="code"><pre tabindex="0" id="query-${id}" aria-label="The query in ${name}"></pre></div>
<p id="query-${id}-count" role="status"></p>
<ul id="query-${id}-found" aria-label="What ${name} finds"></ul>
</section>
`
