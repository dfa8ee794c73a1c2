import type * as Engine from '@electric-sql/pglite'
import type * as EngineFiles from '@electric-sql/pglite/nodefs'

/** From nodeEnvironment.cjs, which says why. */
declare const loadByNode: NodeJS.Require

const engine = loadByNode('@electric-sql/pglite') as typeof Engine
const files = loadByNode('@electric-sql/pglite/nodefs') as typeof EngineFiles

export const { PGlite } = engine
export const { NodeFS } = files
