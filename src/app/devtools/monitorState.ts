import type { DockMonitor } from '@redux-devtools/dock-monitor'

/** State and actions of the monitors of Redux DevTools, which stand in the history of the store. */
type Update = typeof DockMonitor.update
export type MonitorState = ReturnType<Update> | undefined
export type MonitorAction = Parameters<Update>[2]
export type MonitorReducer = (state: MonitorState, action: MonitorAction) => MonitorState
