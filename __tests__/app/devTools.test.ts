/** @jest-environment jsdom */
import { instrument } from '@redux-devtools/instrument'
import { compose, type StoreEnhancer } from '@reduxjs/toolkit'

const extension = { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: jest.fn() }
beforeEach(() => {
  extension.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = jest.fn(
    () =>
      (...enhancers: StoreEnhancer[]) =>
        compose(...enhancers, instrument()),
  )
  Object.assign(globalThis, extension)
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__')
})

it("connects the browser's extension with a name and traces, keeps no history of its own, and stands still with it [AC-06]", async () => {
  await jest.isolateModulesAsync(async () => {
    const { createDevTools } = await import('@/app/devtools/devTools')
    const { createStore } = await import('@/app/createStore')
    const { instrumented } = await import('@/app/devtools/refuseActionsOfPast')
    const { menuToggled } = await import('@/store/memory/slice')
    const devTools = createDevTools()
    const store = createStore(undefined, { devTools })
    expect(extension.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Nutrición de cultivos', trace: true }),
    )
    expect(devTools.enhancer).toBeUndefined()
    instrumented(store)?.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: [], preloadedState: store.getState() })
    store.dispatch(menuToggled('MENU_MASTERS'))
    expect(store.getState().memory.menu.MENU_MASTERS).toBe(false)
  })
})
