/**
 * The script of parts of a page that follow what others change. A part is asked for alone, without the frame of its page; where the rows
 * of a table are the same ones, only those that differ are put in place.
 */
export const refreshScript = `
const ofPart = (part) => ({ headers: { Accept: 'text/html', 'X-Tenon-Part': part }, credentials: 'same-origin' })
const partNamed = (name, where = document) => where.querySelector('[data-part="' + name + '"]')
const parsed = async (reply) => new DOMParser().parseFromString(await reply.text(), 'text/html')

/* Asks for a part, and puts it in the place of the present one, or offers it where the user has begun something. */
async function refresh(name, ids, isWanted) {
  const asking = partNamed(name)
  if (!asking) return
  const reply = await fetch(asking.dataset.fresh || location.href, ofPart(name))
  if (reply.status === 404 && asking.dataset.liveGone) return location.assign(asking.dataset.liveGone)
  if (!reply.ok) return
  const fresh = partNamed(name, await parsed(reply))
  const here = partNamed(name)
  if (!fresh || !here) return
  if (textOf(fresh) !== textOf(here)) {
    if (!isWanted && here.dataset.liveText && isInUse(here)) return offer(here, ids)
    for (const line of document.querySelectorAll('[data-offer]')) line.remove()
    if (!putRows(fresh, here)) putWhole(fresh, here)
  }
  for (const id of ids) {
    const row = document.querySelector('tr[data-item="' + Number(id) + '"]')
    if (row) row.classList.add('changed')
  }
}

/* Puts the rows that differ, if nothing else does. */
function putRows(fresh, here) {
  const [next, now] = [fresh, here].map((part) => [...part.querySelectorAll('tr[data-item]')])
  if (next.length !== now.length || next.some((row, at) => row.dataset.item !== now[at].dataset.item)) return false
  next.forEach((row, at) => {
    if (textOf(row) !== textOf(now[at])) now[at].replaceWith(document.importNode(row, true))
  })
  return textOf(fresh) === textOf(here)
}

function putWhole(fresh, here) {
  const folded = new Map([...here.querySelectorAll('.fold')].map((box) => [groupOf(box), box.checked]))
  for (const box of fresh.querySelectorAll('.fold')) box.checked = folded.get(groupOf(box)) ?? box.checked
  here.replaceWith(document.adoptNode(fresh))
  choosing()
}

/* The name of a group, without the number of its rows. */
const groupOf = (box) => box.parentElement.textContent.replace(/\\(\\d+\\)\\s*$/, '').trim()

/* What a user sees of a part: form digests differ from page to page, and this script counts the chosen rows. */
function textOf(part) {
  const counted = part.querySelector('[data-selected]') !== null
  const own = counted ? part.cloneNode(true) : part
  if (counted) for (const count of own.querySelectorAll('[data-selected]')) count.remove()
  return own.textContent + [...own.querySelectorAll('a')].map((link) => link.getAttribute('href')).join(' ')
}

/* A part in which the user has begun something is not taken away: a line above it offers the changes. */
const isInUse = (part) => part.querySelector('input[name]:checked') !== null || part.contains(document.activeElement)

function offer(part, ids) {
  if (document.querySelector('[data-offer]')) return
  const line = document.createElement('p')
  line.className = 'note-box'
  line.dataset.offer = ''
  line.setAttribute('role', 'status')
  line.append(part.dataset.liveText + ' ')
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'plain small'
  button.textContent = part.dataset.liveAction
  button.addEventListener('click', () => {
    line.remove()
    refresh(part.dataset.part, ids, true).catch(later)
  })
  line.append(button)
  part.before(line)
}

/* Without a connection, until the next time. */
const later = () => undefined

const waiting = new Map()
const turns = new Map()
const began = new Map()
const pauseMs = 300
/* The first change is shown at once; those that follow in a moment are one refresh, after the one before it. */
function soon({ dataset: { part: name } }, itemId) {
  const held = waiting.get(name)
  const ids = held ?? new Set()
  if (itemId !== undefined) ids.add(itemId)
  if (held) return
  waiting.set(name, ids)
  const start = () => {
    waiting.delete(name)
    began.set(name, Date.now())
    return refresh(name, ids).catch(later)
  }
  setTimeout(() => turns.set(name, (turns.get(name) ?? Promise.resolve()).then(start)), Math.max(0, (began.get(name) ?? 0) + pauseMs - Date.now()))
}
`
