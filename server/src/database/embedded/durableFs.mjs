// @ts-check
import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const EIO = 29

/**
 * What the engine's own file system lacks: without it `fsync` answers at once and nothing is on the disk.
 * @param {{ nfd?: number }} stream
 */
const fsync = ({ nfd }) => {
  if (nfd === undefined) return 0
  try {
    fs.fsyncSync(nfd)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // Some file systems refuse to fsync directories; all else means that data may be lost, and the engine has to know.
    if (code !== 'EINVAL' && code !== 'EPERM') return EIO
  }
  return 0
}

/** Keeps the database in a directory, and keeps its promises: a commit is acknowledged when it is on the disk. */
export class DurableFS extends NodeFS {
  /**
   * @override
   * @param {import('@electric-sql/pglite').PGlite} pglite
   * @param {Parameters<NodeFS['init']>[1]} options
   */
  async init(pglite, options) {
    const { emscriptenOpts } = await super.init(pglite, options)
    /** @param {{ NODEFS: { stream_ops: object } }} engine */
    const addFsync = ({ NODEFS }) => {
      Object.assign(NODEFS.stream_ops, { fsync })
    }
    // The engine's wrapper swallows an abort and goes on with whatever memory it left behind: nothing may be asked of it any more.
    const onAbort = () => process.exit(1)
    return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

/**
 * The engine's own parameters with fsync on, by a call that reaches {@link DurableFS}, and with a modest memory: it starts with 128 MB, of
 * which it touches a third, and would keep for good what larger buffers made it touch. The files are in the system's own cache besides.
 * @param {readonly string[]} defaults
 */
export const durableParams = defaults => {
  if (!defaults.includes('-F'))
    throw new Error('The embedded engine no longer starts with -F: look at how it syncs before using this version')
  return [...defaults.filter(param => param !== '-F'), '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB']
}
