import { createAction } from '@reduxjs/toolkit'
import type { Saga } from '@/store/effects'
import { watch } from '@/store/watch'

const asked = createAction<{ key: string }>('prueba/asked')
const left = createAction('prueba/left')

/** Compiled, never called: every row takes the worker and the key of its own action. */
export const forbidden = (worker: (action: ReturnType<typeof asked>) => Saga, leave: () => Saga) => {
  watch({
    first: [
      [left, leave],
      // @ts-expect-error the worker of another action
      [left, worker],
      // @ts-expect-error a payload has no `id`
      [asked, worker, ({ payload }) => payload.id],
    ],
    // @ts-expect-error the payload that is dropped has no `id`
    latest: [[asked, worker, ({ payload }) => payload.key, ({ payload }) => payload.id]],
  })
}
