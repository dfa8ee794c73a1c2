import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useFocusKeeper } from '@/app/frame/focusKeeper'
import { SHEET_ID } from '@/ui/frame/sheet'

const frames = () =>
  act(() => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))))

interface State {
  lines: readonly string[]
  rows: readonly string[]
  isOpen: boolean
  isDisabled: boolean
  isInert: boolean
  hasNote: boolean
  isAsking: boolean
}

let set: (changed: Partial<State>) => void

const Page = () => {
  useFocusKeeper()
  const [state, setState] = useState<State>({
    lines: ['one', 'two'],
    rows: ['first', 'second'],
    isOpen: false,
    isDisabled: false,
    isInert: false,
    hasNote: true,
    isAsking: false,
  })
  set = changed => setState({ ...state, ...changed })
  const { lines, rows, isOpen, isDisabled, isInert, hasNote, isAsking } = state
  return (
    <main id={SHEET_ID} tabIndex={-1} inert={isInert}>
      <h1>Composición</h1>
      {hasNote && <button>note</button>}
      <section data-focus-home aria-label="section">
        {lines.length > 0 && (
          <ul data-focus-home aria-label="lines">
            {lines.map(line => (
              <li key={line}>
                <button>{line}</button>
              </li>
            ))}
          </ul>
        )}
        <button disabled={isDisabled}>save</button>
      </section>
      <div data-focus-home="[data-row]">
        {rows.map(row => (
          <button key={row} data-row>
            {row}
          </button>
        ))}
        <button>all</button>
      </div>
      {isOpen &&
        createPortal(
          <div role="dialog">
            <button>confirm</button>
          </div>,
          document.body,
        )}
      {isAsking &&
        createPortal(
          <div role="alertdialog">
            <button>stay</button>
          </div>,
          document.body,
        )}
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const change = async (changed: Partial<State>) => {
  act(() => set(changed))
  await frames()
}

it('leaves the focus of a removed line in its list, of a removed list in its section [TB-11]', async () => {
  render(<Page />)
  button('one').focus()
  await change({ lines: ['two'] })
  expect(screen.getByRole('list')).toHaveFocus()
  button('two').focus()
  await change({ lines: [] })
  expect(screen.getByRole('region')).toHaveFocus()
})

it('leaves the focus of a removed list, which has it itself, in its section', async () => {
  render(<Page />)
  button('one').focus()
  await change({ lines: ['two'] })
  await change({ lines: [] })
  expect(screen.getByRole('region')).toHaveFocus()
})

it('gives the focus to the element that a home names, and passes over a home without it', async () => {
  render(<Page />)
  button('second').focus()
  await change({ rows: ['first'] })
  expect(button('first')).toHaveFocus()
  await change({ rows: [] })
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('gives the focus to the heading where no home survives, out of the tab order', async () => {
  render(<Page />)
  button('note').focus()
  await change({ hasNote: false })
  const heading = screen.getByRole('heading')
  expect(heading).toHaveFocus()
  expect(heading.tabIndex).toBe(-1)
})

it('leaves the focus of a button that becomes disabled in its section', async () => {
  render(<Page />)
  button('save').focus()
  await change({ isDisabled: true })
  expect(screen.getByRole('region')).toHaveFocus()
})

it('gives the focus back to an element that can have it again at once, or after all was inert', async () => {
  render(<Page />)
  button('save').focus()
  act(() => set({ isDisabled: true }))
  await change({ isDisabled: false })
  expect(button('save')).toHaveFocus()
  await change({ isInert: true })
  // A browser blurs an inert element, jsdom does not.
  button('save').blur()
  await change({ isInert: false })
  expect(button('save')).toHaveFocus()
})

it('goes back to the element with the focus before a dialog, or to its home where the dialog has removed it', async () => {
  render(<Page />)
  button('one').focus()
  await change({ isOpen: true })
  button('confirm').focus()
  await change({ isOpen: false })
  expect(button('one')).toHaveFocus()
  await change({ isOpen: true })
  button('confirm').focus()
  await change({ isOpen: false, lines: ['two'] })
  expect(screen.getByRole('list')).toHaveFocus()
})

it('goes back from a question to the dialog below, whose page is inert', async () => {
  render(<Page />)
  button('one').focus()
  await change({ isOpen: true })
  button('confirm').focus()
  await change({ isInert: true, isAsking: true })
  button('stay').focus()
  await change({ isAsking: false })
  expect(button('confirm')).toHaveFocus()
  await change({ isInert: false, isOpen: false })
  expect(button('one')).toHaveFocus()
})

it('leaves the focus with an element that has taken it first', async () => {
  render(<Page />)
  button('one').focus()
  act(() => set({ lines: ['two'] }))
  button('save').focus()
  await frames()
  expect(button('save')).toHaveFocus()
})

it('leaves the focus with an element that has it without an event: a window in the background fires none', async () => {
  render(<Page />)
  button('one').focus()
  act(() => set({ lines: ['two'] }))
  window.addEventListener('focusin', event => event.stopImmediatePropagation(), { capture: true, once: true })
  button('save').focus()
  await frames()
  expect(button('save')).toHaveFocus()
})

it('leaves the focus nowhere after a click beside everything', async () => {
  render(<Page />)
  button('one').focus()
  button('one').blur()
  act(() => document.body.click())
  await change({ lines: ['two'] })
  expect(document.body).toHaveFocus()
})
