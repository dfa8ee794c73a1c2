import { configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { initialView } from '@/shared/tableView'
import { FilterSheet } from '@/kits/lists/tools/FilterSheet'

it('says how many rows are left, in groups of thousands [LS-01]', () => {
  render(
    <Provider store={configureStore({ reducer: () => ({}) })}>
      <FilterSheet filters={[]} offer={null} left={17470} view={initialView} onViewChange={() => undefined} onClose={() => undefined} />
    </Provider>,
  )
  expect(screen.getByRole('button', { name: /^Ver/ }).textContent).toBe('Ver 17\u202F470')
})
