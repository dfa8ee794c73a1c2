/**
 * Opens a browser context with one tab, driven by the DevTools protocol without its network events. For Playwright, the browser reports each
 * request with its stack trace, for which the engine parses whole scripts again: a quarter of the time from the address to a list, which no
 * user without open developer tools waits for.
 */
export const openTab = async (browser, { address, authorization }, everyPage) => {
  const line = await browser.newBrowserCDPSession()
  const { browserContextId } = await line.send('Target.createBrowserContext')
  const signingIn = await attach(line, browserContextId)
  await signingIn.goto(`${address}/icon.svg`)
  await signingIn.evaluate(token => localStorage.setItem('token', token), authorization.replace('Token ', ''))
  const { goto, ...tab } = await attach(line, browserContextId)
  // The list opens in a new renderer process, as in a browser that comes from another site.
  await signingIn.close()
  await tab.onEveryPage(everyPage)
  return {
    ...tab,
    goto: path => goto(address + path),
    close: async () => {
      await line.send('Target.disposeBrowserContext', { browserContextId })
      await line.detach()
    },
  }
}

const attach = async (line, browserContextId) => {
  const { targetId } = await line.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await line.send('Target.attachToTarget', { targetId, flatten: false })
  const awaited = new Map()
  line.on('Target.receivedMessageFromTarget', told => {
    if (told.sessionId !== sessionId) return
    const { id, method, error, result } = JSON.parse(told.message)
    const [fulfil, reject] = awaited.get(id ?? method) ?? []
    awaited.delete(id ?? method)
    if (error) reject?.(new Error(error.message))
    else fulfil?.(result)
  })
  const hear = key => new Promise((fulfil, reject) => awaited.set(key, [fulfil, reject]))
  let calls = 0
  const send = (method, params = {}) => {
    const id = ++calls
    const heard = hear(id)
    void line.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
    return heard
  }
  const opening = async (method, params) => {
    const opened = hear('Page.frameNavigated')
    await send(method, params)
    await opened
  }
  const evaluate = async (work, given = null) => {
    const expression = `(${work})(${JSON.stringify(given)})`
    const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  await send('Page.enable')
  await send('Emulation.setDeviceMetricsOverride', { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false })
  return {
    evaluate,
    goto: url => opening('Page.navigate', { url }),
    reload: () => opening('Page.reload'),
    onEveryPage: ([work, given]) => send('Page.addScriptToEvaluateOnNewDocument', { source: `(${work})(${JSON.stringify(given)})` }),
    /** Resolves after half a second without a new resource. */
    settled: () =>
      evaluate(async () => {
        const asked = () => performance.getEntriesByType('resource').length
        for (let before = -1; before !== asked();) {
          before = asked()
          await new Promise(resolve => setTimeout(resolve, 500))
        }
      }),
    close: () => line.send('Target.closeTarget', { targetId }),
  }
}
