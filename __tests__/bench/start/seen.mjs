/** Runs in each page before its own scripts: notes the time of the first paint of an element that matches `selector`. */
export const notePainted = selector => {
  const painted = then =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(null)
    })
  const watch = wanted =>
    new Promise(resolve => {
      const look = () => {
        if (!document.querySelector(wanted)) return
        observer.disconnect()
        painted(() => resolve(performance.now()))
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { subtree: true, childList: true })
      look()
    })
  globalThis.firstPainted = watch(selector)
  /** Milliseconds from a click on `clicked` to the paint of `wanted`. */
  globalThis.fromClick = async (clicked, wanted) => {
    const appears = watch(wanted)
    const start = performance.now()
    document.querySelector(clicked).click()
    return (await appears) - start
  }
  /** Goes back in the history, and resolves once the page has painted `wanted`. */
  globalThis.back = async wanted => {
    history.back()
    await watch(wanted)
  }
}

/** Times of a page's first row and of the last response before it, in milliseconds since the navigation. */
export const readTimes = page =>
  page.evaluate(async () => {
    const first = await globalThis.firstPainted
    const ends = performance.getEntriesByType('resource').flatMap(({ name, responseEnd }) => (name.includes('/api/') ? [responseEnd] : []))
    const [frame] = performance.getEntriesByName('first-contentful-paint')
    return { first, answered: Math.max(...ends.filter(end => end <= first)), frame: frame?.startTime ?? first }
  })
