import { rootReducer, type RootState } from '@/app/rootReducer'

/** The state that the application starts with, and then every action in turn. */
export const stateAfter = (...actions: { type: string }[]): RootState =>
  actions.reduce<RootState>((state, action) => rootReducer(state, action), rootReducer(undefined, { type: 'start' }))

export { rootReducer }
