import type { DockMonitor } from '@redux-devtools/dock-monitor'

/** State and actions of the monitors of Redux DevTools, which are part of the store's history. */
type Update = typeof DockMonitor.update
export type MonitorState = ReturnType<Update> | undefined
export type MonitorAction = Parameters<Update>[2]
export type MonitorReducer = (state: MonitorState, action: MonitorAction) => MonitorState
