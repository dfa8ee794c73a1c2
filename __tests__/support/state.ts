import { rootReducer as realReducer, type RootState } from '@/app/rootReducer'
import { provingSteps } from '@test/support/provenSteps'
import { pureReducer } from '@test/support/pureReducer'

/** Root reducer that runs every action twice to prove itself pure, and records the steps of sequences for `sequenceProof`. */
export const rootReducer = provingSteps(pureReducer(realReducer))

/** Initial state of the application after these actions. */
export const stateAfter = (...actions: { type: string }[]): RootState =>
  actions.reduce<RootState>((state, action) => rootReducer(state, action), rootReducer(undefined, { type: 'start' }))
