import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '@/ui/buttons/Button'
import { FrameLayout } from '@/app/frame/FrameLayout'
import { detailOf, saveProgressText, shareDone, type ProgressRun } from '@/kits/forms/progress/progressSteps'
import { SaveProgressPanel } from '@/kits/forms/progress/SaveProgressPanel'
import { matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'
import { renderPage } from '@test/ui/renderPage'

const RUN: ProgressRun = {
  steps: [
    { name: 'Producto', state: 'done' },
    { name: 'Imagen de catálogo', state: 'done' },
    { name: 'Imagen de modo de acción', state: 'skipped' },
    { name: 'Líneas de composición', state: 'running' },
    { name: 'Cómo se aplica', state: 'waiting' },
  ],
  progress: { done: 12, total: 30 },
}

/** Time of two frames in milliseconds, after which React Aria has moved the focus. */
const FRAMES_MS = 32

const Screen = () => {
  const [run, setRun] = useState<ProgressRun | null>(null)
  return (
    <>
      <div data-testid="page">
        <h1>Zinc</h1>
        <Button onPress={() => setRun(RUN)}>Guardar</Button>
      </div>
      <SaveProgressPanel title="Guardando" run={run} />
      {/* Outside the panel, like the saga that ends the save. */}
      <span data-testid="end" hidden onClick={() => setRun(null)} />
    </>
  )
}

const saveButton = () => screen.getByRole('button', { name: 'Guardar', hidden: true })
const panel = () => screen.queryByRole('dialog', { name: 'Guardando' })
/** Sheet; null while it is inert. */
const sheet = () => screen.queryByRole('main')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const endSave = () => fireEvent.click(screen.getByTestId('end'))

const startSave = () => {
  renderPage(
    <FrameLayout menu={{ entries: [], onToggle: () => undefined }} end={<Button>Usuario</Button>}>
      <Screen />
    </FrameLayout>,
  )
  saveButton().focus()
  fireEvent.click(saveButton())
}

beforeEach(() => {
  matchMedia()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

describe('the progress of a save', () => {
  it('is told in one sentence, which stays the same during a step [TR-09]', () => {
    expect(saveProgressText('Guardando', RUN)).toBe('Guardando · 4 de 5 · Líneas de composición')
    expect(saveProgressText('Guardando', { steps: RUN.steps.slice(0, 3), progress: null })).toBe(
      'Guardando · 3 de 3 · Imagen de modo de acción',
    )
  })

  it('counts the part of the running step that is done', () => {
    expect(shareDone(RUN)).toBeCloseTo(3.4 / 5)
    expect(shareDone({ steps: RUN.steps, progress: { done: 0, total: 0 } })).toBeCloseTo(3 / 5)
    expect(shareDone({ steps: [], progress: null })).toBe(0)
    expect(shareDone({ steps: RUN.steps, progress: null, bytes: { done: 1_200_000, total: 4_800_000 } })).toBeCloseTo(3.25 / 5)
  })

  it('says how much of its files has gone, for the eye only', () => {
    const run = { ...RUN, bytes: { done: 1_200_000, total: 4_800_000 } }
    expect(detailOf(run)).toBe('12 de 30 · 1,2 MB de 4,8 MB')
    expect(detailOf({ ...RUN, progress: { done: 0, total: 0 } })).toBe('')
    expect(saveProgressText('Guardando', run)).toBe(saveProgressText('Guardando', RUN))
  })
})

describe('the panel of a save', () => {
  it('holds the focus before it shows, so that Tab does not leave the form [TR-09, FR-10]', () => {
    startSave()
    // False: the default of the key is prevented.
    const tab = () => fireEvent.keyDown(document.body, { key: 'Tab' })
    expect(tab()).toBe(false)
    endSave()
    pass(FRAMES_MS)
    expect(tab()).toBe(true)
    expect(saveButton()).toHaveFocus()
  })

  it('shows when it takes a while, with every step in words [TR-09]', () => {
    startSave()
    pass(299)
    expect(panel()).not.toBeInTheDocument()
    pass(1)
    pass(FRAMES_MS)
    expect(panel()).toHaveFocus()
    expect(screen.getAllByRole('listitem').map(step => step.textContent)).toEqual([
      'Producto: hecho',
      'Imagen de catálogo: hecho',
      'Imagen de modo de acción: sin cambiosSin cambios',
      'Líneas de composición: en curso12 de 30',
      'Cómo se aplica: pendiente',
    ])
    expect(screen.getByRole('status')).toHaveTextContent(/^Guardando · 4 de 5 · Líneas de composición$/)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '68')
  })

  it('never shows for a save that is over by then', () => {
    startSave()
    pass(200)
    endSave()
    pass(2000)
    expect(panel()).not.toBeInTheDocument()
  })

  it('stays long enough to be read', () => {
    startSave()
    pass(310)
    endSave()
    pass(480)
    expect(panel()).toBeVisible()
    pass(20)
    expect(panel()).not.toBeInTheDocument()
  })

  it('lies over a sheet that takes nothing from the first moment on, while the frame stays alive', () => {
    startSave()
    expect(sheet()).toBeNull()
    pass(300)
    expect(within(screen.getByRole('main', { hidden: true })).queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('banner')).not.toHaveAttribute('inert')
    expect(sheet()).toBeNull()
    endSave()
    pass(500)
    expect(sheet()).toBeVisible()
  })

  it('gives the focus back, but not from somebody who has gone on', () => {
    startSave()
    pass(300)
    endSave()
    pass(500)
    pass(FRAMES_MS)
    expect(saveButton()).toHaveFocus()

    fireEvent.click(saveButton())
    pass(300)
    const user = screen.getByRole('button', { name: 'Usuario' })
    act(() => user.focus())
    endSave()
    pass(500)
    pass(FRAMES_MS)
    expect(user).toHaveFocus()
  })

  it('has nothing that axe would name', async () => {
    startSave()
    pass(300)
    jest.useRealTimers()
    expect(await violations()).toEqual([])
  })
})
