import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Action, Reducer } from '@reduxjs/toolkit'
import { sequenceStarted, stepDone, stepFailed } from '@/store/sequences/slice'

const SOURCES = join(__dirname, '../../src')
const started = new Set<string>()
const done = new Set<string>()
const failed = new Set<string>()

const note = (action: Action): void => {
  if (sequenceStarted.match(action)) action.payload.steps.forEach(step => started.add(step))
  if (stepDone.match(action)) done.add(action.payload.step)
  if (stepFailed.match(action)) failed.add(action.payload.step)
}

export const runsSequence = (path: string): boolean => existsSync(path) && /\brunSequence[<(]/.test(readFileSync(path, 'utf8'))

const provesSequence = (testPath: string): boolean => {
  const [, path] = /__tests__\/(features\/.+)\.test\.tsx?$/.exec(testPath) ?? []
  return path !== undefined && runsSequence(join(SOURCES, `${path}.ts`))
}

/** Some tests only, by their names. */
const isFiltered = (): boolean => process.argv.some(argument => /^(-t|--testNamePattern)/.test(argument))

/** After the test file of a sequence: each of its steps has been seen to succeed and to fail in it [AC-03]. */
const expectProved = (): void => {
  if (isFiltered() || !provesSequence(expect.getState().testPath ?? '')) return
  const steps = [...started]
  if (steps.length === 0) throw new Error('No sequence ran here [AC-03]')
  const never = (how: string, seen: Set<string>) => steps.filter(step => !seen.has(step)).map(step => `«${step}» never ${how}`)
  const missing = [...never('succeeded', done), ...never('failed', failed)]
  if (missing.length > 0) throw new Error(`Not proved here [AC-03]: ${missing.join(', ')}`)
}

/** The reducer, which also sees to it that the tests of a sequence prove all of its steps. */
export const provingSteps = <State>(reducer: Reducer<State>): Reducer<State> => {
  afterAll(expectProved)
  return (state, action) => {
    note(action)
    return reducer(state, action)
  }
}
