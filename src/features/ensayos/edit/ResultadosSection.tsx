import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { showDecimal } from '@/domain/decimal'
import { inLocale, type LocaleMap } from '@/domain/locales'
import { hasAnyText } from '@/domain/locales/hasAnyText'
import type { ResultDraft } from '@/domain/ensayo/trial'
import { FormDialog, type Another, type Wrong } from '@/forms/FormDialog'
import { Descripcion, descripcionSchema } from '@/features/ensayos/edit/Descripcion'
import { resultAdded, resultEdited, resultMoved, resultRemoved, resultRestored, selectTrial } from '@/features/ensayos/slice'
import { magnitudNames } from '@/store/catalogues/names'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/buttons/Button'
import { ComboboxField } from '@/ui/choices/ComboboxField'
import { Column } from '@/ui/form/FormGrid'
import { useFieldBinding, useNumberBinding } from '@/ui/fields/formik'
import { ItemText, ItemValue } from '@/features/ensayos/edit/ItemContent'
import { ItemList } from '@/features/ensayos/edit/ItemList'
import { NumberField } from '@/ui/fields/NumberField'
import { Section } from '@/ui/page/Section'
import { UndoNotice } from '@/ui/lists/UndoNotice'

type ResultValues = Pick<ResultDraft, 'valor' | 'magnitud' | 'descripcion'>

const BLANK: ResultValues = { valor: null, magnitud: null, descripcion: {} }
const ANOTHER: Another = {
  label: 'Aceptar y añadir otro',
  said: count => (count === 1 ? '1 resultado añadido' : `${count} resultados añadidos`),
}
const notBlank = ({ valor, magnitud, descripcion }: ResultValues): Wrong<ResultValues> =>
  valor === null && magnitud === null && !hasAnyText(descripcion) ? { valor: 'Indique un valor o escriba una descripción' } : {}

/** A measure has as many decimals as it was given. */
const Valor = () => <NumberField label="Valor" decimals={null} autoFocus {...useNumberBinding('valor')} />

const Magnitud = () => (
  <ComboboxField<number | null>
    label="Magnitud"
    options={useSelect(magnitudNames.selectOptionalChoices)}
    {...useFieldBinding<number | null>('magnitud')}
  />
)

const shownText = (map: LocaleMap, locale: string) =>
  inLocale(map, locale) ? { text: inLocale(map, locale), locale } : { text: inLocale(map) }

/** Results are a value, a unit and a description, ordered and edited here and saved with the trial [TR-05]. */
export const ResultadosSection = () => {
  const dispatch = useDispatch()
  const { formId, locale, results, removedResults } = useSelect(selectTrial)
  const units = useSelect(magnitudNames.selectNames)
  const [edited, setEdited] = useState<ResultDraft | 'new' | null>(null)

  const accept = (values: ResultValues, more: boolean) => {
    if (edited === 'new') dispatch(resultAdded(formId, values))
    else if (edited) dispatch(resultEdited({ formId, draft: { ...edited, ...values } }))
    if (!more) setEdited(null)
  }
  const withDraft = (index: number, act: (draft: ResultDraft) => void) => {
    const draft = results[index]
    if (draft) act(draft)
  }
  return (
    <Section
      title="Resultados"
      count={results.length}
      actions={
        <Button small icon="plus" onPress={() => setEdited('new')}>
          Nuevo resultado
        </Button>
      }
    >
      <ItemList
        label="Resultados"
        noun="resultado"
        empty="Este ensayo no tiene resultados."
        items={results.map(({ id, valor, magnitud, descripcion }) => ({
          key: id,
          content: (
            <>
              <ItemValue value={showDecimal(valor, null)} unit={units.get(magnitud ?? 0) ?? ''} />
              <ItemText {...shownText(descripcion, locale)} />
            </>
          ),
        }))}
        onMove={(index, by) => withDraft(index, ({ id }) => dispatch(resultMoved({ formId, id, direction: by === -1 ? 'up' : 'down' })))}
        onEdit={index => withDraft(index, setEdited)}
        onRemove={index => withDraft(index, ({ id }) => dispatch(resultRemoved({ formId, id })))}
      />
      <UndoNotice text={removedResults.length > 0 ? 'Resultado eliminado' : null} onUndo={() => dispatch(resultRestored({ formId }))} />
      {edited !== null && (
        <FormDialog<ResultValues>
          title={edited === 'new' ? 'Nuevo resultado' : 'Editar resultado'}
          initialValues={edited === 'new' ? BLANK : edited}
          schema={descripcionSchema}
          check={notBlank}
          onAccept={accept}
          onClose={() => setEdited(null)}
          another={edited === 'new' ? ANOTHER : undefined}
        >
          <Column span={6}>
            <Valor />
          </Column>
          <Column span={6}>
            <Magnitud />
          </Column>
          <Descripcion formId={formId} locale={locale} />
        </FormDialog>
      )}
    </Section>
  )
}
