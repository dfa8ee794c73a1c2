import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Action } from '@reduxjs/toolkit'
import { parseReplayArguments } from '@/app/replay/arguments'
import { replayCommand } from '@/app/replay/command'
import { logRestarted } from '@/store/actionLog/slice'
import { magnitudes } from '@/store/catalogues'
import { menuToggled } from '@/store/memory/slice'
import { sequenceFailed, sequenceStarted, stepAdvanced, stepDone, stepFailed, stepSkipped, stepStarted } from '@/store/sequences/slice'
import { toastRaised, toastShown } from '@/store/toasts'
import { madeLog } from '@test/replay/madeLog'
import { stateAfter } from '@test/support/state'

const run = (log: object, args: string[] = []) => replayCommand(JSON.stringify(log), parseReplayArguments(['log.json', ...args]))
const key = 'k'
const of = (step: string) => ({ key, step })
const log = madeLog(
  menuToggled('MENU_MASTERS'),
  sequenceStarted({ key, steps: ['Registro', 'Imagen', 'Líneas'], facts: {} }),
  stepStarted(of('Registro')),
  stepDone({ ...of('Registro'), facts: { id: 7 } }),
  stepSkipped(of('Imagen')),
  stepStarted(of('Líneas')),
  stepAdvanced({ ...of('Líneas'), facts: { id: 7 }, progress: { done: 2, total: 5 } }),
  stepFailed({ ...of('Líneas'), reason: 'HTTP 500' }),
  sequenceFailed({ key }),
)

it("prints each action's number, time, type and the paths that it changed [AC-06]", () => {
  expect(run(log).lines.slice(0, 5)).toEqual([
    '9 actions since 2023-11-14T22:13:20.000Z',
    '    1     0.000 s  memory/menuToggled  memory.menu.MENU_MASTERS',
    '    2     0.010 s  sequences/sequenceStarted  sequences.k',
    '    3     0.020 s  sequences/stepStarted "Registro"  sequences.k.steps.0.state',
    '    4     0.030 s  sequences/stepDone "Registro"  sequences.k.steps.0.state sequences.k.facts.id',
  ])
})

it('shows a sequence as what it is, one line a step with outcome and time [AC-02]', () => {
  const { lines } = run(log)
  expect(lines.slice(lines.indexOf('Sequences:'))).toEqual([
    'Sequences:',
    '  k: failed, 0.070 s, from action 2',
    '       done    0.010 s  Registro',
    '    skipped             Imagen',
    '     failed    0.020 s  Líneas  2 of 5  "HTTP 500"',
  ])
})

it('shows the rest of a sequence that was under way when a full log started anew [AC-02]', () => {
  const actions = JSON.parse(log.payload) as Action[]
  const [before, after] = [actions.slice(0, 6), actions.slice(6)]
  const { lines } = run({ ...madeLog(...after), preloadedState: JSON.stringify(stateAfter(...before)) })
  expect(lines.slice(lines.indexOf('Sequences:'))).toEqual([
    'Sequences:',
    '  k: failed, begun before the log',
    '       done             Registro',
    '    skipped             Imagen',
    '     failed             Líneas  2 of 5  "HTTP 500"',
  ])
})

it('stops where it is told to', () => {
  expect(run(log, ['--until', '1']).lines).toEqual([
    '1 actions since 2023-11-14T22:13:20.000Z',
    expect.stringContaining('memory/menuToggled'),
  ])
})

it('follows one path, with its value after each change', () => {
  const { lines } = run(log, ['--path', 'sequences.k.facts'])
  expect(lines.slice(1, lines.indexOf('Sequences:'))).toEqual([
    expect.stringContaining('sequences/sequenceStarted'),
    '        {}',
    expect.stringContaining('sequences/stepDone'),
    '        {"id":7}',
  ])
})

it('prints JSON for other programs', () => {
  const { lines } = run(log, ['--json', '--path', 'memory.menu', '--check'])
  expect(JSON.parse(lines.join('\n'))).toEqual({
    actions: [
      {
        index: 1,
        type: 'memory/menuToggled',
        at: 0,
        changed: ['memory.menu.MENU_MASTERS'],
        value: { MENU_PRODUCTS: false, MENU_MASTERS: true },
      },
    ],
    sequences: [expect.objectContaining({ key: 'k', outcome: 'failed' })],
    state: { MENU_PRODUCTS: false, MENU_MASTERS: true },
    differences: [],
  })
})

it('finds the one path at which the recorded state differs [AC-06]', () => {
  expect(run(log, ['--check'])).toMatchObject({ differs: false })
  const recorded = JSON.parse(log.state)
  recorded.sequences.k.facts.id = 8
  const { lines, differs } = run({ ...log, state: JSON.stringify(recorded) }, ['--check'])
  expect(differs).toBe(true)
  expect(lines.at(-1)).toBe('Differs: sequences.k.facts.id')
})

it('says what a log lacks: what came before it was full, another version, a state to compare with', () => {
  expect(run(madeLog(logRestarted())).lines[1]).toMatch('It was full before')
  expect(run({ ...log, version: 'v.0.0.1' }).lines[1]).toMatch('Recorded by v.0.0.1')
  const { preloadedState, payload } = log
  expect(() => run({ preloadedState, payload }, ['--check'])).toThrow('no state to compare with')
})

it('replays a log of a version that had other slices: their state and their actions change nothing [AC-06]', () => {
  const gone: (Action & { payload: object })[] = [
    { type: 'conflicts/conflictFound', payload: { key, tags: ['"7"'], clashes: [] } },
    { type: 'refusals/refusalMet', payload: { key, text: 'Se usa en 3 envases' } },
  ]
  const old = madeLog(...(JSON.parse(log.payload) as Action[]), ...gone)
  const preloadedState = JSON.stringify({ ...JSON.parse(old.preloadedState), conflicts: {}, refusals: {} })
  const { lines, differs } = run({ ...old, preloadedState }, ['--check'])
  expect(lines[10]).toMatch(/conflicts\/conflictFound$/)
  expect(lines.join('\n')).not.toContain('threw')
  expect(differs).toBe(false)
})

it('goes on after an action at which the reducer throws, as the store did', () => {
  const broken: Action & { payload: null } = { type: magnitudes.loaded.type, payload: null }
  const { lines } = run({ ...madeLog(), payload: JSON.stringify([broken, menuToggled('MENU_MASTERS')]), times: [0, 1] })
  expect(lines[1]).toMatch(/catalogues\/magnitudes\/loaded {2}threw: /)
  expect(lines[2]).toMatch(/memory\/menuToggled {2}memory\.menu\.MENU_MASTERS$/)
})

it.each([[[]], [['a', 'b']], [['a', '--until', 'x']], [['a', '--until', '3', '--check']], [['a', '--what']]])(
  'says how to call it when it is called with %j',
  args => {
    expect(() => parseReplayArguments(args)).toThrow('Usage: npm run replay')
  },
)

it('takes a log of 5,000 actions in its stride', () => {
  const records = Array.from({ length: 2_000 }, (_, id) => ({ id, valor: { es_ES: `Magnitud ${id}` } }))
  const raised = toastRaised('success', 'Hecho')
  const actionAt = (index: number) => {
    if (index % 500 === 0) return magnitudes.loaded(records)
    return index % 2 === 0 ? toastShown(raised.payload.id) : raised
  }
  const actions = Array.from({ length: 5_000 }, (_, index) => actionAt(index))
  const log = madeLog(...actions)
  // Quadratic time would exceed the time limit of Jest.
  expect(run(log, ['--check']).differs).toBe(false)
})

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const file = join(folder, 'log.json')
  const command = ['--import', 'tsx', 'src/app/replay/main.ts', file]
  afterAll(() => rmSync(folder, { recursive: true }))

  it('runs in Node, and its exit code tells whether the states agree', () => {
    writeFileSync(file, JSON.stringify(log))
    expect(execFileSync(process.execPath, [...command, '--check'], { encoding: 'utf8' })).toMatch('The replayed state is the recorded one.')
    writeFileSync(file, JSON.stringify({ ...log, state: '{}' }))
    const { status, stdout } = spawnSync(process.execPath, [...command, '--check'], { encoding: 'utf8' })
    expect([status, stdout]).toEqual([1, expect.stringContaining('Differs: ')])
    writeFileSync(file, 'x')
    const { status: refused, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
    expect([refused, stderr]).toEqual([2, 'This is no action log: the file is no JSON text\n'])
  })
})
