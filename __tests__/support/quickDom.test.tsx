const MARKUP = `
  <label for="a">A</label><label for="a">Also A</label><input id="a" />
  <label>Around <span>it</span> <textarea id="b"></textarea><button id="c">c</button></label>
  <input id="d" type="hidden" /><label for="nothing">None</label>
  <p id="n">n</p><p id="e" hidden>e</p><p id="f" style="display: none">f</p><dialog id="g"></dialog><dialog id="h" open></dialog>
  <div style="visibility: hidden; pointer-events: none"><i id="i">i</i><b id="j" style="visibility: visible">j</b></div>
  <ul id="k"><li id="l">l</li></ul><template id="m"></template>`

/** Computed styles and labels that a window returns for each element with an id. */
const answersOf = (view: Window & typeof globalThis) => {
  view.document.body.innerHTML = MARKUP
  return [...view.document.querySelectorAll<HTMLInputElement>('[id]')].map(element => {
    const { display, visibility, pointerEvents } = view.getComputedStyle(element)
    const labels = element.labels && [...element.labels].map(label => label.textContent)
    return { id: element.id, display, visibility, pointerEvents, labels }
  })
}

it('answers about labels and styles as jsdom does, whose own answers a second window gives', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const expected = answersOf(frame.contentWindow as Window & typeof globalThis)
  expect(expected).toHaveLength(14)
  expect(answersOf(window)).toEqual(expected)
})
