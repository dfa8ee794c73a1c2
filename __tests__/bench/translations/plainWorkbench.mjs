/** Runs in the page: milliseconds from a key press to the end of the frame that painted its last change. */
export const notePainted = () => {
  const QUIET_MS = 70
  let began = 0
  let painted = 0
  let changed = 0
  const noteChange = () => {
    changed = performance.now()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (painted = performance.now())
      port2.postMessage(null)
    })
  }
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      began = timeStamp
      noteChange()
    },
    { capture: true },
  )
  addEventListener('input', noteChange, { capture: true })
  new MutationObserver(noteChange).observe(document.body, { subtree: true, childList: true, characterData: true })
  globalThis.settled = () =>
    new Promise(resolve => {
      const look = () => {
        if (painted > changed && performance.now() - changed > QUIET_MS) resolve(painted - began)
        else setTimeout(look, 10)
      }
      look()
    })
}

/**
 * Runs in the page once the workbench shows: keeps its document without its scripts, and handles typing in the search and Enter in a text by
 * handwritten code with the same texts.
 */
export const makePlain = async path => {
  const answer = await fetch(path, { headers: { authorization: `Token ${localStorage.getItem('token')}` } })
  const texts = await answer.json()
  const fold = text => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const folded = texts.map(({ origen, destino }) => fold(`${origen}\n${destino}`))
  const places = new Map(texts.map(({ raiz_tipo, raiz }, at) => [`${raiz_tipo} ${raiz}`, at]))

  const made = document.body.firstElementChild
  const root = made.cloneNode(true)
  made.replaceWith(root)
  const body = root.querySelector('tbody')
  const lines = body.querySelectorAll('[data-index]').length
  const models = { root: body.querySelector('tr:has(> th[colspan])'), text: body.querySelector('tr:has(textarea)') }
  const count = root.querySelector('header [role=status], [role=status]')
  const search = root.querySelector('input[type=search]')

  const lineOf = (text, isRoot) => {
    const line = models[isRoot ? 'root' : 'text'].cloneNode(true)
    if (isRoot) line.querySelector('a, th span span:nth-child(2)').textContent = text.nombre
    else {
      line.cells[0].textContent = text.campo
      line.cells[1].textContent = text.origen
      line.querySelector('textarea').value = text.destino
    }
    return line
  }
  search.addEventListener('input', () => {
    const words = fold(search.value).split(/\s+/).filter(Boolean)
    const found = []
    for (let at = 0; at < texts.length; at++) if (words.every(word => folded[at].includes(word))) found.push(at)
    count.textContent = found.length === texts.length ? `${texts.length} textos` : `${found.length} de ${texts.length} textos`
    const shown = []
    let before
    for (const at of found) {
      if (shown.length >= lines) break
      const root = `${texts[at].raiz_tipo} ${texts[at].raiz}`
      if (root !== before) shown.push(lineOf(texts[at], true))
      before = root
      shown.push(lineOf(texts[at], false))
    }
    const rest = document.createElement('tr')
    rest.style.height = `${36 * Math.min(found.length + places.size, 20_000)}px`
    body.replaceChildren(...shown, rest)
  })
  body.addEventListener('keydown', event => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const fields = [...body.querySelectorAll('textarea')]
    const next = fields[fields.indexOf(event.target) + 1]
    next?.focus()
    next?.select()
  })
}
