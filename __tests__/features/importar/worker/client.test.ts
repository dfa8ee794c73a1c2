import { prepareWorker, readInWorker, reviewInWorker } from '@/features/importar/worker/client'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { acabado, field, requestOf } from '@test/features/importar/model/given'
import { until } from '@test/support/until'

const going = () => new AbortController().signal
const targets = [field('codigo'), field('familia')]
const cells = Array.from({ length: 450 }, (_, at) => [`C${at + 1}`, at < 3 ? 'Bioactivadores' : 'Enraizantes'])
const request = requestOf({ targets, cells, records: [acabado(1), acabado(2, { familia: 4 })] })

it('A file is read as one, however many pieces it comes in [IX-09]', async () => {
  const text = `Código;Familia\n${cells.map(row => row.join(';')).join('\n')}`
  const { name, sheets } = await readInWorker(new File([text], 'a.csv'), going())
  expect(name).toBe('a.csv')
  expect(sheets).toEqual([{ name: '', titles: ['Código', 'Familia'], rows: request.sheet.rows }])
  await expect(readInWorker(text, going())).resolves.toMatchObject({ name: 'celdas pegadas' })
})

it('A refusal comes with its sentence [IX-09]', async () => {
  await expect(readInWorker(new File([''], 'a.csv'), going())).rejects.toThrow(new Refusal('está vacío'))
})

it('Rows of a review come in batches of 200, and it can be revised [IX-09]', async () => {
  const sizes: number[] = []
  const progress: unknown[] = []
  const review = await reviewInWorker(request, going(), (rows, so) => {
    sizes.push(rows.length)
    progress.push(so)
  })
  expect(sizes).toEqual([200, 200, 50])
  expect(progress.at(-1)).toEqual({ done: 450, total: 450 })
  expect(review.missing).toMatchObject([{ text: 'Bioactivadores', rows: 3 }])
  const { rows, missing } = await review.revise({ names: { 'familias/bioactivadores': { use: 2 } }, cells: {}, rows: {} })
  expect(rows.map(({ number, state }) => [number, state])).toEqual([
    [2, 'changed'],
    [3, 'changed'],
    [4, 'error'],
  ])
  expect(missing).toHaveLength(1)
})

it('A signal ends a review: its rows stop coming [IX-09]', async () => {
  const ending = new AbortController()
  let batches = 0
  const reviewing = reviewInWorker(request, ending.signal, () => {
    batches += 1
    ending.abort(new Error('Se detuvo'))
  })
  await expect(reviewing).rejects.toThrow('Se detuvo')
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(batches).toBe(1)
  await expect(readInWorker('a', ending.signal)).rejects.toThrow('Se detuvo')
})

it('A review goes on with the worker that has the file, and with another one after a review was ended [IX-09]', async () => {
  const file = new AbortController()
  const text = `Código;Familia\n${cells.map(row => row.join(';')).join('\n')}`
  const { sheets } = await readInWorker(text, file.signal)
  const [sheet = request.sheet] = sheets
  const reviewed = async (signal: AbortSignal) => {
    const numbers: number[] = []
    const review = await reviewInWorker({ ...request, sheet }, signal, rows => numbers.push(...rows.map(({ number }) => number)))
    return { review, numbers }
  }
  const numbers = sheet.rows.map(({ number }) => number)
  const first = new AbortController()
  expect((await reviewed(first.signal)).numbers).toEqual(numbers)
  first.abort(new Error('Otra revisión'))
  const second = await reviewed(going())
  expect(second.numbers).toEqual(numbers)
  file.abort(new Error('Otro archivo'))
  expect((await second.review.revise({ names: {}, cells: {}, rows: { 2: null } })).missing).toHaveLength(1)

  const next = new AbortController()
  const { sheets: others } = await readInWorker(text, next.signal)
  const third = await reviewInWorker({ ...request, sheet: others[0] ?? sheet }, going(), () => undefined)
  next.abort(new Error('Otro archivo'))
  await expect(third.revise({ names: {}, cells: {}, rows: {} })).rejects.toThrow('Otro archivo')
})

describe('A worker that is started before a file is chosen [IX-09]', () => {
  class StartedWorker extends EventTarget {
    static readonly all: StartedWorker[] = []
    readonly asked: unknown[] = []
    isEnded = false
    constructor() {
      super()
      StartedWorker.all.push(this)
    }
    postMessage(question: unknown) {
      this.asked.push(question)
    }
    terminate() {
      this.isEnded = true
    }
  }
  const started = StartedWorker.all
  const { Worker } = globalThis
  beforeEach(() => {
    started.length = 0
    Object.assign(globalThis, { Worker: StartedWorker })
  })
  afterEach(() => void Object.assign(globalThis, { Worker }))

  const read = () => {
    const stop = new AbortController()
    const ended = readInWorker('a;b\n1;2', stop.signal).then(
      () => 'read',
      () => 'ended',
    )
    return { stop, ended }
  }
  const asked = async (worker: StartedWorker | undefined) => {
    await until(() => worker?.asked.length !== 0)
    return worker?.asked
  }

  it('reads the file, and is left to it', async () => {
    const stopped = new AbortController()
    prepareWorker(stopped.signal)
    const { stop, ended } = read()
    expect(await asked(started[0])).toEqual([{ kind: 'read', source: 'a;b\n1;2' }])
    stopped.abort()
    expect(started.map(({ isEnded }) => isEnded)).toEqual([false])
    stop.abort()
    expect(await ended).toBe('ended')
    expect(started.map(({ isEnded }) => isEnded)).toEqual([true])
  })

  it.each([
    ['ends with the page', (stopped: AbortController) => stopped.abort()],
    ['that breaks is given up', () => started[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'sin red' }))],
  ])('%s: the file has another one', async (_title, end) => {
    const stopped = new AbortController()
    prepareWorker(stopped.signal)
    end(stopped)
    expect(started.map(({ isEnded }) => isEnded)).toEqual([true])
    const { stop, ended } = read()
    expect(await asked(started[1])).toHaveLength(1)
    stop.abort()
    expect(await ended).toBe('ended')
  })
})
