/**
 * The part of the script of the pages of webs that uploads files, each with its progress. A large file goes in parts, as REST takes
 * them: after a lost connection the upload goes on with the part that was lost, and so it does when the page is opened again and the
 * same file is chosen.
 */
export const uploadScript = `
/* Larger files go in parts of this size. */
const partBytes = 4 * 1024 * 1024
/* How long to wait before a part is sent again. The time doubles with each try. */
const [leastPause, mostPause] = [1000, 30000]
const lost = new Set([0, 429, 502, 503, 504])

/* Uploads one after the other. */
function uploads(form) {
  const state = form.querySelector('[data-upload-state]')
  for (const hint of form.querySelectorAll('[data-with-script]')) hint.hidden = false
  const over = (isOver) => (event) => {
    event.preventDefault()
    form.classList.toggle('over', isOver)
  }
  form.addEventListener('dragover', over(true))
  form.addEventListener('dragleave', over(false))
  form.addEventListener('drop', (event) => {
    over(false)(event)
    void sendAll([...event.dataTransfer.files])
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void sendAll([...form.elements.files.files])
  })
  async function sendAll(files) {
    let failed = 0
    state.textContent = ''
    for (const file of files) failed += (await sendOne(file)) ? 0 : 1
    if (files.length > 0 && failed === 0) location.reload()
  }
  async function sendOne(file) {
    const line = document.createElement('p')
    const bar = document.createElement('progress')
    const label = document.createElement('span')
    label.textContent = file.name + ' '
    bar.max = 1
    bar.value = 0
    bar.setAttribute('aria-label', file.name)
    line.append(label, bar)
    state.append(line)
    const show = {
      progress: (bytes) => (bar.value = file.size > 0 ? Math.min(bytes / file.size, 1) : 0),
      waits: (isWaiting) => (label.textContent = file.name + ' ' + (isWaiting ? form.dataset.uploadWaiting + ' ' : '')),
    }
    const isStored = await (file.size > partBytes ? sendInParts(form, file, show) : sendWhole(form, file, show))
    show.progress(file.size)
    if (!isStored) label.textContent = file.name + ' ' + form.dataset.uploadFailed
    if (!isStored) label.className = 'wrong'
    return isStored
  }
}

/* Sends a request, and resolves with its status; 0 without a reply. */
function post(address, body, headers, progress) {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.upload.addEventListener('progress', ({ loaded }) => progress(loaded))
    request.addEventListener('loadend', () => resolve({ status: request.status, text: request.responseText }))
    request.open('POST', address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(body)
  })
}

async function sendWhole(form, file, show) {
  const body = new FormData()
  for (const name of ['__REQUESTDIGEST', 'overwrite']) {
    const input = form.elements[name]
    if (input && (input.type !== 'checkbox' || input.checked)) body.append(name, input.value)
  }
  body.append('files', file)
  const { status } = await post(form.action, body, {}, show.progress)
  return status >= 200 && status < 400
}

/* Uploads that have begun, by file: what the browser keeps over a reload of the page. */
const keptName = 'tenon.uploads'
const mostKept = 20
function keptUploads() {
  try {
    return new Map(JSON.parse(localStorage.getItem(keptName) || '[]'))
  } catch {
    return new Map()
  }
}
function keepUpload(key, begun) {
  const kept = keptUploads()
  kept.delete(key)
  if (begun) kept.set(key, begun)
  try {
    localStorage.setItem(keptName, JSON.stringify([...kept].slice(-mostKept)))
  } catch {
    /* Without this memory an upload goes on only while the page is open. */
  }
}

/* A literal of an address: quotes are doubled. */
const literal = (text) => "'" + encodeURIComponent(text.replaceAll("'", "''")) + "'"

function newGuid() {
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [digits.slice(0, 8), digits.slice(8, 12), '4' + digits.slice(13, 16), 'a' + digits.slice(17, 20), digits.slice(20)].join('-')
}

/* Waits for some time, or until the browser is online again. */
const waitFor = (ms) =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })

/* A sender of requests to REST, which waits for a lost connection and gets a new form digest when the server wants one. */
function restOf(form, show) {
  const base = form.dataset.uploadWeb + '/_api/'
  let digest = form.elements.__REQUESTDIGEST.value
  const headers = () => ({ Accept: 'application/json;odata=nometadata', 'X-RequestDigest': digest })
  async function renew() {
    const { status, text } = await post(base + 'contextinfo', null, headers(), () => {})
    const fresh = status === 200 ? JSON.parse(text).FormDigestValue : undefined
    const isNew = typeof fresh === 'string' && fresh !== digest
    if (isNew) digest = fresh
    return isNew
  }
  /* Resolves with the reply and with whether an earlier try was lost, which the server may have taken. */
  return async (path, body, progress = () => {}, more = {}) => {
    let pause = leastPause
    let isUnsure = false
    let isRenewed = false
    for (;;) {
      const reply = await post(base + path, body, { ...headers(), ...more }, progress)
      if (lost.has(reply.status)) {
        isUnsure = true
        show.waits(true)
        await waitFor(pause)
        pause = Math.min(pause * 2, mostPause)
      } else if (reply.status === 403 && !isRenewed) {
        isRenewed = true
        if (!(await renew())) return { ...reply, isUnsure }
      } else {
        show.waits(false)
        return { ...reply, isUnsure }
      }
    }
  }
}

const isDone = ({ status }) => status >= 200 && status < 300

/* Uploads a large file; on from where it was, if it has begun before. \`former\` is an upload that could not go on. */
async function sendInParts(form, file, show, former) {
  const send = restOf(form, show)
  const folder = form.dataset.uploadFolder
  const name = file.name.normalize('NFC')
  const at = 'web/getfilebyserverrelativeurl(' + literal(folder + '/' + name) + ')'
  const key = [form.dataset.uploadWeb, folder, name, file.size, file.lastModified].join('|')
  const kept = former ? undefined : keptUploads().get(key)
  const begun = kept || (await begin(form, send, { folder, name, former }))
  if (!begun) return false
  /* The page may have been closed while the server took a part. */
  let mayHave = kept !== undefined
  for (;;) {
    keepUpload(key, begun)
    const { id, offset } = begun
    const end = Math.min(offset + partBytes, file.size)
    const isLast = end === file.size
    const part = "(uploadid=guid'" + id + "'" + (offset > 0 ? ',fileoffset=' + offset : '') + ')'
    const act = offset === 0 ? 'startupload' : isLast ? 'finishupload' : 'continueupload'
    const reply = await send(at + '/' + act + part, file.slice(offset, end), (bytes) => show.progress(offset + bytes))
    const isTaken = isDone(reply)
    const isUnsure = reply.isUnsure || mayHave
    mayHave = false
    if (isTaken && isLast) break
    /* The part was stored, only its reply was lost: then the server waits for the next one. */
    if (isTaken || (reply.status === 400 && isUnsure && !isLast)) begun.offset = end
    else if (isUnsure && isLast && (await hasAll(at, form, file))) break
    else {
      /* Whoever signs in again goes on. */
      if (reply.status === 401) return false
      keepUpload(key)
      if (kept && (reply.status === 400 || reply.status === 404)) return sendInParts(form, file, show, kept)
      if (begun.isMade) await send(at, null, undefined, { 'X-HTTP-Method': 'DELETE', 'If-Match': '*' })
      return false
    }
  }
  keepUpload(key)
  return true
}

/* Makes the file, empty until its last part has arrived; one that is there already keeps its content until then. */
async function begin(form, send, { folder, name, former }) {
  const path = 'web/getfolderbyserverrelativeurl(' + literal(folder) + ')/files/add(url=' + literal(name) + ',overwrite=false)'
  const made = await send(path, new Blob())
  const isMade = isDone(made) || former?.isMade === true
  const mayReplace = form.elements.overwrite.checked || made.isUnsure || former !== undefined
  return isMade || (made.status === 400 && mayReplace) ? { id: newGuid(), offset: 0, isMade } : undefined
}

/* Whether the server has the whole file. */
async function hasAll(at, form, file) {
  const address = form.dataset.uploadWeb + '/_api/' + at + '?$select=Length'
  const reply = await fetch(address, { headers: { Accept: 'application/json;odata=nometadata' } }).catch(() => undefined)
  return reply?.ok === true && Number((await reply.json()).Length) === file.size
}
`
