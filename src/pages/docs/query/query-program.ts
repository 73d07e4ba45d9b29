import { camlView, kqlText, odataFilter, odataOptions } from './query-texts.ts'

/** The program of the query builder: it writes a question in three languages while somebody builds it, and asks this server on demand. */
export const queryProgram = `(() => {
const filterOf = ${odataFilter.toString()};
const optionsOf = ${odataOptions.toString()};
const viewOf = ${camlView.toString()};
const kqlOf = ${kqlText.toString()};
const at = (id) => document.getElementById('query-' + id);
const form = at('form');
const kinds = { Text: 'text', Note: 'text', Choice: 'text', Number: 'number', Currency: 'number', Integer: 'number', Counter: 'number', Boolean: 'boolean', DateTime: 'date', User: 'person' };
const operators = {
  text: ['eq', 'ne', 'contains', 'begins', 'null', 'notNull'],
  person: ['eq', 'contains', 'begins', 'null', 'notNull'],
  number: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'null', 'notNull'],
  boolean: ['eq'],
  date: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'null', 'notNull'],
};
const words = { eq: 'is', ne: 'is not', gt: 'more than', ge: 'at least', lt: 'less than', le: 'at most', contains: 'contains', begins: 'begins with', null: 'has no value', notNull: 'has a value' };
let columns = [];
let listId = '';
const base = () => {
  const steps = at('web').value.split('/').filter((step) => step !== '').map(encodeURIComponent);
  return (steps.length > 0 ? '/' + steps.join('/') : '') + '/_api';
};
const quoted = (text) => encodeURIComponent(text.replaceAll("'", "''")).replaceAll("'", '%27');
const listAddress = () => base() + "/web/lists/getbytitle('" + quoted(at('list').value) + "')";
const optionOf = (value, text) => Object.assign(document.createElement('option'), { value, textContent: text });
const columnNamed = (name) => columns.find((one) => one.name === name);
const rows = () => [...form.querySelectorAll('.condition')];
const fit = (row) => {
  const { kind } = columnNamed(row.querySelector('.column').value);
  const operator = row.querySelector('.operator');
  if (row.dataset.kind !== kind) {
    row.dataset.kind = kind;
    operator.replaceChildren(...operators[kind].map((one) => optionOf(one, words[one])));
    const value = row.querySelector('.value');
    value.value = '';
    value.type = kind === 'date' ? 'date' : kind === 'number' ? 'number' : 'text';
    value.step = 'any';
    value.pattern = kind === 'boolean' ? 'true|false' : '.*';
    if (kind === 'boolean') value.value = 'true';
  }
  row.querySelector('.value').disabled = operator.value === 'null' || operator.value === 'notNull';
};
const add = () => {
  const row = at('row').content.firstElementChild.cloneNode(true);
  row.querySelector('.column').append(...columns.map(({ name, title }) => optionOf(name, title)));
  row.querySelector('.remove').addEventListener('click', () => { row.remove(); write(); at('add').focus(); });
  at('conditions').append(row);
  fit(row);
  write();
  return row;
};
const builtNow = () => {
  const conditions = rows().map((row) => ({ column: columnNamed(row.querySelector('.column').value), operator: row.querySelector('.operator').value, value: row.querySelector('.value').value }));
  const isSaid = ({ operator, value }) => value !== '' || operator === 'null' || operator === 'notNull';
  const column = columnNamed(at('order').value);
  const order = column && { column, isDescending: at('descending').checked };
  return { conditions: conditions.filter(isSaid), join: at('join').value, order, rows: Math.min(500, Math.max(1, Number(at('rows').value) || 50)) };
};
const requests = (query) => {
  const search = [['querytext', "'" + kqlOf(query, listId).replaceAll("'", "''") + "'"], ['selectproperties', "'Title,ListItemID'"], ['rowlimit', String(query.rows)]];
  const sorted = query.order && { ID: 'ListItemID', Modified: 'LastModifiedTime', Editor: 'ModifiedBy' }[query.order.column.name];
  if (query.order) search.push(['sortlist', "'" + (sorted ?? query.order.column.name) + ':' + (query.order.isDescending ? 'descending' : 'ascending') + "'"]);
  const asked = (pairs) => pairs.map(([name, value]) => name + '=' + encodeURIComponent(value)).join('&');
  return {
    odata: { method: 'GET', url: listAddress() + '/items?' + asked(optionsOf(query, filterOf(query))) },
    caml: { method: 'POST', url: listAddress() + '/getitems', body: JSON.stringify({ query: { ViewXml: viewOf(query) } }) },
    kql: { method: 'GET', url: base() + '/search/query?' + asked(search) },
  };
};
const write = () => {
  const query = builtNow();
  at('odata').textContent = optionsOf(query, filterOf(query)).map(([name, value]) => name + '=' + value).join('\\n');
  at('caml').textContent = viewOf(query).replaceAll('><', '>\\n<');
  at('kql').textContent = kqlOf(query, listId);
};
const accept = { Accept: 'application/json;odata=nometadata' };
const ask = async (url, options = {}) => {
  const reply = await fetch(url, { ...options, headers: { ...accept, ...options.headers }, cache: 'no-store' });
  const text = await reply.text();
  let value;
  try { value = JSON.parse(text); } catch { value = {}; }
  if (reply.ok) return value;
  const said = value['odata.error']?.message?.value ?? value.error?.message?.value ?? value.error?.message ?? text.slice(0, 300);
  throw Object.assign(new Error(reply.status + ': ' + said), { status: reply.status });
};
const failed = (error) => {
  at('state').textContent = error.message;
  at('sign-in').hidden = error.status !== 401;
};
const open = async () => {
  at('state').textContent = 'Opening the list';
  form.dataset.state = 'asking';
  try {
    const [list, fields] = await Promise.all([ask(listAddress() + '?$select=Id'), ask(listAddress() + '/fields?$select=InternalName,Title,TypeAsString&$filter=Hidden eq false&$top=500')]);
    listId = list.Id;
    columns = fields.value.filter(({ TypeAsString }) => kinds[TypeAsString]).map(({ InternalName, Title, TypeAsString }) => ({ name: InternalName, title: Title === InternalName ? Title : Title + ' (' + InternalName + ')', kind: kinds[TypeAsString] }));
    at('conditions').replaceChildren();
    at('order').replaceChildren(optionOf('', 'nothing'), ...columns.map(({ name, title }) => optionOf(name, title)));
    at('build').disabled = false;
    at('sign-in').hidden = true;
    at('state').textContent = columns.length + ' columns can be asked for.';
    const row = add();
    if (columnNamed('Title')) row.querySelector('.column').value = 'Title';
    fit(row);
    write();
  } catch (error) { failed(error); }
  form.dataset.state = 'open';
};
const idsOf = {
  odata: (reply) => reply.value.map(({ Id, Title }) => [String(Id), Title]),
  caml: (reply) => reply.value.map(({ Id, Title }) => [String(Id), Title]),
  kql: (reply) => reply.PrimaryQueryResult.RelevantResults.Table.Rows.map(({ Cells }) => {
    const cell = (name) => Cells.find(({ Key }) => Key === name)?.Value ?? '';
    return [cell('ListItemID'), cell('Title')];
  }),
};
const show = (language, found) => {
  at(language + '-count').textContent = found.length === 1 ? 'One item' : found.length + ' items';
  at(language + '-found').replaceChildren(...found.slice(0, 100).map(([id, title]) => Object.assign(document.createElement('li'), { textContent: id + ' ' + (title ?? '') })));
};
const run = async () => {
  form.dataset.state = 'asking';
  at('state').textContent = 'Asking';
  try {
    const query = builtNow();
    const all = requests(query);
    const { FormDigestValue } = await ask(base() + '/contextinfo', { method: 'POST' });
    const results = {};
    for (const [language, { method, url, body }] of Object.entries(all)) {
      at(language + '-found').replaceChildren();
      try {
        const reply = await ask(url, { method, body, headers: body && { 'Content-Type': 'application/json', 'X-RequestDigest': FormDigestValue } });
        results[language] = idsOf[language](reply);
        show(language, results[language]);
      } catch (error) { at(language + '-count').textContent = error.message; }
    }
    const sets = Object.values(results).map((found) => found.map(([id]) => id).sort().join());
    const isCut = Object.values(results).some((found) => found.length >= query.rows);
    const isSame = sets.length === 3 && new Set(sets).size === 1;
    at('state').textContent = sets.length < 3 ? 'The server refuses at least one of the three.' : isSame ? 'All three find the same items.' : isCut ? 'At least one has more items than rows are asked for.' : 'The three do not find the same: KQL compares words, the others whole texts.';
    at('sign-in').hidden = true;
  } catch (error) { failed(error); }
  form.dataset.state = 'done';
};
at('sign-in').href = '/_forms/default.aspx?ReturnUrl=' + encodeURIComponent(location.pathname);
at('open').addEventListener('click', open);
at('add').addEventListener('click', () => add().querySelector('.column').focus());
form.addEventListener('submit', (event) => { event.preventDefault(); if (at('build').disabled) open(); else run(); });
form.addEventListener('input', (event) => {
  const row = event.target.closest('.condition');
  if (row) fit(row);
  if (!at('build').disabled) write();
});
at('list').addEventListener('input', () => { at('build').disabled = true; });
at('web').addEventListener('input', () => { at('build').disabled = true; });
})();
`
