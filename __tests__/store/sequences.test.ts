import { expectSaga } from 'redux-saga-test-plan'
import { ApiError } from '@/api/http/ApiError'
import type { Transfer } from '@/api/http/transfer'
import type { Saga } from '@/store/effects'
import { ConflictError } from '@/store/sequences/ConflictError'
import { noAttempts, recordStep, type RecordFacts } from '@/store/sequences/recordStep'
import { runAfresh, runSequence } from '@/store/sequences/run'
import {
  conflictClosed,
  placeLeft,
  type Question,
  runRestored,
  selectConflict,
  selectFailure,
  selectIsRunning,
  selectRefusal,
  selectRun,
  sequenceFailed,
  sequenceForgotten,
  sequenceStarted,
  stepFailed,
} from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { carrying } from '@/store/sequences/transfers'
import { selectToasts } from '@/store/toasts'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

interface Facts {
  id?: number
  lineas?: number[]
}
type TestStep = Step<string, Facts>
const { logged } = quietErrors()

const fine = (name: string, learnt?: Facts): TestStep => ({
  name,

  *run() {
    return learnt
  },
})
const broken = (
  name: string,
  policy: Pick<TestStep, 'onFailure' | 'fallback' | 'keepsFallback'> = {},
  error: unknown = new ApiError(500, null),
): TestStep => ({
  ...policy,
  name,

  *run(): Saga {
    throw error
  },
})

const seen: string[] = []
beforeEach(() => seen.splice(0))
/** Runs on the real reducer; `seen` then holds "type step" of each action, in order. */
const run = async (
  steps: TestStep[],
  { facts = {}, state = stateAfter() }: { facts?: Facts; state?: ReturnType<typeof stateAfter> } = {},
) => {
  const reducer = (before: ReturnType<typeof stateAfter> | undefined, action: { type: string; payload?: { step?: string } }) => {
    if (/^(sequences|toasts)\//.test(action.type)) seen.push([action.type.split('/')[1], action.payload?.step].filter(Boolean).join(' '))
    return rootReducer(before, action)
  }
  return expectSaga(runSequence<string, Facts>, { key: 'k', steps, input: 'lo que se escribió', facts })
    .withReducer(reducer, state)
    .run()
}

it('runs the named steps one after the other, each start and success an action [AC-02]', async () => {
  const { returnValue } = await run([fine('Uno', { id: 7 }), fine('Dos')])
  expect(seen).toEqual(['sequenceStarted', 'stepStarted Uno', 'stepDone Uno', 'stepStarted Dos', 'stepDone Dos', 'sequenceFinished'])
  expect(returnValue).toEqual({ id: 7 })
})

it('hands each step the facts of those before it, and leaves out the steps whose condition fails', async () => {
  const facts: (number | undefined)[] = []
  const looks: TestStep = {
    name: 'Mira',

    *run(context): Saga {
      facts.push(context.facts.id)
    },
  }
  await run([looks, fine('Uno', { id: 7 }), { ...fine('Nunca'), when: (_input, { id }) => id !== 7 }, looks])
  expect(facts).toEqual([undefined, 7])
  expect(seen).toContain('stepSkipped Nunca')
  expect(seen).not.toContain('stepStarted Nunca')
})

it('stops at a failure, says so in an action, a toast and the log, and keeps the facts [AC-02]', async () => {
  const { returnValue, storeState } = await run([fine('Uno', { id: 7 }), broken('Dos', { fallback: 'No se pudo' }), fine('Tres')])
  expect(returnValue).toBeNull()
  expect(seen.slice(3)).toEqual(['stepStarted Dos', 'stepFailed Dos', 'toastRaised', 'sequenceFailed'])
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: 'No se pudo' }])
  expect(selectRun(storeState, 'k')).toMatchObject({
    phase: 'failed',
    facts: { id: 7 },
    steps: [
      { name: 'Uno', state: 'done' },
      { name: 'Dos', state: 'failed' },
      { name: 'Tres', state: 'waiting' },
    ],
  })
  expect(logged()).toEqual(['k > Dos'])
})

it('prefers the detail of the answer to the fallback [MA-11]', async () => {
  const { storeState } = await run([broken('Uno', { fallback: 'No se pudo' }, new ApiError(409, 'Se usa en 3 envases'))])
  expect(selectToasts(storeState)).toMatchObject([{ tone: 'error', text: 'Se usa en 3 envases' }])
})

it('puts the detail of the answer after a fallback that says what is stored [ER-01]', async () => {
  const { storeState } = await run([
    broken('Uno', { fallback: 'Guardado, pero sin leer', keepsFallback: true }, new ApiError(503, 'Ocupado')),
  ])
  expect(selectToasts(storeState)).toMatchObject([{ text: 'Guardado, pero sin leer. Ocupado' }])
})

it('goes on after a step that may fail, which is only logged [ER-05]', async () => {
  const { returnValue, storeState } = await run([broken('Uno', { onFailure: 'continue' }), fine('Dos', { id: 1 })])
  expect(returnValue).toEqual({ id: 1 })
  expect(selectToasts(storeState)).toEqual([])
  expect(logged()).toEqual(['k > Uno'])
})

it('tells of a step that may fail and goes on, where somebody has to know', async () => {
  const told = broken('Uno', { onFailure: 'tell', fallback: 'No se pudo' })
  const { returnValue, storeState } = await run([
    told,
    broken('Dos', { onFailure: 'tell', fallback: 'No se pudo' }, new ApiError(413, 'Demasiado grande')),
    fine('Tres', { id: 1 }),
  ])
  expect(returnValue).toEqual({ id: 1 })
  expect(selectToasts(storeState)).toMatchObject([
    { tone: 'error', text: 'No se pudo' },
    { tone: 'error', text: 'Demasiado grande' },
  ])
  expect(storeState.sequences).toEqual({})
  expect(logged()).toEqual(['k > Uno', 'k > Dos'])
})

it.each([
  [new ApiError(0, null), 'Líneas: sin respuesta. Lo escrito sigue aquí; vuelva a guardar'],
  [new ApiError(400, 'El código ya existe.'), 'Líneas: El código ya existe.'],
])('says what stopped it, and what helps where no answer came: %s [ER-06]', async (error, said) => {
  const { storeState } = await run([broken('Líneas', {}, error)])
  expect(selectFailure(storeState, 'k')).toBe(said)
  expect(logged()).toEqual(['k > Líneas'])
})

it.each([
  ['the first', [true, false], ['stepStarted Imagen', 'stepDone Imagen']],
  ['the second', [false, true], ['stepStarted Imagen', 'stepDone Imagen']],
  ['none', [false, false], ['stepSkipped Imagen']],
])('shows two alternatives of one name as one line: %s applies [PE-06]', async (_which, applies, expected) => {
  const counted: number[] = []
  const alternative = (at: number): TestStep => ({
    name: 'Imagen',
    when: () => applies[at] === true,
    *run(): Saga {
      counted.push(at)
    },
  })
  const failed = await run([alternative(0), alternative(1), broken('Dos')])
  expect(seen.filter(each => each.endsWith('Imagen'))).toEqual(expected)
  expect(counted).toEqual(applies.flatMap((each, at) => (each ? [at] : [])))
  expect(selectRun(failed.storeState, 'k')?.steps.map(({ name }) => name)).toEqual(['Imagen', 'Dos'])
})

it('tries again from the facts of the failed run, those learnt inside the failed step too', async () => {
  const twoOfThree: TestStep = {
    name: 'Líneas',
    *run({ recordFacts, facts: { lineas = [] } }) {
      if (lineas.length > 0) return { lineas: [...lineas, 3] }
      yield* recordFacts({ lineas: [1] }, { done: 1, total: 3 })
      yield* recordFacts({ lineas: [1, 2] }, { done: 2, total: 3 })
      throw new ApiError(0, null)
    },
  }
  const failed = await run([fine('Uno', { id: 7 }), twoOfThree])
  expect(selectRun(failed.storeState, 'k')?.facts).toEqual({ id: 7, lineas: [1, 2] })
  const again = await run([twoOfThree], { state: failed.storeState, facts: { id: 0 } })
  expect(again.returnValue).toEqual({ id: 7, lineas: [1, 2, 3] })
})

it('says in each action only the facts that are new, which the run adds to the earlier ones [AC-02] [AC-06]', async () => {
  const told: object[] = []
  const counting: TestStep = {
    name: 'Líneas',
    *run({ recordFacts }) {
      yield* recordFacts({ lineas: [1] })
    },
  }
  const reducer = (state: ReturnType<typeof stateAfter> | undefined, action: { type: string; payload?: { facts?: object } }) => {
    if (/step(Advanced|Done)$/.test(action.type) && action.payload?.facts) told.push(action.payload.facts)
    return rootReducer(state, action)
  }
  const { storeState } = await expectSaga(runSequence<string, Facts>, {
    key: 'k',
    steps: [fine('Uno', { id: 7 }), counting, broken('Dos')],
    input: '',
    facts: {},
  })
    .withReducer(reducer, stateAfter())
    .run()
  expect(told).toEqual([{ id: 7 }, { lineas: [1] }, {}])
  expect(selectRun(storeState, 'k')?.facts).toEqual({ id: 7, lineas: [1] })
})

it('shows how far a step has got', async () => {
  const progress: unknown[] = []
  const counting: TestStep = {
    name: 'Líneas',
    *run({ recordFacts }) {
      yield* recordFacts({}, { done: 1, total: 2 })
    },
  }
  await expectSaga(runSequence<string, Facts>, { key: 'k', steps: [counting], input: '', facts: {} })
    .withReducer((state: ReturnType<typeof stateAfter> | undefined, action: { type: string }) => {
      const next = rootReducer(state, action)
      if (action.type === 'sequences/stepAdvanced') progress.push(selectRun(next, 'k')?.progress, selectIsRunning(next, 'k'))
      return next
    })
    .run()
  expect(progress).toEqual([{ done: 1, total: 2 }, true])
})

it('tells now and then how many bytes have passed, and stops a transfer with whoever waits for it', async () => {
  let tick: (value: null) => void = () => undefined
  const clock = {
    call: ({ fn }: { fn: { name: string } }, next: () => unknown) =>
      fn.name === 'delayP' ? new Promise(resolve => (tick = resolve)) : next(),
  }
  const told: unknown[] = []
  const signals: AbortSignal[] = []
  const long = async (_file: string, { passed, signal }: Transfer) => {
    signals.push(signal)
    for (const done of [1, 4, 4, 8]) {
      passed(done - 1, 9)
      passed(done, 9)
      tick(null)
      await new Promise(resolve => setTimeout(resolve))
    }
    return 7
  }
  const sending: TestStep = {
    name: 'Imagen',
    *run({ tell }) {
      return { id: yield* carrying(tell, carry => carry(long, 'f')) }
    },
  }
  const { returnValue } = await expectSaga(runSequence<string, Facts>, { key: 'k', steps: [sending], input: '', facts: {} })
    .withReducer((state: ReturnType<typeof stateAfter> | undefined, action: { type: string }) => {
      const next = rootReducer(state, action)
      if (action.type === 'sequences/bytesPassed') told.push(selectRun(next, 'k')?.bytes)
      return next
    })
    .provide(clock as never)
    .run()
  expect(returnValue).toEqual({ id: 7 })
  expect(told).toEqual([
    { done: 1, total: 9 },
    { done: 4, total: 9 },
    { done: 8, total: 9 },
  ])
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})

it('gives each POST of a step the same key in every try, and another to each item', async () => {
  const keys: string[] = []
  const posting: TestStep = {
    name: 'Línea',

    *run({ keyOf }): Saga {
      keys.push(keyOf(), keyOf(4))
      if (keys.length === 2) throw new ApiError(0, null)
    },
  }
  const { storeState } = await run([posting])
  await run([posting], { state: storeState })
  expect(keys).toEqual(['k/Línea/', 'k/Línea/4', 'k/Línea/', 'k/Línea/4'])
})

it('leaves nothing behind after success, and forgets a failed run when asked', async () => {
  const done = await run([fine('Uno')])
  expect(done.storeState.sequences).toEqual({})
  const failed = await run([broken('Uno')])
  expect(rootReducer(failed.storeState, sequenceForgotten({ key: 'k' })).sequences).toEqual({})
})

it('never puts the input in the state', async () => {
  const { storeState } = await run([broken('Uno')])
  expect(JSON.stringify(storeState)).not.toContain('lo que se escribió')
})

it('knows of a run that was restored which step had failed [DR-03]', () => {
  const steps = [
    { name: 'Uno', state: 'done' as const },
    { name: 'Dos', state: 'failed' as const },
  ]
  expect(selectRun(stateAfter(runRestored({ key: 'k', steps, facts: {} })), 'k')?.failure).toMatchObject({ step: 'Dos' })
  expect(selectFailure(stateAfter(runRestored({ key: 'k', steps, facts: {} })), 'k')).toBe('El guardado se detuvo en «Dos»')
  expect(selectFailure(stateAfter(runRestored({ key: 'k', steps: steps.slice(0, 1), facts: {} })), 'k')).toBeNull()
})

describe('a refusal', () => {
  const refused = (text: string) => broken('Eliminar', { fallback: 'No se pudo' }, new ApiError(409, text))
  const ask = async (key: string, step: TestStep, state = stateAfter(), place: string | undefined = 'lista') => {
    const sequence = { key, ...(place !== '' && { place }), steps: [step], input: '', facts: {} }
    const { storeState } = await expectSaga(runAfresh<string, Facts>, sequence)
      .withReducer(rootReducer, state)
      .run()
    return storeState
  }

  it('stays where it was asked for, until something else is asked for there, and no retry goes on from it [LS-10]', async () => {
    const state = await ask('lista/1', refused('Se usa en 3 envases'))
    expect(selectRefusal(state, 'lista')).toBe('Se usa en 3 envases')
    expect(selectRefusal(state, 'otra')).toBeNull()
    expect([selectFailure(state, 'lista/1'), selectIsRunning(state, 'lista/1')]).toEqual([null, false])
    const other = await ask('otra/1', fine('Eliminar'), state, 'otra')
    expect(selectRefusal(other, 'lista')).toBe('Se usa en 3 envases')
    const again = await ask('lista/2', refused('Se usa en 1 envase'), other)
    expect(selectRefusal(again, 'lista')).toBe('Se usa en 1 envase')
    expect((await ask('lista/2', fine('Eliminar'), again)).sequences).toEqual({})
  })

  it('is gone with the page', async () => {
    const state = await ask('lista/1', refused('Se usa en 3 envases'))
    expect(selectRefusal(rootReducer(state, placeLeft({ place: 'otra' })), 'lista')).not.toBeNull()
    expect(rootReducer(state, placeLeft({ place: 'lista' })).sequences).toEqual({})
  })

  it('is the last one where two were asked for at once', () => {
    const runs = (key: string) => ({ key, place: 'lista', steps: ['Eliminar'], facts: {} })
    const ends = (key: string, refusal: string) => [
      stepFailed({ key, step: 'Eliminar', reason: refusal, refusal }),
      sequenceFailed({ key }),
      sequenceForgotten({ key }),
    ]
    const state = stateAfter(sequenceStarted(runs('a')), sequenceStarted(runs('b')), ...ends('b', 'Primero'), ...ends('a', 'Después'))
    expect(selectRefusal(state, 'lista')).toBe('Después')
  })

  it.each<[string, TestStep, string]>([
    ['of a request without a place', refused('Se usa en 3 envases'), ''],
    ['but by a 409', broken('Eliminar', { fallback: 'No se pudo' }, new ApiError(403, 'No puede')), 'lista'],
    ['of a step that only logs its failure', broken('Eliminar', {}, new ApiError(409, 'Se usa en 3 envases')), 'lista'],
  ])('is none %s', async (_which, step, place) => {
    expect((await ask('lista/1', step, stateAfter(), place)).sequences).toEqual({})
  })
})

describe('what a save asks [ML-06]', () => {
  const question = (tag: string, field: string): Question => ({ tags: [tag], clashes: [{ field, locale: null, mine: 1, theirs: 2 }] })
  interface SaveInput {
    overwrites: readonly string[]
  }
  const asks = (name: string, tag: string, contest?: Step<SaveInput, Facts>['contest']): Step<SaveInput, Facts> => ({
    name,
    *run({ input }): Saga {
      if (!input.overwrites.includes(tag)) throw new ConflictError(question(tag, name))
    },
    ...(contest && { contest }),
  })
  const fails: Step<SaveInput, Facts> = {
    name: 'Falla',
    *run(): Saga {
      throw new ApiError(0, null)
    },
  }
  const saving = (steps: Step<SaveInput, Facts>[], overwrites: readonly string[], state = stateAfter()) =>
    expectSaga(runSequence<SaveInput, Facts>, { key: 'k', steps, input: { overwrites }, facts: {} })
      .withReducer(rootReducer, state)
      .run()

  it('is asked at once, by the first step that has to and by those after it', async () => {
    const later = asks('Dos', 'b', function* (input) {
      return input.overwrites.includes('b') ? null : question('b', 'Dos')
    })
    const blind = asks('Tres', 'c', function* () {
      throw new ApiError(0, null)
    })
    const left: Step<SaveInput, Facts> = { ...later, name: 'Cuatro', when: () => false }
    const { storeState } = await saving([asks('Uno', 'a'), later, blind, left], [])
    expect(selectConflict(storeState, 'k')).toEqual({
      tags: ['a', 'b'],
      clashes: [...question('a', 'Uno').clashes, ...question('b', 'Dos').clashes],
    })
    // A step whose `contest` failed asks when it runs.
    const second = await saving([asks('Uno', 'a'), later, blind], ['a', 'b'], storeState)
    expect(selectConflict(second.storeState, 'k')?.clashes).toEqual(question('c', 'Tres').clashes)
  })

  it('is part of the failure of its step, until it is answered', async () => {
    const { storeState } = await saving([asks('Uno', 'a')], [])
    expect(selectRun(storeState, 'k')?.failure).toMatchObject({ step: 'Uno', conflict: question('a', 'Uno') })
    expect(selectToasts(storeState)).toEqual([])
    const closed = rootReducer(storeState, conflictClosed({ key: 'k' }))
    expect(selectConflict(closed, 'k')).toBeUndefined()
    expect(selectFailure(closed, 'k')).toBe(selectFailure(storeState, 'k'))
  })

  it('is not asked again where the save fails after it was answered', async () => {
    const failed = await saving([asks('Uno', 'a'), fails], ['a'])
    const again = await saving([asks('Uno', 'a'), fine('Dos') as unknown as Step<SaveInput, Facts>], [], failed.storeState)
    expect(selectConflict(again.storeState, 'k')).toBeUndefined()
    expect(again.returnValue).toEqual({})
  })

  it('is asked where the next try edits a field that the answered question did not have, and only about that one', async () => {
    type Values = Record<'x' | 'y' | 'z', string>
    interface Edited extends SaveInput {
      typed: Values
    }
    const opened = { x: '', y: '', z: '' }
    const theirs = { ...opened, x: 'suya', y: 'suya' }
    const save = (typed: Values, overwrites: readonly string[], write: () => Saga<Values>, state = stateAfter()) => {
      const step = recordStep<Edited, Values, Values>({
        name: 'Registro',
        *read() {
          return { record: theirs, tag: '"2"' }
        },
        write,
        toValues: record => record,
        opened: () => opened,
        typed: input => input.typed,
        fallback: 'No',
      })
      return expectSaga(runSequence<Edited, RecordFacts<Values, Values>>, {
        ...{ key: 'k', steps: [step], input: { typed, overwrites }, facts: noAttempts },
      })
        .withReducer(rootReducer, state)
        .run()
    }
    const refused = function* (): Saga<Values> {
      throw new ApiError(400, 'No')
    }
    const written = jest.fn(function* (): Saga<Values> {
      return opened
    })
    const mine = { x: 'mía', y: '', z: 'mal' }
    const asked = await save(mine, [], written)
    const failed = await save(mine, selectConflict(asked.storeState, 'k')?.tags ?? [], refused, asked.storeState)
    expect(selectFailure(failed.storeState, 'k')).toBe('No')
    const more = { x: 'mía', y: 'mía', z: '' }
    const again = await save(more, [], written, failed.storeState)
    const question = selectConflict(again.storeState, 'k')
    expect(question?.clashes).toEqual([{ field: 'y', locale: null, mine: 'mía', theirs: 'suya' }])
    expect(written).not.toHaveBeenCalled()
    const last = await save(more, question?.tags ?? [], written, again.storeState)
    expect(selectConflict(last.storeState, 'k')).toBeUndefined()
    expect(written).toHaveBeenCalledTimes(1)
  })
})
