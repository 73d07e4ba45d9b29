import { ranked } from '../page/ranked.ts'

/**
 * The program of the pages of the documentation, which work without it: buttons that copy samples, results while somebody
 * types, and the keys `/` and the arrows, and samples with the address of this
 * server. It asks this server for the index of the search, once, and nobody else for anything.
 */
export const script = `'use strict';
(() => {
const ranked = ${ranked.toString()};
const make = (name, text) => Object.assign(document.createElement(name), { textContent: text });
const { index, docs } = document.body.dataset;
if (!docs.endsWith('.html')) {
  for (const { firstChild } of document.querySelectorAll('pre code')) {
    if (firstChild) firstChild.data = firstChild.data.replaceAll('http://127.0.0.1:5000', location.origin).replaceAll('Host: 127.0.0.1:5000', 'Host: ' + location.host);
  }
}
for (const block of document.querySelectorAll('.code')) {
  const button = make('button', 'Copy');
  button.type = 'button';
  button.addEventListener('click', async () => {
    try { await navigator.clipboard.writeText(block.querySelector('pre').textContent); button.textContent = 'Copied'; }
    catch { button.textContent = 'Select and copy'; }
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  block.append(button);
}
const field = document.getElementById('q');
const list = Object.assign(document.createElement('ul'), { className: 'found', hidden: true });
list.setAttribute('aria-label', 'Results');
field.form.append(list);
let rows = null;
const load = () => rows ??= fetch(index).then((reply) => reply.json()).catch(() => { rows = null; return { pages: [] }; });
const addressOf = (path) => {
  if (!docs.endsWith('.html')) return docs + '/' + path;
  const [page, anchor] = path.split('#');
  return docs.slice(0, -10) + (page || 'index') + '.html' + (anchor ? '#' + anchor : '');
};
const entryOf = ([path, title, summary, kind]) => {
  const link = Object.assign(make('a', title), { href: addressOf(path) });
  link.append(make('span', kind + ': ' + summary));
  const entry = document.createElement('li');
  entry.append(link);
  return entry;
};
const show = async () => {
  const query = field.value;
  const { pages } = await load();
  if (query !== field.value) return;
  const found = ranked(pages, query, 12);
  list.replaceChildren(...found.map(entryOf));
  list.hidden = found.length === 0;
};
field.addEventListener('focus', load, { once: true });
field.addEventListener('input', show);
document.addEventListener('keydown', (event) => {
  const isTyping = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) { event.preventDefault(); field.focus(); }
  if (event.key === 'Escape') list.hidden = true;
  if (list.hidden || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || !field.form.contains(event.target)) return;
  const stops = [field, ...list.querySelectorAll('a')];
  const next = stops[stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next) { event.preventDefault(); next.focus(); }
});
document.addEventListener('click', ({ target }) => { if (!field.form.contains(target)) list.hidden = true; });
const place = document.getElementById('found-here');
const asked = new URLSearchParams(location.search).get('q');
if (place && asked) {
  field.value = asked;
  load().then(({ pages }) => place.append(...ranked(pages, asked, 50).map(entryOf)));
}
})();
`
