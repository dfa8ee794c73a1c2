import { legacy_createStore as createHistory, type Action } from '@reduxjs/toolkit'
import { instrument, type EnhancedStore } from '@redux-devtools/instrument'
import * as fc from 'fast-check'
import { rootReducer } from '@/app/rootReducer'
import { signedIn, signedOut } from '@/features/session/slice'
import {
  addRequested,
  deleteEnded,
  deleteRequested,
  editRequested,
  formClosed,
  localeChosen,
  screenEntered,
} from '@/features/maestras/slice'
import { changedPaths } from '@/store/actionLog/changedPaths'
import { readLog } from '@/store/actionLog/file'
import { stateAfterLog } from '@/store/actionLog/replay'
import { logRequested, logRestarted, recordingStarted } from '@/store/actionLog/slice'
import { stableJson } from '@/store/actionLog/stableJson'
import { magnitudes } from '@/store/catalogues'
import { menuToggled, tableViewed } from '@/store/memory/slice'
import { navigationRequested } from '@/store/navigation'
import {
  sequenceFailed,
  sequenceFinished,
  sequenceForgotten,
  sequenceStarted,
  stepAdvanced,
  stepDone,
  stepFailed,
  stepSkipped,
  stepStarted,
} from '@/store/sequences/slice'
import { toastRaised, toastShown } from '@/store/toasts'
import { madeLog } from '@test/replay/madeLog'
import { loggedIn } from '@test/support/replayed'

const key = fc.constantFrom('k1', 'k2')
const step = fc.constantFrom('Registro', 'Imagen')
const ofStep = fc.record({ key, step })
const facts = fc.record({ id: fc.option(fc.nat(9)) })
const master = fc.constantFrom('magnitudes', 'familias')
const id = fc.nat(3)
const text = fc.string({ maxLength: 5 })
const form = fc.record({ master, formId: fc.constantFrom('f1', 'f2') })
const recorded = loggedIn('guardado-repetido.json').actions

/** Any action in any order: reducers must be pure also where no page would send it. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom(...recorded),
  fc.constantFrom(
    signedIn(),
    signedOut(),
    recordingStarted(),
    logRequested(),
    logRestarted(),
    menuToggled('MENU_MASTERS'),
    magnitudes.loadRequested(),
  ),
  fc.record({ key, facts }).map(each => sequenceStarted({ ...each, steps: ['Registro', 'Imagen'] })),
  ofStep.map(stepStarted),
  ofStep.map(stepSkipped),
  fc.record({ key, step, facts }).map(stepDone),
  fc.record({ key, step, facts, progress: fc.option(fc.record({ done: id, total: id })) }).map(stepAdvanced),
  fc.record({ key, step, reason: text }).map(stepFailed),
  fc.record({ key }).map(sequenceFailed),
  fc.record({ key }).map(sequenceFinished),
  fc.record({ key }).map(sequenceForgotten),
  fc.record({ master }).map(screenEntered),
  master.map(each => addRequested(each)),
  fc.tuple(master, id).map(([each, id]) => editRequested(each, id)),
  fc.record({ master, locale: fc.constantFrom('es_ES', 'fr_FR') }).map(localeChosen),
  form.map(formClosed),
  fc.record({ master, id }).map(deleteRequested),
  fc.record({ master, id }).map(deleteEnded),
  fc.uniqueArray(id).map(ids => magnitudes.loaded(ids.map(id => ({ id, valor: { es_ES: `M${id}` } })))),
  text.map(each => toastRaised('error', each)),
  text.map(toastShown),
  text.map(each => navigationRequested(each)),
  fc
    .record({ table: text, view: fc.record({ term: text, sort: fc.record({ column: id, descending: fc.boolean() }), scroll: id }) })
    .map(tableViewed),
)

it('comes to the same state from the same actions, byte for byte, whatever they are [AC-05, AC-06]', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), actions => {
      const log = readLog(JSON.stringify(madeLog(...actions)))
      const states = [stateAfterLog(rootReducer, log), stateAfterLog(rootReducer, log)].map(stableJson)
      expect(states[0]).toBe(states[1])
      expect(states[0]).toBe(stableJson(log.state))
    }),
  )
})

it('comes to the state that Redux DevTools come to when they import it [AC-06]', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), actions => {
      const file = madeLog(...actions)
      const store: EnhancedStore<unknown, Action, null> = createHistory(rootReducer, undefined, instrument())
      store.liftedStore.dispatch({
        type: 'IMPORT_STATE',
        nextLiftedState: JSON.parse(file.payload),
        preloadedState: JSON.parse(file.preloadedState),
      })
      expect(changedPaths(JSON.parse(file.state), JSON.parse(JSON.stringify(store.getState())))).toEqual([])
    }),
    { numRuns: 30 },
  )
})
