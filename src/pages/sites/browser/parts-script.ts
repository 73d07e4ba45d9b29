/** The script of the editor of web parts: people drag a part by its head to another place. The buttons of its form do the same. */
export const partsScript = `
function dragging() {
  const editor = document.querySelector('[data-parts]')
  if (!editor) return
  let held = null
  const clear = () => {
    for (const one of editor.querySelectorAll('.drop-here')) one.classList.remove('drop-here')
  }
  const targetOf = (event) => event.target.closest('[data-part-card], [data-drop-zone]')
  for (const card of editor.querySelectorAll('[data-part-card]')) {
    const head = card.querySelector('.tools')
    head.draggable = true
    head.addEventListener('dragstart', (event) => {
      held = card
      event.dataTransfer.effectAllowed = 'move'
      event.dataTransfer.setData('text/plain', card.dataset.partCard)
      event.dataTransfer.setDragImage(card, 12, 12)
    })
    head.addEventListener('dragend', () => {
      held = null
      clear()
    })
  }
  editor.addEventListener('dragover', (event) => {
    if (!held) return
    event.preventDefault()
    clear()
    const target = targetOf(event)
    if (target && target !== held) target.classList.add('drop-here')
  })
  editor.addEventListener('drop', (event) => {
    const target = targetOf(event)
    if (!held || !target || target === held) return
    event.preventDefault()
    const zone = target.closest('[data-drop-zone]')
    const others = [...zone.querySelectorAll('[data-part-card]')].filter((one) => one !== held)
    const at = target === zone ? others.length : others.indexOf(target)
    const form = held.querySelector('form')
    const set = (name, value) => {
      for (const one of form.querySelectorAll('[name="' + name + '"]')) one.value = value
    }
    set('zone', zone.dataset.dropZone)
    set('ordinal', String(Math.max(0, at)))
    const action = document.createElement('input')
    action.type = 'hidden'
    action.name = 'do'
    action.value = 'place'
    form.append(action)
    form.submit()
  })
}
dragging()
`
