import { openAsItStands } from '@server/database/open'
import { serverProgram } from '@test/support/serverProcess'
import { copyTree, templateOf } from '@test/support/templates'

const make = async (dataDir: string) => (await openAsItStands({ dataDir })).close()

/** Puts an embedded database without any table into a directory, as opening it there would in ten times the time. */
export const putBlankDatabase = async (dataDir: string) =>
  copyTree(await templateOf(`embedded-blank-${serverProgram().key}`, make), dataDir)
