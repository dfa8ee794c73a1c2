import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { createSelector } from 'reselect'
import { counted } from '@/shared/counted'
import { inLocale } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { plainName } from '@/shared/richName'
import type { EntryValues } from '@/features/cultivos/model/applicationEntry'
import type { OrderedItem } from '@/shared/ordering'
import { thumbnailOf } from '@/ui/images/thumbnail'
import { CardsPage } from '@/kits/forms/cards/CardsPage'
import { useCards } from '@/kits/forms/cards/useCards'
import { EntryCards } from '@/features/cultivos/entryCards'
import { Entradas } from '@/features/cultivos/Entradas'
import { cultivoPages } from '@/features/cultivos/pager'
import { useCultivoHistory } from '@/features/cultivos/useCultivoHistory'
import { ENTRY_FORM, entryKey, entryRuns, estadoMoved, LIST_PATH, selectUnsavedOrders, type CultivoState } from '@/features/cultivos/slice'
import { comoSeAplica } from '@/shared/resources/comoSeAplica'
import { entradaIn } from '@/shared/resources/cultivoPath'
import type { Cultivo } from '@/shared/resources/cultivos'
import { selectDraftNotes } from '@/kits/drafts/slice'
import { grupoDeCultivoNames } from '@/store/catalogues/names'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CardList } from '@/ui/lists/CardList'
import { SavedMark } from '@/ui/form/SavedMark'
import { useAnnouncedMove } from '@/ui/lists/useAnnouncedMove'
import { usePlacedEntries } from '@/features/cultivos/usePlacedEntries'
import { StageCard } from '@/features/cultivos/StageCard'

interface Props {
  screen: CultivoState
  /** `screen.cultivo`, which is loaded when the form renders. */
  cultivo: Cultivo
}

/** Ids of entries with drafts. Their stages count them as unsaved, and open at first: the bar that offers a draft stands in its entry. */
const selectDrafted = createSelector(
  [selectDraftNotes],
  notes => new Set(Object.values(notes).flatMap(({ form, record }) => (form === ENTRY_FORM && record !== null ? [record] : []))),
)

/** Form of a crop: its stages in order, each with its entries [CD-02, CD-05]. */
export const EstadosForm = ({ screen, cultivo }: Props) => {
  const { formId, locale, estados, ordenes, entradas } = screen
  const dispatch = useAppDispatch()
  const grupo = useAppSelector(grupoDeCultivoNames.selectNames).get(cultivo.grupo_de_cultivo ?? 0)
  const cards = useCards<EntryValues>(entradas)
  const { unsaved, laid } = cards
  const there = estados.filter(({ id }) => ordenes[id] !== undefined)
  const allEntries = Object.values(entradas).flat()
  usePlacedEntries(formId, cards)
  const drafted = useAppSelector(selectDrafted)
  const start = entradaIn(useLocation().hash)
  const unsavedOrders = useAppSelector(selectUnsavedOrders)
  /** Last moved stage, with its target index. */
  const [moved, setMoved] = useState<OrderedItem | null>(null)
  const { announcement, move } = useAnnouncedMove<OrderedItem>(there.length, ({ id, orden }, by) => {
    setMoved({ id, orden: orden + by })
    dispatch(estadoMoved({ formId, id, by }))
  })
  // False after a failed move, which is reverted.
  const isOrderSaved = moved !== null && unsavedOrders.length === 0 && ordenes[moved.id] === moved.orden
  return (
    <CardsPage
      screen={screen}
      record={cultivo}
      pages={cultivoPages}
      parents={[{ label: 'Cultivos', to: LIST_PATH }, ...(grupo ? [{ label: grupo }] : [])]}
      cards={cards}
      context={EntryCards}
      gender="m"
      news={{
        runs: entryRuns(screen),
        runOf: id => entryKey({ formId, id }),
        parte: comoSeAplica.name,
        owners: { member: 'estado_fenologico', ids: there.map(({ id }) => id).sort((one, other) => one - other) },
        records: allEntries,
      }}
      history={useCultivoHistory(screen, cards)}
      maps={allEntries.flatMap(entry => {
        const { objetivo, momento_de_aplicacion } = unsaved.get(entry.id) ?? entry
        return [objetivo, momento_de_aplicacion]
      })}
      withTools={tools => (
        <>
          <SavedMark shown={isOrderSaved} text="Orden guardado" />
          {tools}
        </>
      )}
    >
      {estados.length === 0 ? (
        <p>Este cultivo no tiene estados fenológicos.</p>
      ) : (
        <CardList label="Estados fenológicos" joined>
          {estados.map(({ id, nombre, imagen }, index) => {
            const entries = entradas[id] ?? []
            const shownName = plainName(inLocale(nombre, locale)) || recordName({ id, nombre })
            return (
              <StageCard
                key={id}
                name={shownName}
                picture={imagen ? thumbnailOf(imagen) : null}
                detail={counted(entries.length, 'producto', 'productos')}
                index={index}
                count={there.length}
                isGone={ordenes[id] === undefined}
                unsaved={entries.filter(entry => unsaved.has(entry.id) || drafted.has(entry.id)).length}
                holds={entries.some(entry => unsaved.has(entry.id) || laid.has(entry.id))}
                opensAtFirst={entries.some(entry => entry.id === start?.id || drafted.has(entry.id))}
                onMove={by => move({ id, orden: index }, index, by, shownName)}
              >
                <Entradas formId={formId} name={recordName({ id, nombre })} entries={entries} locale={locale} cards={cards} start={start} />
              </StageCard>
            )
          })}
        </CardList>
      )}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </CardsPage>
  )
}
