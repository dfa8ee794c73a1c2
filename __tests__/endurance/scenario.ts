import type { Engine } from '@test/support/server'

/** `short` takes seconds and runs with every change; `whole` takes minutes. */
export type Size = 'short' | 'whole'

/** Result of a scenario, for a line of the table. */
export interface Finding {
  /** Number of tries with the unit: "8 uploads". */
  tried: string
  /** Acknowledged records that are lost. */
  lost: number
  /** The longest that the health check was without an answer, in milliseconds; undefined where the server was meant to be away. */
  stallMs: number | undefined
  /** The most memory that the server's process has held, in megabytes. */
  memoryMb: number
  /** Sentences about what was not as it should be: none where all is well. */
  problems: string[]
  /** True if the scenario did not run; `tried` gives the reason. */
  isSkipped?: boolean
}

export interface Scenario {
  title: string
  engines: readonly Engine[]
  /** True if the short form runs it on that engine too. */
  isShort: (engine: Engine) => boolean
  run: (engine: Engine, size: Size) => Promise<Finding>
}

export const BOTH: readonly Engine[] = ['embedded', 'postgres']
