/** Runs in each page before its own scripts: marks the tasks in which drafts are written to IndexedDB, or IndexedDB responds. */
export const markDrafting = () => {
  const mark = () => performance.mark('drafting')
  const transaction = Reflect.get(IDBDatabase.prototype, 'transaction')
  IDBDatabase.prototype.transaction = function (...args) {
    mark()
    const opened = transaction.apply(this, args)
    opened.addEventListener('complete', mark)
    return opened
  }
  const put = Reflect.get(IDBObjectStore.prototype, 'put')
  IDBObjectStore.prototype.put = function (...args) {
    const request = put.apply(this, args)
    request.addEventListener('success', mark)
    return request
  }
}

/** Runs in each page before its own scripts: removes IndexedDB, so that no drafts are kept. */
export const forbidDrafts = () => Reflect.deleteProperty(globalThis, 'indexedDB')

/** Runs in each page before its own scripts: notes the milliseconds from each key press to the end of the frame that paints it. */
export const notePresses = () => {
  globalThis.presses = []
  const note = ({ timeStamp }) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => globalThis.presses.push(performance.now() - timeStamp)
      port2.postMessage(null)
    })
  addEventListener('keydown', note, { capture: true })
}

/** Duration of each marked task of a page's main thread in a trace, in milliseconds. */
export const markedTasks = trace => {
  const { traceEvents } = JSON.parse(trace)
  const marks = traceEvents.filter(({ name, cat }) => name === 'drafting' && cat.includes('blink.user_timing'))
  const tasks = traceEvents.filter(({ name, ph }) => name.endsWith('RunTask') && ph === 'X')
  const around = mark =>
    tasks.filter(({ pid, tid, ts, dur }) => pid === mark.pid && tid === mark.tid && ts <= mark.ts && mark.ts <= ts + dur)
  return [...new Set(marks.flatMap(around))].map(({ dur }) => dur / 1000)
}
