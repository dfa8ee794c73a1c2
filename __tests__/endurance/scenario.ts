import type { Engine } from '@test/support/server'

/** `short` takes seconds and runs with every change; `whole` takes minutes. */
export type Size = 'short' | 'whole'

/** Result of a scenario, for a line of the table. */
export interface Finding {
  /** Number of tries with the unit: "8 uploads". */
  tried: string
  /** Acknowledged records that are lost. */
  lost: number
  /** Longest response time of the health check in milliseconds; undefined if the scenario stops the server. */
  stallMs: number | undefined
  /** Peak memory of the server process, in megabytes. */
  memoryMb: number
  /** Sentences about failed expectations; empty on success. */
  problems: string[]
  /** True if the scenario did not run; `tried` gives the reason. */
  isSkipped?: boolean
}

export interface Scenario {
  title: string
  engines: readonly Engine[]
  /** True if the short form runs the scenario on that engine too. */
  isShort: (engine: Engine) => boolean
  run: (engine: Engine, size: Size) => Promise<Finding>
}

export const BOTH: readonly Engine[] = ['embedded', 'postgres']
