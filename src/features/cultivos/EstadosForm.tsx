import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { createSelector } from 'reselect'
import { counted } from '@/domain/counted'
import type { Cultivo } from '@/domain/cultivo/cultivo'
import { inLocale } from '@/domain/locales'
import type { Ordered } from '@/domain/ordering'
import { thumbnailOf } from '@/domain/thumbnail'
import { useCardDrafts } from '@/forms/draft/useCardDrafts'
import { useLeaveQuestion } from '@/forms/useLeaveQuestion'
import { useUnsavedTexts } from '@/forms/useUnsavedTexts'
import { Entradas } from '@/features/cultivos/Entradas'
import { cultivoPages } from '@/features/cultivos/pages'
import { RecordTools } from '@/forms/historial/RecordTools'
import { NO_FIELDS } from '@/forms/historial/target'
import { PagePager } from '@/forms/pager/PagePager'
import { ENTRY_FORM, estadoMoved, LIST_PATH, localeChosen, selectUnsavedOrders, type Screen } from '@/features/cultivos/slice'
import { selectDraftNotes } from '@/store/drafts/slice'
import { grupoDeCultivoNames } from '@/store/catalogues/names'
import { cardId } from '@/store/drafts/cardId'
import { useSelect } from '@/store/useSelect'
import { CardList } from '@/ui/lists/CardList'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { Page } from '@/ui/page/Page'
import { PageHeader } from '@/ui/page/PageHeader'
import { SavedMark } from '@/ui/form/SavedMark'
import { StageCard } from '@/features/cultivos/StageCard'

interface Props {
  screen: Screen
  /** `screen.cultivo`, which is there by the time this is rendered. */
  cultivo: Cultivo
}

/** The entries that something is kept of in a draft: what is folded away would not be found. */
const selectDrafted = createSelector(
  [selectDraftNotes],
  notes => new Set(Object.values(notes).flatMap(({ form, record }) => (form === ENTRY_FORM && record !== null ? [record] : []))),
)

/** The stages of a crop in their order, each with how products are applied in it [CD-02, CD-05]. */
export const EstadosForm = ({ screen: { formId, locale, estados, ordenes, entradas }, cultivo }: Props) => {
  const dispatch = useDispatch()
  const grupo = useSelect(grupoDeCultivoNames.selectNames).get(cultivo.grupo_de_cultivo ?? 0)
  const { unsaved, tell } = useUnsavedTexts()
  const drafts = useCardDrafts([...unsaved.keys()].map(id => cardId(formId, id)))
  const { question } = useLeaveQuestion(unsaved.size > 0, { draft: drafts })
  const drafted = useSelect(selectDrafted)
  const unsavedOrders = useSelect(selectUnsavedOrders)
  /** The place that the last stage to be moved belongs in. */
  const [moved, setMoved] = useState<Ordered | null>(null)
  // A move that failed is taken back.
  const isOrderSaved = moved !== null && unsavedOrders.length === 0 && ordenes[moved.id] === moved.orden

  const spanish = inLocale(cultivo.nombre) || `Cultivo ${cultivo.id}`
  const name = inLocale(cultivo.nombre, locale)
  const maps = Object.values(entradas)
    .flat()
    .flatMap(({ id, objetivo, momento_de_aplicacion }) => unsaved.get(id) ?? [objetivo, momento_de_aplicacion])
  return (
    <Page width="wide">
      <PageHeader
        sticky
        title={name || spanish}
        locale={name ? locale : undefined}
        breadcrumbs={[{ label: 'Cultivos', to: LIST_PATH }, ...(grupo ? [{ label: grupo }] : []), { label: spanish }]}
        actions={
          <RecordTools target={{ ...NO_FIELDS, formId, tipo: 'cultivos', id: cultivo.id }}>
            <SavedMark shown={isOrderSaved} text="Orden guardado" />
            <PagePager pages={cultivoPages} id={cultivo.id} />
            <LocaleSelect value={locale} onChange={chosen => dispatch(localeChosen({ formId, locale: chosen }))} maps={maps} />
          </RecordTools>
        }
      />
      {estados.length === 0 ? (
        <p>Este cultivo no tiene estados fenológicos.</p>
      ) : (
        <CardList label="Estados fenológicos" joined>
          {estados.map(({ id, nombre, imagen }, index) => {
            const entries = entradas[id] ?? []
            return (
              <StageCard
                key={id}
                name={inLocale(nombre, locale) || inLocale(nombre)}
                picture={imagen ? thumbnailOf(imagen) : null}
                detail={counted(entries.length, 'producto', 'productos')}
                index={index}
                count={estados.length}
                unsaved={entries.filter(entry => unsaved.has(entry.id) || drafted.has(entry.id)).length}
                onMove={by => {
                  setMoved({ id, orden: index + by })
                  dispatch(estadoMoved({ formId, id, by }))
                }}
              >
                <Entradas formId={formId} name={inLocale(nombre)} entries={entries} locale={locale} unsaved={unsaved} onChanged={tell} />
                {entries.length === 0 && <p>Ningún producto se aplica en este estado.</p>}
              </StageCard>
            )
          })}
        </CardList>
      )}
      {question}
    </Page>
  )
}
