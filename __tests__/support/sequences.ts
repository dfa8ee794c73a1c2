import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = join(__dirname, '../../src')

/** True for a source that runs a sequence of steps. */
export const runsSequence = (path: string): boolean => existsSync(path) && /\brunSequence[<(]/.test(readFileSync(path, 'utf8'))

/** True for the test file of a sequence, which stands where its source stands. */
export const isTestOfSequence = (testPath: string): boolean => {
  const [, path] = /__tests__\/(features\/.+)\.test\.tsx?$/.exec(testPath) ?? []
  return path !== undefined && runsSequence(join(SOURCES, `${path}.ts`))
}
