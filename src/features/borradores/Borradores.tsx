import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { DraftNote } from '@/kits/drafts/model/draft'
import { unsavedIn } from '@/kits/drafts/model/words'
import { tableMomentOf } from '@/ui/text/dates'
import type { Row } from '@/ui/table/model/row'
import { initialView, type TableView } from '@/shared/tableView'
import { discardRequested, selectDraftStatus, selectDraftText, textRequested, draftTextClosed } from '@/kits/drafts/slice'
import { selectLatestNotes } from '@/kits/drafts/latestNotes'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { DiscardDialog } from '@/kits/drafts/views/DiscardDialog'
import { Button } from '@/ui/buttons/Button'
import { DraftTextDialog } from '@/features/borradores/DraftTextDialog'
import { EmptyState } from '@/ui/page/EmptyState'
import { Page, PageHeader } from '@/ui/page/Page'
import { DataTable } from '@/ui/table/DataTable'
import { TableCount } from '@/ui/table/tools/TableCount'
import type { Column, HrefOf, RowAction, RowActionsOf } from '@/ui/table/types'
import { useTable } from '@/ui/table/useTable'
import styles from '@/features/borradores/Borradores.module.css'

const columns: readonly Column<DraftNote>[] = [
  {
    key: 'registro',
    title: 'Registro',
    main: true,
    text: ({ name }) => name,
    badge: ({ half }) => (half ? 'guardado a medias' : ''),
  },
  { key: 'tipo', title: 'Tipo', meta: true, text: ({ kind }) => kind },
  { key: 'cambios', title: 'Qué cambia', drop: 2, meta: 'line', text: note => unsavedIn(note).join(', ') },
  { key: 'momento', title: 'Cuándo', meta: true, tabular: true, text: ({ at }) => tableMomentOf(at) },
]
const START: TableView = { ...initialView, sort: { column: 'momento', descending: true } }

/** True for an interrupted import, which has no text to show [IX-06]. */
const isImport = ({ form }: DraftNote): boolean => form.startsWith('importar/')

/** History state with the record to open, or the draft of an import: forms of masters and users, and imports into one list, have no address. */
const stateFor = (note: DraftNote) => {
  const { id, form, record } = note
  if (isImport(note)) return { state: { abrir: id } }
  return form.startsWith('maestras/') || form === 'usuarios' ? { state: { abrir: record } } : {}
}

/** Drafts of the signed-in user in this browser, latest first [DR-05]. */
export const Borradores = () => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const status = useAppSelector(selectDraftStatus)
  const notes = useAppSelector(selectLatestNotes)
  const shown = useAppSelector(selectDraftText)
  const [view, setView] = useState(START)
  const [asked, setAsked] = useState<readonly DraftNote[] | null>(null)

  const isAwaited = status === 'off' || status === 'waiting'
  const rows = isAwaited ? null : notes
  const table = useTable(columns, rows, view)
  const actionsOf = useCallback<RowActionsOf>(
    ({ id }) => {
      const found = notes.filter(note => note.id === id)
      const discard: RowAction = { label: 'Descartar', icon: 'trash', tone: 'danger', onAction: () => setAsked(found) }
      if (found.some(isImport)) return [discard]
      // Offered for every draft of a form, because the form of a record deleted meanwhile does not open.
      return [{ label: 'Ver el texto', icon: 'eye', onAction: () => dispatch(textRequested({ id: String(id) })) }, discard]
    },
    [dispatch, notes],
  )
  const hrefOf = useCallback<HrefOf>(
    id => {
      const note = notes.find(each => each.id === id)
      return note && note.shape !== 0 && !('state' in stateFor(note)) ? note.path : undefined
    },
    [notes],
  )
  const isEmpty = rows?.length === 0

  const open = (id: Row['id']) => {
    const note = notes.find(each => each.id === id)
    if (!note) return
    if (note.shape === 0) dispatch(textRequested({ id: note.id }))
    else void navigate(note.path, stateFor(note))
  }
  // Closes the question when the draft was saved or discarded in another tab.
  const left = asked?.filter(({ id }) => notes.some(note => note.id === id)) ?? []

  return (
    <Page width="list">
      <PageHeader
        title="Borradores"
        breadcrumbs={[{ label: 'Borradores' }]}
        count={<TableCount table={table} />}
        actions={
          notes.length > 0 && (
            <Button variant="danger" onPress={() => setAsked(notes)}>
              Descartar todos
            </Button>
          )
        }
      />
      <p className={styles.lead}>Lo que dejó sin guardar, solo en este navegador y solo para usted. A los 90 días se descartan.</p>
      {isEmpty ? (
        <EmptyState icon="draft" text={status === 'none' ? 'No se pueden leer los borradores' : 'No hay borradores'} />
      ) : (
        <DataTable
          label="Borradores"
          table={table}
          view={view}
          onViewChange={setView}
          onOpen={open}
          hrefOf={hrefOf}
          actionsOf={actionsOf}
        />
      )}
      {left.length > 0 && (
        <DiscardDialog
          notes={left}
          onKeep={() => setAsked(null)}
          onDiscard={() => {
            setAsked(null)
            dispatch(discardRequested({ ids: left.map(({ id }) => id) }))
          }}
        />
      )}
      {shown && (
        <DraftTextDialog
          title={shown.name === null ? 'Este borrador ya no encaja en su formulario' : `Borrador de ${shown.name}`}
          text={shown.text}
          onClose={() => dispatch(draftTextClosed())}
        />
      )}
    </Page>
  )
}
