import type { Engine } from '@test/support/server'

/** `short` takes seconds and runs with every change; `whole` takes minutes. */
export type Size = 'short' | 'whole'

/** What a scenario found, for a line of the table. */
export interface Finding {
  /** How often it was tried, with its unit: "8 uploads". */
  tried: string
  /** What was acknowledged and is not there any more. */
  lost: number
  /** The longest that the health check was without an answer, in milliseconds; undefined where the server was meant to be away. */
  stallMs: number | undefined
  /** The most memory that the server's process has held, in megabytes. */
  memoryMb: number
  /** Sentences about what was not as it should be: none where all is well. */
  problems: string[]
  /** Nothing was tried, for the reason that `tried` gives. */
  isSkipped?: boolean
}

export interface Scenario {
  title: string
  engines: readonly Engine[]
  /** Whether the short form runs it on that engine too. */
  isShort: (engine: Engine) => boolean
  run: (engine: Engine, size: Size) => Promise<Finding>
}

export const BOTH: readonly Engine[] = ['embedded', 'postgres']
