import { createStore } from '@/app/createStore'
import { authApi } from '@/api/auth'
import { selectUser, userRequested } from '@/features/cuenta/slice'
import { signedIn, signedOut } from '@/features/session/slice'

const ana = { email: 'ana@example.com', nombre: 'Ana', apellidos: 'Ruiz' }

it("ends what is under way with the session: a late answer does not bring the last person's data back", async () => {
  const answers: ((user: typeof ana) => void)[] = []
  jest.spyOn(authApi, 'user').mockImplementation(() => new Promise(resolve => answers.push(resolve)))
  const store = createStore()
  store.dispatch(signedIn())
  store.dispatch(userRequested())
  store.dispatch(signedOut())
  answers[0]?.(ana)
  await Promise.resolve()
  expect(selectUser(store.getState())).toBeNull()

  store.dispatch(signedIn())
  store.dispatch(userRequested())
  answers[1]?.({ ...ana, nombre: 'Luis' })
  await new Promise(resolve => setTimeout(resolve))
  expect(selectUser(store.getState())).toMatchObject({ nombre: 'Luis' })
  store.dispatch(signedOut())
})
