import '@/ui/styles/index.css'
import { useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createStore } from '@/app/createStore'
import { addEntries, menuEntries, userEntries } from '@/app/frame/menu'
import { VERSION_LABEL } from '@/domain/constants'
import { emptyMemory, selectMenu, selectTableView, tableViewed } from '@/store/memory/slice'
import { useSelect } from '@/store/useSelect'
import { AddMenu } from '@/ui/AddMenu'
import { FrameLayout } from '@/ui/FrameLayout'
import { ListPage, type Column, type TableRow } from '@/ui/ListPage'
import { UserMenu } from '@/ui/UserMenu'
import { installProbe } from './probe'
import { COLUMNS, createProductos, rowsAsked } from './rows'

const TABLE = 'filtroProductoAcabados'
const columns: Column[] = COLUMNS.map(title => ({ title, ...(title === 'Nombre' && { main: true }) }))
const records = createProductos(rowsAsked())
const nothing = () => undefined

/** The real list page over the real store, as a feature makes it: rows by `useMemo`, its view in the memory slice. */
const List = () => {
  const dispatch = useDispatch()
  const view = useSelect(selectTableView, TABLE)
  const rows = useMemo<TableRow[]>(
    () =>
      records.map(({ id, cells }) => ({
        id,
        fields: cells,
        actions: [
          { label: 'Editar', icon: 'pencil', onAction: nothing },
          { label: 'Duplicar', icon: 'layers', onAction: nothing },
          { label: 'Eliminar', icon: 'trash', danger: true, onAction: nothing },
        ],
      })),
    [],
  )
  return (
    <ListPage
      title="Productos acabados"
      breadcrumbs={[{ label: 'Productos' }, { label: 'Productos acabados' }]}
      addLabel="Añadir producto"
      onAdd={nothing}
      columns={columns}
      rows={rows}
      view={view}
      onViewChange={changed => dispatch(tableViewed({ table: TABLE, view: changed }))}
      onOpen={nothing}
    />
  )
}

const Screen = () => {
  const menu = useSelect(selectMenu)
  const end = (
    <>
      <AddMenu items={addEntries} />
      <UserMenu nombre="Marta" apellidos="Núñez Gil" items={userEntries} />
    </>
  )
  return (
    <FrameLayout version={VERSION_LABEL} menu={{ entries: menuEntries(menu), onToggle: nothing }} end={end}>
      <List />
    </FrameLayout>
  )
}

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const store = createStore({ memory: { ...emptyMemory, menu: { MENU_PRODUCTS: true, MENU_MASTERS: true } } })
const router = createMemoryRouter([{ path: '*', element: <Screen /> }])
createRoot(element).render(
  <I18nProvider locale="es-ES">
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </I18nProvider>,
)

const start = () => {
  if (document.querySelector('[data-index]')) installProbe()
  else requestAnimationFrame(start)
}
start()
