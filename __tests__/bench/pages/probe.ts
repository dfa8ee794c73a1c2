/** Probe with equal functions for both pages. */
interface Probe {
  /** Milliseconds from the last key press or click to the end of the frame that painted its last change. */
  settled: () => Promise<number>
  /** Visible list: the count, then the texts of its first rows. */
  shown: () => string[]
  /** Scrolls down at an even speed. */
  scroll: (milliseconds: number) => Promise<ScrollResult>
  nodes: () => number
}

interface ScrollResult {
  frames: {
    /** Milliseconds since the previous frame. */
    gap: number
    /** True if a part of the list was painted empty. */
    blank: boolean
  }[]
  /** Maximum number of nodes in the document. */
  nodes: number
}

declare global {
  var bench: Probe
}

const QUIET_MS = 70
/** Distance per frame, not per time: a frame delayed by another program does not add work to the next one. */
const PIXELS_PER_FRAME = 60
const ROWS_SHOWN = 20
/** Frames between two counts of nodes, which take time themselves. */
const FRAMES_PER_COUNT = 10

/** Resolves in a frame's callback once the frame has been painted. */
const whenPainted = (then: () => void) => {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = then
  port2.postMessage(null)
}

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

const rowsInDocument = () => Array.from(document.querySelectorAll<HTMLTableRowElement>('[data-index]'))
const nodes = () => document.querySelectorAll('*').length

/** Watches a page whose list is in the document. */
export const installProbe = (): void => {
  let began = 0
  let painted = 0
  let changed = 0
  const noteChange = () => {
    changed = performance.now()
    requestAnimationFrame(() => whenPainted(() => (painted = performance.now())))
  }
  const noteStart = (event: Event) => {
    began = event.timeStamp
    noteChange()
  }
  window.addEventListener('keydown', noteStart, { capture: true })
  window.addEventListener('click', noteStart, { capture: true })
  window.addEventListener('input', noteChange, { capture: true })
  new MutationObserver(noteChange).observe(document.body, { subtree: true, childList: true, characterData: true })

  const scroller = find('table').parentElement ?? document.body
  const isBlank = () => {
    const last = rowsInDocument().at(-1)
    return !last || last.getBoundingClientRect().bottom < scroller.getBoundingClientRect().bottom
  }

  globalThis.bench = {
    nodes,
    settled: () =>
      new Promise(resolve => {
        const look = () => {
          if (painted > changed && performance.now() - changed > QUIET_MS) resolve(painted - began)
          else setTimeout(look, 10)
        }
        look()
      }),
    shown: () => [
      find('[role=status]').textContent,
      ...rowsInDocument()
        .slice(0, ROWS_SHOWN)
        .map(row =>
          Array.from(row.cells, cell => `${cell.title}|${cell.textContent}|${cell.lastElementChild?.ariaLabel ?? ''}`).join('\t'),
        ),
    ],
    scroll: milliseconds =>
      new Promise(resolve => {
        const result: ScrollResult = { frames: [], nodes: 0 }
        const from = performance.now()
        let before = 0
        const step = (now: number) => {
          // Mark by which the trace finds the frames.
          performance.mark('frame')
          const frame = { gap: now - before, blank: false }
          if (before > 0) result.frames.push(frame)
          before = now
          if (now - from > milliseconds) {
            resolve(result)
            return
          }
          scroller.scrollTop += PIXELS_PER_FRAME
          whenPainted(() => {
            frame.blank = isBlank()
            if (result.frames.length % FRAMES_PER_COUNT === 0) result.nodes = Math.max(result.nodes, nodes())
          })
          requestAnimationFrame(step)
        }
        requestAnimationFrame(step)
      }),
  }
}
