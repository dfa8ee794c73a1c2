import { act, screen, waitFor, within } from '@testing-library/react'
import { http } from '@/api/http/http'
import { connectApi } from '@/app/connectApi'
import { reach } from '@/api/http/reach'
import { answersCeased, answersResumed } from '@/store/live/slice'
import { answerCalls } from '@test/support/answers'
import { renderInFrame } from '@test/support/signedInFrame'
import { stateAfter } from '@test/support/state'
import { matchMedia } from '@test/ui/layout'

beforeEach(() => {
  matchMedia()
  reach.answered()
  answerCalls(() => ({ body: [] }))
})

const notice = () => within(screen.getByRole('banner')).getByRole('status')

const timeOf = (iso: string) => new Date(iso).toTimeString().slice(0, 5)

it('the top bar says since when the API cannot be reached, right of the version, until it can [SY-06]', async () => {
  const { store } = await renderInFrame({ '/': 'Inicio' }, '/')
  const since = '2026-11-27T09:42:00.000Z'
  expect(notice()).toBeEmptyDOMElement()
  act(() => void store.dispatch(answersCeased({ since })))
  expect(notice()).toHaveTextContent(new RegExp(`^Sin conexión desde las ${timeOf(since)}$`))
  act(() => void store.dispatch(answersResumed()))
  expect(notice()).toBeEmptyDOMElement()
})

it('a call without an answer shows it, on an API without extensions too, and the next answer takes it away [SY-06]', async () => {
  connectApi({ ...stateAfter().configuration, extensions: false })
  await renderInFrame({ '/': 'Inicio' }, '/')
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(http.get('/api/familias/')).rejects.toMatchObject({ status: 0 })
  await waitFor(() => expect(notice()).toHaveTextContent('Sin conexión desde las'))
  answerCalls(() => ({ body: [] }))
  await act(() => http.get('/api/familias/'))
  await waitFor(() => expect(notice()).toBeEmptyDOMElement())
})
