import { telemetryScript } from '../../telemetry-script.ts'
import { partsScript } from './parts-script.ts'
import { refreshScript } from './refresh-script.ts'
import { uploadScript } from './upload-script.ts'

/**
 * The script of the pages of webs: parts of a page follow the changes that others make, and uploads show their progress.
 * Everything works without it. It has no dependencies, and it asks only this server.
 */
export const siteScript = `'use strict'
${telemetryScript}
const separator = '\\u001e'
const parts = () => [...document.querySelectorAll('[data-live]')]
const forms = () => [...document.querySelectorAll('[data-live-form]')]
${refreshScript}
/* The box that chooses all rows of a table, and how many are chosen. */
function choosing() {
  for (const form of document.querySelectorAll('form.rows')) {
    const all = form.querySelector('[data-select-all]')
    const count = form.querySelector('[data-selected]')
    const boxes = () => [...form.querySelectorAll('td > input[name="id"]')].filter((box) => box.getClientRects().length > 0)
    if (!all || !count || all.hidden === false) continue
    for (const one of form.querySelectorAll('[data-with-script]')) one.hidden = false
    for (const one of form.querySelectorAll('[data-without-script]')) one.hidden = true
    const show = () => {
      const chosen = boxes().filter((box) => box.checked).length
      count.textContent = count.dataset.selected.replace('#', String(chosen))
      all.checked = chosen > 0 && chosen === boxes().length
      all.indeterminate = chosen > 0 && !all.checked
    }
    form.addEventListener('change', ({ target }) => {
      if (target === all) for (const box of boxes()) box.checked = all.checked
      show()
    })
    show()
  }
}

function warn(form, text) {
  let line = form.querySelector('[data-warning]')
  if (!line) {
    line = document.createElement('p')
    line.className = 'alert'
    line.dataset.warning = ''
    line.setAttribute('role', 'alert')
    form.prepend(line)
  }
  line.textContent = text
}

/* Asks for the page of a form again: whether somebody else has saved or deleted its item. */
async function ask(form) {
  const reply = await fetch(location.href, ofPart('content'))
  if (reply.status === 404) return warn(form, form.dataset.liveGone)
  if (!reply.ok) return
  const fresh = (await parsed(reply)).querySelector('[data-live-form]')
  const [now, then] = [fresh, form].map((one) => one && one.querySelector('[name="version"]'))
  if (now && then && now.value !== then.value) warn(form, form.dataset.liveText)
}

function heard(change) {
  for (const form of forms()) {
    const id = Number(form.dataset.liveForm.split(':').at(-1))
    if (change.itemId === id) warn(form, change.changeType === 'Deleted' ? form.dataset.liveGone : form.dataset.liveText)
  }
  for (const part of parts()) {
    const [kind] = part.dataset.live.split(':', 1)
    if (kind === 'item' && change.changeType === 'Deleted' && part.dataset.liveGone) return location.assign(part.dataset.liveGone)
    soon(part, change.itemId)
  }
}

/* The hub of lists, in the JSON form of its protocol. Without a connection the parts are read again now and then. */
function follow(groups) {
  let poll = 0
  let pause = 1000
  const askAll = () => {
    for (const part of parts()) soon(part)
    for (const form of forms()) ask(form).catch(later)
  }
  const startPolling = () => {
    if (poll === 0) poll = setInterval(askAll, 20000)
  }
  const connect = () => {
    const address = new URL('/signalr/lists', location.href)
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address)
    let isOpen = false
    let beat = 0
    const send = (message) => socket.send(JSON.stringify(message) + separator)
    socket.addEventListener('open', () => send({ protocol: 'json', version: 1 }))
    socket.addEventListener('message', ({ data }) => {
      for (const text of String(data).split(separator)) {
        if (text === '') continue
        const message = JSON.parse(text)
        if (!isOpen) {
          if (message.error) return socket.close()
          isOpen = true
          pause = 1000
          clearInterval(poll)
          poll = 0
          beat = setInterval(() => send({ type: 6 }), 10000)
          groups.forEach((group, index) => send({ type: 1, invocationId: String(index), target: 'Subscribe', arguments: [group] }))
        } else if (message.type === 1) heard(message.arguments[0])
        else if (message.type === 3) {
          document.documentElement.dataset.live = message.error ? 'refused' : 'connected'
          /* What has changed before the connection was there: not all browsers ask at the same moment. */
          if (message.invocationId === '0' && !message.error) setTimeout(askAll, 500 + Math.random() * 1500)
        } else if (message.type === 7) socket.close()
      }
    })
    socket.addEventListener('close', () => {
      clearInterval(beat)
      delete document.documentElement.dataset.live
      startPolling()
      setTimeout(connect, pause)
      pause = Math.min(pause * 2, 60000)
    })
  }
  connect()
}

${partsScript}
${uploadScript}
/* Offers what fits the text of an input, while the user writes; of several values the last one. */
function suggesting(input) {
  const list = document.createElement('datalist')
  list.id = input.name + '-found'
  input.after(list)
  input.setAttribute('list', list.id)
  let waits = 0
  let asked = ''
  input.addEventListener('input', () => {
    clearTimeout(waits)
    waits = setTimeout(async () => {
      const start = input.dataset.several === undefined ? 0 : input.value.lastIndexOf(';') + 1
      const text = input.value.slice(start).trim()
      if (text === '' || text === asked) return
      asked = text
      const reply = await fetch(input.dataset.suggest + '&text=' + encodeURIComponent(text), { credentials: 'same-origin' })
      if (!reply.ok || text !== asked) return
      const before = start === 0 ? '' : input.value.slice(0, start) + ' '
      list.replaceChildren(...(await reply.json()).map((one) => new Option(one.text, before + one.value)))
    }, 150)
  })
}

for (const input of document.querySelectorAll('[data-suggest]')) suggesting(input)
choosing()
for (const form of document.querySelectorAll('form[data-upload]')) uploads(form)
const groups = [...parts().map((part) => part.dataset.live), ...forms().map((form) => form.dataset.liveForm)]
if (groups.length > 0) follow([...new Set(groups)])
`
