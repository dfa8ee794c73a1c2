import { openAsItStands } from '@server/database/open'
import { serverProgram } from '@test/support/serverProcess'
import { copyTree, templateOf } from '@test/support/templates'

const make = async (dataDir: string) => (await openAsItStands({ dataDir })).close()

/** Copies an embedded database without tables into a directory; opening one there would take ten times as long. */
export const putBlankDatabase = async (dataDir: string) =>
  copyTree(await templateOf(`embedded-blank-${serverProgram().key}`, make), dataDir)
