import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { UsuarioListado } from '@/shared/user'
import { selectUser } from '@/features/cuenta/slice'
import { actionsOn } from '@/features/cuenta/usuarios/actions'
import { DesactivarDialog } from '@/features/cuenta/usuarios/DesactivarDialog'
import { EnlaceDialog } from '@/features/cuenta/usuarios/EnlaceDialog'
import { UsuarioDialog } from '@/features/cuenta/usuarios/UsuarioDialog'
import { activoRequested, enlaceRequested, LIST_PLACE } from '@/features/cuenta/usuarios/events'
import { usuariosList } from '@/features/cuenta/usuarios/list'
import { enlaceClosed, formClosed, formOpened, selectEnlaces, selectForm } from '@/features/cuenta/usuarios/slice'
import { useRefusal } from '@/kits/forms/useRefusal'
import { boundColumns } from '@/kits/lists/list'
import { useListAddress } from '@/kits/lists/useListAddress'
import { useListView } from '@/kits/lists/useListView'
import { usuarios } from '@/store/catalogues'
import { selectOfflineSince } from '@/store/live/slice'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { secretVault } from '@/store/vault'
import { ListPage, type ActionsOf } from '@/ui/page/ListPage'

const NO_FILTERS = [] as const

/** Dialogs of the list, one at a time, for administrators only. A new link waits until the dialog that the user has opened is closed. */
const Dialogs = ({ asked, onAnswered }: { asked: number | null; onAnswered: () => void }) => {
  const dispatch = useAppDispatch()
  const users = useAppSelector(usuarios.selectAll)
  const form = useAppSelector(selectForm)
  const enlaces = useAppSelector(selectEnlaces)
  const userOf = (id: number) => users.find(each => each.id === id)
  const deactivated = asked === null ? undefined : userOf(asked)
  const edited = form?.id == null ? undefined : userOf(form.id)
  if (form && (form.id === null || edited))
    return <UsuarioDialog key={form.formId} formId={form.formId} user={edited ?? null} users={users} />
  if (deactivated)
    return (
      <DesactivarDialog
        user={deactivated}
        onKeep={onAnswered}
        onDeactivate={() => {
          onAnswered()
          dispatch(activoRequested({ id: deactivated.id, activo: false }))
        }}
      />
    )
  // Links of an earlier page, in a replay, have no secret.
  const [shown] = enlaces.flatMap(made => {
    const enlace = secretVault.find(made.enlace)
    return enlace === undefined ? [] : { made, enlace }
  })
  if (!shown) return null
  const { enlace: ticket } = shown.made
  return <EnlaceDialog key={ticket.ticket} {...shown} onClose={() => dispatch(enlaceClosed(ticket))} />
}

/** List of all users; only administrators have actions [AU-01]. */
export const UsuariosList = () => {
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const own = useAppSelector(selectUser)
  const users = useAppSelector(usuarios.selectAll)
  const loading = useAppSelector(usuarios.selectIsAwaited)
  const isMissing = useAppSelector(usuarios.selectIsMissing)
  const columns = useMemo(() => boundColumns(usuariosList.columns, own?.id), [own?.id])
  const { view, onViewChange } = useListView(usuariosList)
  const isOnItsWay = useListAddress({ columns, filters: NO_FILTERS, view, onViewChange })
  const [asked, setAsked] = useState<number | null>(null)
  useEffect(() => {
    // Requested by the list, not by the route, because an API without extensions has no users.
    dispatch(usuarios.loadRequested())
    return () => {
      // An open form stays a draft, and shown links are discarded with the page.
      const form = selectForm(getState())
      if (form) dispatch(formClosed({ formId: form.formId }))
      for (const { enlace } of selectEnlaces(getState())) dispatch(enlaceClosed(enlace))
    }
  }, [dispatch, getState])

  const rules = own?.administrador === true
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: { abrir?: number | null } | null }
  const navigate = useNavigate()
  /** Id of the user whose form a draft opens; null for a new user. */
  const wanted = state?.abrir
  const openWanted = useEffectEvent(() => {
    if (wanted === undefined || !rules) return
    dispatch(formOpened(wanted))
    void navigate(pathname + search, { replace: true, state: null })
  })
  useEffect(() => openWanted(), [wanted, rules])
  const actionsOf = useCallback<ActionsOf<UsuarioListado>>(
    (user, open) =>
      actionsOn(user, users, {
        edit: open,
        makeEnlace: () => dispatch(enlaceRequested(user)),
        activate: () => dispatch(activoRequested({ id: user.id, activo: true })),
        deactivate: () => setAsked(user.id),
      }),
    [users, dispatch],
  )
  return (
    <>
      <ListPage
        title="Usuarios"
        breadcrumbs={[{ label: 'Usuarios' }]}
        columns={columns}
        rows={loading || isOnItsWay ? null : users}
        asOf={useAppSelector(selectOfflineSince)}
        retry={isMissing ? () => void dispatch(usuarios.loadRequested()) : undefined}
        view={view}
        onViewChange={onViewChange}
        problem={useRefusal(LIST_PLACE)}
        {...(rules && {
          addLabel: 'Añadir usuario',
          onAdd: () => dispatch(formOpened(null)),
          onOpen: id => dispatch(formOpened(Number(id))),
          actionsOf,
          actionCount: 3,
        })}
      />
      {rules && <Dialogs asked={asked} onAnswered={() => setAsked(null)} />}
    </>
  )
}
