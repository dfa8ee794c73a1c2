const MEGABYTE = 1024 * 1024

/** Heap in megabytes of a page and its workers, after garbage collection. */
export const openMemory = async page => {
  const session = await page.context().newCDPSession(page)
  const workers = new Set()
  const awaited = new Map()
  let calls = 0
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.add(sessionId))
  session.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId))
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message)
    awaited.get(id)?.(result)
    awaited.delete(id)
  })
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  const ofWorker = (sessionId, method) =>
    new Promise(fulfil => {
      const id = ++calls
      awaited.set(id, fulfil)
      void session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) })
    })
  const held = async send => {
    await send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize = 0 } = await send('Runtime.getHeapUsage')
    return (usedSize + backingStorageSize) / MEGABYTE
  }
  return async () => {
    let sum = await held(method => session.send(method))
    for (const worker of workers) sum += await held(method => ofWorker(worker, method))
    return { megabytes: sum, workers: workers.size }
  }
}
