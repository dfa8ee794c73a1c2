import type { CallEffectDescriptor } from 'redux-saga/effects'

/** Last provider of every saga test: an API call without a stub throws instead of running. */
export const noRealCalls = (...apis: object[]) => ({
  call({ fn, args }: CallEffectDescriptor<unknown>, next: () => unknown) {
    if (apis.flatMap(api => Object.values(api)).includes(fn)) throw new Error(`unstubbed api call with ${JSON.stringify(args)}`)
    return next()
  },
})
