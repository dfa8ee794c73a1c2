import { call, fork, select, type Saga } from '@/store/effects'
import { writeMenu, writeTable, writeViews } from '@/store/memory/persistence'
import { menuToggled, selectMenu, tableViewed, viewsKept } from '@/store/memory/slice'
import { onLatest } from '@/store/watch'

function* rememberMenu(): Saga {
  yield* call(writeMenu, yield* select(selectMenu))
}

function* rememberTable({ payload }: ReturnType<typeof tableViewed>): Saga {
  yield* call(writeTable, payload.table, payload.view)
}

function* rememberViews({ payload }: ReturnType<typeof viewsKept>): Saga {
  yield* call(writeViews, payload.table, payload.views)
}

/** Every change of the memory goes to local storage at once. */
export function* memorySaga(): Saga {
  yield* fork(onLatest<ReturnType<typeof menuToggled>>, menuToggled, () => '', rememberMenu)
  yield* fork(onLatest<ReturnType<typeof tableViewed>>, tableViewed, ({ payload }) => payload.table, rememberTable)
  yield* fork(onLatest<ReturnType<typeof viewsKept>>, viewsKept, ({ payload }) => payload.table, rememberViews)
}
