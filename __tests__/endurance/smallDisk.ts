import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  directory: string
  /** Fills the disk. */
  fill: () => void
  /** Deletes the filling. */
  free: () => void
  remove: () => void
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Mounts a file system of that many megabytes in memory; undefined if this user may not mount one. */
export const mountSmallDisk = (megabytes: number): SmallDisk | undefined => {
  const directory = mkdtempSync(join(tmpdir(), 'nutricion-disk-'))
  if (!run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory)) {
    rmSync(directory, { recursive: true })
    return undefined
  }
  const filler = join(directory, 'filler')
  return {
    directory,
    fill: () => {
      // The write ends with an error once the disk is full.
      run('dd', 'if=/dev/zero', `of=${filler}`, 'bs=4k')
    },
    free: () => {
      rmSync(filler, { force: true })
    },
    remove: () => {
      run('umount', '-l', directory)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
