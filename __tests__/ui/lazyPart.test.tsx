import { render, screen } from '@testing-library/react'
import { lazyPart, useLazyPart } from '@/ui/lazyPart'
import { ErrorBoundary } from '@/app/ErrorBoundary'
import { quietErrors } from '@test/support/quiet'

quietErrors()

const Shows = ({ part }: { part: ReturnType<typeof lazyPart<string>> }) => <p>{useLazyPart(part) ?? 'espera'}</p>

it('shows a part once it has come, and in the first frame where it has come before', async () => {
  const fetch = jest.fn(() => Promise.resolve('aquí'))
  const part = lazyPart(fetch)
  const { unmount } = render(<Shows part={part} />)
  expect(screen.getByText('espera')).toBeVisible()
  await screen.findByText('aquí')
  unmount()
  render(<Shows part={part} />)
  expect(screen.getByText('aquí')).toBeVisible()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('tells the boundary of a part that cannot be had, and asks for it again next time [FR-11]', async () => {
  const fetch = jest.fn(() => Promise.reject<string>(new Error('no')))
  const part = lazyPart(fetch)
  const page = (
    <ErrorBoundary broken={() => 'roto'}>
      <Shows part={part} />
    </ErrorBoundary>
  )
  const { unmount } = render(page)
  await screen.findByText('roto')
  unmount()
  fetch.mockResolvedValue('aquí')
  render(page)
  expect(await screen.findByText('aquí')).toBeVisible()
})

it('shows nothing of a part that is not wanted any more', async () => {
  const part = lazyPart(() => Promise.resolve('aquí'))
  const Wanted = ({ is }: { is: boolean }) => <p>{useLazyPart(is ? part : null) ?? 'nada'}</p>
  const { rerender } = render(<Wanted is={false} />)
  expect(screen.getByText('nada')).toBeVisible()
  rerender(<Wanted is />)
  await screen.findByText('aquí')
  rerender(<Wanted is={false} />)
  expect(screen.getByText('nada')).toBeVisible()
})
