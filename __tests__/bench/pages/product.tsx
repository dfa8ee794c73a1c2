import '@/ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { addEntries, menuEntries, userEntries } from '@/app/frame/menu'
import { Shortcuts } from '@/app/shortcuts/Shortcuts'
import { AcabadosList } from '@/features/productos/list/AcabadosList'
import { familias, productosAcabados, productosGenericos } from '@/store/catalogues'
import { emptyMemory, selectMenu } from '@/store/memory/slice'
import { useAppSelector } from '@/store/hooks'
import { AddMenu } from '@/app/frame/AddMenu'
import { FrameLayout } from '@/app/frame/FrameLayout'
import { UserMenu } from '@/app/frame/UserMenu'
import { createCatalogues } from './catalogues'
import { installProbe } from './probe'
import { rowsAsked } from './rows'

const nothing = () => undefined

/** Real list of finished products over the real store, which joins the names of referenced records. */
const Screen = () => {
  const menu = useAppSelector(selectMenu)
  const end = (
    <>
      <Shortcuts />
      <AddMenu items={addEntries} />
      <UserMenu nombre="Marta" apellidos="Núñez Gil" items={userEntries} />
    </>
  )
  return (
    <FrameLayout menu={{ entries: menuEntries(menu), onToggle: nothing }} end={end}>
      <AcabadosList />
    </FrameLayout>
  )
}

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const store = createStore({ memory: { ...emptyMemory, menu: { MENU_PRODUCTS: true, MENU_MASTERS: true } } })
const { familias: families, genericos, acabados } = createCatalogues(rowsAsked())
store.dispatch(familias.loaded(families))
store.dispatch(productosGenericos.loaded(genericos))
store.dispatch(productosAcabados.loaded(acabados))
const router = createMemoryRouter([{ path: '*', element: <Screen /> }])
createRoot(element).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
)

const start = () => {
  if (document.querySelector('[data-index]')) installProbe()
  else requestAnimationFrame(start)
}
start()
