import { render, screen } from '@testing-library/react'
import { ErrorBoundary } from '@/app/ErrorBoundary'
import { quietErrors } from '@test/support/quiet'

quietErrors()
const Broken = () => {
  throw new Error('sin red')
}

it('shows what there is to say in the place of what threw', () => {
  render(
    <ErrorBoundary broken={error => <p>{String(error)}</p>}>
      <Broken />
    </ErrorBoundary>,
  )
  expect(screen.getByText('Error: sin red')).toBeInTheDocument()
})

it('is not there as long as nothing throws', () => {
  render(<ErrorBoundary broken={() => <p>roto</p>}>bien</ErrorBoundary>)
  expect(screen.getByText('bien')).toBeInTheDocument()
})
