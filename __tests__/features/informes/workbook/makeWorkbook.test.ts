import { makeWorkbook } from '@/features/informes/workbook/makeWorkbook'

const csv = [new TextEncoder().encode('Código\r\nA\r\n')]
const transferOf = ({ signal }: AbortController) => ({ signal, passed: () => undefined })

/** Workers that have been started; a test speaks for each. */
const started: FakeWorker[] = []
class FakeWorker extends EventTarget {
  sent: unknown
  isOver = false
  constructor(readonly url: URL) {
    super()
    started.push(this)
  }
  postMessage(message: unknown) {
    this.sent = message
  }
  terminate() {
    this.isOver = true
  }
}
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'Worker')
  started.length = 0
})

it('is made by a worker, which ends once the export is stopped [CM-03]', async () => {
  Object.assign(globalThis, { Worker: FakeWorker })
  const stop = new AbortController()
  const made = makeWorkbook(csv, 'genericos', transferOf(stop))
  const [worker] = started
  expect(worker).toMatchObject({ sent: [csv, 'genericos'], isOver: false })
  const bytes = new Uint8Array([80, 75])
  worker?.dispatchEvent(Object.assign(new Event('message'), { data: bytes }))
  await expect(made).resolves.toBe(bytes)
  stop.abort()
  expect(worker).toMatchObject({ isOver: true })
})

it('fails with the worker [CM-03]', async () => {
  Object.assign(globalThis, { Worker: FakeWorker })
  const made = makeWorkbook(csv, 'genericos', transferOf(new AbortController()))
  started[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'CSV with an open quote' }))
  await expect(made).rejects.toThrow('CSV with an open quote')
})

it('is made by the page itself where there are no workers [CM-03]', async () => {
  const made = await makeWorkbook(csv, 'genericos', transferOf(new AbortController()))
  expect(String.fromCharCode(...made.slice(0, 2))).toBe('PK')
})
