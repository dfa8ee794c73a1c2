import type { CombinacionValues } from '@/features/soluciones/model/combinacionValues'
import { CardsPage } from '@/kits/forms/cards/CardsPage'
import { useCards } from '@/kits/forms/cards/useCards'
import { CombinacionCards } from '@/features/soluciones/combinacionCards'
import { Combinacion } from '@/features/soluciones/Combinacion'
import { solucionPages } from '@/features/soluciones/pager'
import { historyOf } from '@/features/soluciones/historyOf'
import { createKey, createRequested, LIST_PATH, runsOf, saveKey, type SolucionState } from '@/features/soluciones/slice'
import { combinacionesDeProductos } from '@/shared/resources/combinacionesDeProductos'
import type { Solucion } from '@/shared/resources/soluciones'
import { selectIsRunning } from '@/store/sequences/slice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { LabelWithRest } from '@/ui/buttons/Rest'
import { CardList } from '@/ui/lists/CardList'

interface Props {
  screen: SolucionState
  /** `screen.solucion`, after it is loaded. */
  solucion: Solucion
}

/** Combinations of a solution, each with a form of its own [CB-02, CB-03]. */
export const CombinacionesForm = ({ screen, solucion }: Props) => {
  const dispatch = useAppDispatch()
  const { formId, locale, combinaciones, made, creationId } = screen
  const cards = useCards<CombinacionValues>(combinaciones)
  const creation = { formId, creationId }
  const creating = useAppSelector(selectIsRunning, createKey(creation))
  return (
    <CardsPage
      screen={screen}
      record={solucion}
      pages={solucionPages}
      parents={[{ label: 'Soluciones', to: LIST_PATH }]}
      cards={cards}
      context={CombinacionCards}
      gender={combinacionesDeProductos.noun.gender}
      news={{
        runs: runsOf(screen),
        runOf: id => saveKey({ formId, id }),
        parte: combinacionesDeProductos.name,
        records: combinaciones,
      }}
      history={historyOf(screen, cards)}
      maps={combinaciones.map(({ id, observaciones }) => cards.unsaved.get(id)?.observaciones ?? observaciones)}
      withTools={tools => (
        <>
          {tools}
          <Button variant="primary" icon="plus" busy={creating} onPress={() => dispatch(createRequested(creation))}>
            <LabelWithRest label="Añadir combinación" />
          </Button>
        </>
      )}
    >
      {combinaciones.length === 0 ? (
        <p>Esta solución no tiene combinaciones</p>
      ) : (
        <CardList label="Combinaciones">
          {combinaciones.map((record, index) => (
            <Combinacion
              key={record.id}
              formId={formId}
              record={record}
              locale={locale}
              isNew={record.id === made}
              neighbour={(combinaciones[index + 1] ?? combinaciones[index - 1])?.id}
            />
          ))}
        </CardList>
      )}
    </CardsPage>
  )
}
