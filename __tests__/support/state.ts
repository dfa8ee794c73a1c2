import { rootReducer as realReducer, type RootState } from '@/app/rootReducer'
import { provingSteps } from '@test/support/provenSteps'
import { pureReducer } from '@test/support/pureReducer'

/** The root reducer, which in every test has to do the same twice, and notes the steps of sequences for `sequenceProof`. */
export const rootReducer = provingSteps(pureReducer(realReducer))

/** The state that the application starts with, and then every action in turn. */
export const stateAfter = (...actions: { type: string }[]): RootState =>
  actions.reduce<RootState>((state, action) => rootReducer(state, action), rootReducer(undefined, { type: 'start' }))
