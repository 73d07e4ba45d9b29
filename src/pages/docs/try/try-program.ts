import { readableText, triedAddress, triedCommand } from './request.ts'

/**
 * The program of a form that sends an operation. The browser adds its own sign-in, unless the form names another; a write gets a form
 * digest first. It sends nothing before somebody presses the button, and only to this server.
 */
export const tryProgram = `(() => {
const addressOf = ${triedAddress.toString()};
const commandOf = ${triedCommand.toString()};
const readable = ${readableText.toString()};
const most = 262144;
const at = (id) => document.getElementById('try-' + id);
const form = document.getElementById('try');
const { method, path, action, digest, open } = form.dataset;
const valueAt = (id) => at(id)?.value ?? '';
const webPath = () => '/' + valueAt('web').split('/').filter((step) => step !== '').join('/');
const fileOf = () => at('file')?.files[0];
const requestNow = () => {
  const values = [...form.querySelectorAll('[data-place]')].map(({ dataset, value }) => ({ name: dataset.name, place: dataset.place, value }));
  const body = valueAt('body');
  const type = valueAt('type');
  const headers = [];
  if (valueAt('accept')) headers.push(['Accept', valueAt('accept')]);
  if (type && (body || fileOf())) headers.push(['Content-Type', type]);
  if (action && type.startsWith('text/xml')) headers.push(['SOAPAction', '"' + action + '"']);
  for (const { name, place, value } of values) if (place === 'header' && value) headers.push([name, value]);
  if (valueAt('authorization')) headers.push(['Authorization', valueAt('authorization')]);
  return { method, url: location.origin + addressOf(valueAt('web'), path, values), headers, body, isOpen: open === 'true' || valueAt('authorization') !== '' };
};
const showCommand = () => {
  const request = requestNow();
  const file = fileOf();
  at('command').textContent = commandOf(file ? { ...request, body: '@' + file.name } : request);
  if (at('browse')) at('browse').href = request.url;
};
const digestOf = async (signal) => {
  const base = webPath() === '/' ? '' : webPath();
  const reply = await fetch(base + '/_api/contextinfo', { method: 'POST', headers: { Accept: 'application/json;odata=nometadata' }, signal });
  return reply.ok ? (await reply.json()).FormDigestValue : undefined;
};
const bytesOf = async (reply) => {
  const parts = [];
  let length = 0;
  const reader = reply.body?.getReader();
  while (reader && length < most) {
    const { done, value } = await reader.read();
    if (done) return { parts, length, isWhole: true };
    parts.push(value);
    length += value.length;
    if ((reply.headers.get('content-type') ?? '').startsWith('text/event-stream')) {
      const text = await new Blob(parts).text();
      at('reply').textContent = text;
      at('result').hidden = false;
    }
  }
  await reader?.cancel();
  return { parts, length, isWhole: !reader };
};
const show = async (reply, started) => {
  at('result').hidden = false;
  at('headers').replaceChildren();
  at('reply').textContent = '';
  at('save').hidden = true;
  if (reply.type === 'opaqueredirect') {
    at('status').textContent = 'The server redirects. A page may not see where to: open the address in the browser.';
    return;
  }
  for (const [name, value] of reply.headers) {
    const [term, fact] = [document.createElement('dt'), document.createElement('dd')];
    term.textContent = name;
    fact.textContent = value;
    at('headers').append(term, fact);
  }
  at('status').textContent = reply.status + ' ' + reply.statusText;
  const { parts, length, isWhole } = await bytesOf(reply);
  const type = reply.headers.get('content-type') ?? '';
  at('status').textContent = reply.status + ' ' + reply.statusText + ', ' + Math.round(performance.now() - started) + ' ms, ' + length + ' bytes' + (isWhole ? '' : ' shown of more');
  const isText = type === '' || /json|xml|text|urlencoded|multipart/i.test(type);
  const blob = new Blob(parts, { type: 'application/octet-stream' });
  if (isText) at('reply').textContent = readable(isWhole ? type : '', await blob.text());
  if (length > 0) {
    at('save').hidden = false;
    at('save').href = URL.createObjectURL(blob);
  }
  at('sign-in').hidden = reply.status !== 401 || /basic|ntlm|negotiate/i.test(reply.headers.get('www-authenticate') ?? '');
};
let running;
const send = async () => {
  running?.abort();
  const own = new AbortController();
  running = own;
  at('stop').disabled = false;
  form.dataset.state = 'sending';
  at('status').textContent = 'Sending';
  try {
    const request = requestNow();
    const headers = new Headers(request.headers);
    const isForeign = headers.has('authorization');
    const found = digest === 'true' && !isForeign ? await digestOf(own.signal) : undefined;
    if (found) headers.set('X-RequestDigest', found);
    const started = performance.now();
    const body = method === 'GET' ? undefined : (fileOf() ?? (request.body || undefined));
    const options = { method, headers, body, redirect: 'manual', cache: 'no-store', credentials: isForeign ? 'omit' : 'same-origin', signal: own.signal };
    await show(await fetch(request.url, options), started);
  } catch (error) {
    at('status').textContent = own.signal.aborted ? 'Stopped.' : 'The request was not sent: ' + error.message;
  }
  if (running !== own) return;
  at('stop').disabled = true;
  form.dataset.state = 'done';
};
const versions = { 'text/xml': 'http://schemas.xmlsoap.org/soap/envelope/', 'application/soap+xml': 'http://www.w3.org/2003/05/soap-envelope' };
at('type')?.addEventListener('change', () => {
  const namespace = versions[valueAt('type').split(';')[0]];
  if (action && namespace) for (const other of Object.values(versions)) at('body').value = at('body').value.replace(other, namespace);
});
at('sign-in').href = '/_forms/default.aspx?ReturnUrl=' + encodeURIComponent(location.pathname);
form.addEventListener('submit', (event) => { event.preventDefault(); send(); });
form.addEventListener('input', showCommand);
form.addEventListener('change', showCommand);
form.addEventListener('keydown', (event) => { if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit(); });
at('stop').addEventListener('click', () => running?.abort());
showCommand();
})();
`
