import type { Action } from '@reduxjs/toolkit'
import { VERSION_LABEL } from '@/shared/constants'
import type { LogFile } from '@/store/actionLog/file'
import { stateAfter } from '@test/support/state'

/** Log of these actions, ten milliseconds apart, in the format of the recorder. */
export const madeLog = (...actions: Action[]): LogFile => ({
  preloadedState: JSON.stringify(stateAfter()),
  payload: JSON.stringify(actions),
  state: JSON.stringify(stateAfter(...actions)),
  startedAt: 1_700_000_000_000,
  times: actions.map((_action, index) => index * 10),
  version: VERSION_LABEL,
})
