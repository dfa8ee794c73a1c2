import fs from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { errorCode } from '../errors'

const EIO = 29

/** What the engine's own file system lacks: without it `fsync` answers at once and nothing is on the disk. */
const fsync = ({ nfd }: { nfd?: number }): number => {
  if (nfd === undefined) return 0
  try {
    fs.fsyncSync(nfd)
  } catch (error) {
    // Some file systems refuse to fsync directories; all else means that data may be lost, and the engine has to know.
    if (!['EINVAL', 'EPERM'].includes(errorCode(error) ?? '')) return EIO
  }
  return 0
}

type EngineOptions = Parameters<NodeFS['init']>[1]

/** Keeps the database in a directory, and keeps its promises: a commit is acknowledged when it is on the disk. */
export class DurableFS extends NodeFS {
  override async init(pglite: PGlite, options: EngineOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const addFsync = ({ NODEFS }: { NODEFS: { stream_ops: object } }) => {
      Object.assign(NODEFS.stream_ops, { fsync })
    }
    const preRun = [...(emscriptenOpts.preRun ?? []), addFsync]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** The engine's own parameters with fsync on, by a call that reaches {@link DurableFS}, and with a modest memory. */
export const durableParams = (defaults: readonly string[]): string[] => {
  if (!defaults.includes('-F'))
    throw new Error('The embedded engine no longer starts with -F: look at how it syncs before using this version')
  return [...defaults.filter(param => param !== '-F'), '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB']
}
