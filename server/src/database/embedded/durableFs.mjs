// @ts-check
import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

const EIO = 29

/**
 * Operation missing in the engine's own file system: without it, `fsync` returns at once and nothing is on the disk.
 * @param {{ nfd?: number }} stream
 */
const fsync = ({ nfd }) => {
  if (nfd === undefined) return 0
  try {
    fs.fsyncSync(nfd)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    // Some file systems refuse to fsync directories. Any other error means that data may be lost: report it to the engine.
    if (code !== 'EINVAL' && code !== 'EPERM') return EIO
  }
  return 0
}

/** File system of the database in a directory: a commit is acknowledged when it is on the disk. */
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
    // The engine's wrapper ignores an abort and continues with corrupt memory: end the thread, so that no query follows.
    const onAbort = () => process.exit(1)
    return { emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } }
  }
}

/**
 * Start parameters of the engine with fsync on, by the call that {@link DurableFS} implements, and small buffers. The engine starts with 128 MB,
 * uses a third of it, and would never release memory used by larger buffers. The operating system caches the files too.
 * @param {readonly string[]} defaults
 */
export const durableParams = defaults => {
  if (!defaults.includes('-F'))
    throw new Error('The embedded engine no longer starts with -F: look at how it syncs before using this version')
  return [...defaults.filter(param => param !== '-F'), '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB']
}
