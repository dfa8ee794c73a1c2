import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { legacy_createStore as createHistory, type Action } from '@reduxjs/toolkit'
import { instrument, type EnhancedStore } from '@redux-devtools/instrument'
import * as fc from 'fast-check'
import { rootReducer } from '@/app/rootReducer'
import { changedPaths } from '@/store/actionLog/changedPaths'
import { readLog } from '@/store/actionLog/file'
import { stableJson } from '@test/support/stableJson'
import { actionsAround, anyActions, drawings } from '@test/replay/actions'
import { madeLog } from '@test/replay/madeLog'
import { stateAfterLog } from '@test/support/replayed'
import { tries } from '@test/support/long'

const SRC = join(__dirname, '../../src')

describe('the actions that are drawn below', () => {
  const makers = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && /\bcreate(Slice|Action)\b.*\(/.test(readFileSync(join(SRC, name), 'utf8')))
    .map(name => name.replace(/\.ts$/, ''))

  it('are of every file that makes some; catalogues are drawn as their list has them', () => {
    expect(makers.sort()).toEqual([...Object.keys(drawings), 'store/catalogues/createCatalogue'].sort())
  })

  it.each(Object.entries(drawings))('are all of %s', (_file, { made, drawn }) => {
    expect(drawn.sort()).toEqual(made.sort())
  })
})

/** State of the page, and of two replays of its log. */
const statesAfter = (actions: Action[]) => {
  const log = readLog(JSON.stringify(madeLog(...actions)))
  return { page: stableJson(log.state), replays: [1, 2].map(() => stableJson(stateAfterLog(log))) }
}

describe('comes to the same state from the same actions, byte for byte [AC-05, AC-06]', () => {
  it.each<[string, fc.Arbitrary<Action[]>]>([
    ['whatever they are', anyActions(60)],
    ...Object.entries(drawings)
      .filter(([, { made }]) => made.length > 0)
      .map(([file, drawing]): [string, fc.Arbitrary<Action[]>] => [`most of them of ${file}`, actionsAround(drawing, 60)]),
  ])('%s', (_what, drawn) => {
    fc.assert(
      fc.property(drawn, actions => {
        const { page, replays } = statesAfter(actions)
        expect(replays).toEqual([page, page])
      }),
      tries(15),
    )
  })
})

it('comes to the state that Redux DevTools come to when they import it [AC-06]', () => {
  fc.assert(
    fc.property(anyActions(30), actions => {
      const file = madeLog(...actions)
      const store: EnhancedStore<unknown, Action, null> = createHistory(rootReducer, undefined, instrument())
      store.liftedStore.dispatch({
        type: 'IMPORT_STATE',
        nextLiftedState: JSON.parse(file.payload),
        preloadedState: JSON.parse(file.preloadedState),
      })
      expect(changedPaths(JSON.parse(file.state), JSON.parse(JSON.stringify(store.getState())))).toEqual([])
    }),
    tries(15),
  )
})
