import { call, select, type Saga } from '@/store/effects'
import { writeMenu, writeTable, writeViews } from '@/store/memory/persistence'
import { menuToggled, selectMenu, tableViewed, viewsKept } from '@/store/memory/slice'
import { watch } from '@/store/watch'

/** Writes the toggled group only, because another tab may have toggled the others. */
function* rememberMenu({ payload }: ReturnType<typeof menuToggled>): Saga {
  const menu = yield* select(selectMenu)
  yield* call(writeMenu, payload, menu[payload])
}

function* rememberTable({ payload }: ReturnType<typeof tableViewed>): Saga {
  yield* call(writeTable, payload.table, payload.view)
}

function* rememberViews({ payload }: ReturnType<typeof viewsKept>): Saga {
  yield* call(writeViews, payload.table, payload.views)
}

/** Writes every change of the memory to local storage at once. */
export const memorySaga = watch({
  latest: [
    [menuToggled, rememberMenu, ({ payload }) => payload],
    [tableViewed, rememberTable, ({ payload }) => payload.table],
    [viewsKept, rememberViews, ({ payload }) => payload.table],
  ],
})
