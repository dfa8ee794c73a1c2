import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { useFocusKeeper } from '@/app/frame/focusKeeper'

const Where = () => {
  useFocusKeeper()
  return <span data-testid="where">{useLocation().pathname}</span>
}

/** Renders inside a router that starts at `path`; `where` returns its current path. */
export const renderPage = (ui: ReactNode, path = '/') => {
  const user = userEvent.setup()
  const page = (content: ReactNode) => (
    <MemoryRouter initialEntries={[path]}>
      {content}
      <Where />
    </MemoryRouter>
  )
  const view = render(page(ui))
  return {
    user,
    where: () => view.getByTestId('where').textContent,
    unmount: view.unmount,
    rerenderPage: (content: ReactNode) => view.rerender(page(content)),
  }
}
