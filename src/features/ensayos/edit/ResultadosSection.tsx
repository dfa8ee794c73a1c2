import { memo, useState } from 'react'
import { counted } from '@/shared/counted'
import { hasAnyText } from '@/shared/locales/hasAnyText'
import { BarCharts } from '@/features/ensayos/chart/BarCharts'
import type { ResultadoDraft } from '@/features/ensayos/model/ensayoValues'
import { valorText } from '@/features/ensayos/model/valores'
import { FormDialog, type NextEntry, type FieldErrors } from '@/kits/forms/FormDialog'
import { useReopened } from '@/kits/drafts/views/dialogDraft'
import { ReferenceField } from '@/kits/forms/ReferenceField'
import { Descripcion, descripcionSchema } from '@/features/ensayos/edit/Descripcion'
import {
  resultadoAdded,
  resultadoEdited,
  resultadoMoved,
  resultadoRemoved,
  resultadoRestored,
  selectFormId,
  selectLocale,
  selectRemovedResultados,
  selectResultados,
} from '@/features/ensayos/slice'
import { magnitudNames } from '@/store/catalogues/names'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Column } from '@/ui/form/FormGrid'
import { useNumberBinding } from '@/ui/fields/formik'
import { ItemText, ItemValue } from '@/features/ensayos/edit/ItemContent'
import { ItemList, type ItemContentProps } from '@/features/ensayos/edit/ItemList'
import { NumberField } from '@/ui/fields/NumberField'
import { Section } from '@/ui/page/Section'
import { UndoNotice } from '@/ui/lists/UndoNotice'

type ResultadoValues = Pick<ResultadoDraft, 'valor' | 'magnitud' | 'descripcion'>

interface EditedResultado {
  /** Edited draft; null for a new result. */
  draft: ResultadoDraft | null
  typed?: ResultadoValues
}

const RESULTADO = 'resultado'
const BLANK: ResultadoValues = { valor: null, magnitud: null, descripcion: {} }
const ANOTHER: NextEntry<ResultadoValues> = {
  // The unit is kept: most results of a trial have the same one.
  next: ({ magnitud }) => ({ ...BLANK, magnitud }),
  label: 'Aceptar y añadir otro',
  said: count => counted(count, 'resultado añadido', 'resultados añadidos'),
}
const notBlank = ({ valor, magnitud, descripcion }: ResultadoValues): FieldErrors<ResultadoValues> =>
  valor === null && magnitud === null && !hasAnyText(descripcion) ? { valor: 'Indique un valor o escriba una descripción' } : {}

/** Value of a result, with as many decimals as were typed. */
const Valor = () => <NumberField label="Valor" decimals={null} autoFocus {...useNumberBinding('valor')} />

const Resultado = ({ item: { valor, magnitud, descripcion } }: ItemContentProps<ResultadoDraft>) => {
  const units = useAppSelector(magnitudNames.selectNames)
  return (
    <>
      <ItemValue value={valorText(valor)} unit={units.get(magnitud ?? 0) ?? ''} />
      <ItemText map={descripcion} locale={useAppSelector(selectLocale)} />
    </>
  )
}

/** Results of a trial: value, unit and description, ordered and edited here and saved with the trial [TR-05]. */
export const ResultadosSection = memo(() => {
  const dispatch = useAppDispatch()
  const formId = useAppSelector(selectFormId)
  const locale = useAppSelector(selectLocale)
  const resultados = useAppSelector(selectResultados)
  const removed = useAppSelector(selectRemovedResultados)
  const [edited, setEdited] = useState<EditedResultado | null>(null)
  const opener = useReopened<ResultadoValues>(formId, RESULTADO, (typed, of) =>
    setEdited({ draft: resultados.find(({ id }) => id === of) ?? null, typed }),
  )

  const accept = (values: ResultadoValues, more: boolean) => {
    if (edited?.draft) dispatch(resultadoEdited({ formId, draft: { ...edited.draft, ...values } }))
    else dispatch(resultadoAdded(formId, values))
    if (!more) setEdited(null)
  }
  return (
    <Section
      title="Resultados"
      count={resultados.length}
      actions={
        <Button ref={opener} small icon="plus" onPress={() => setEdited({ draft: null })}>
          Nuevo resultado
        </Button>
      }
    >
      <ItemList
        label="Resultados"
        noun="resultado"
        empty="Este ensayo no tiene resultados."
        items={resultados}
        Content={Resultado}
        onMove={({ id }, by) => dispatch(resultadoMoved({ formId, id, by }))}
        onEdit={draft => setEdited({ draft })}
        onRemove={({ id }) => dispatch(resultadoRemoved({ formId, id }))}
      />
      <UndoNotice text={removed.length > 0 ? 'Resultado eliminado' : null} onUndo={() => dispatch(resultadoRestored({ formId }))} />
      <BarCharts />
      {edited !== null && (
        <FormDialog<ResultadoValues>
          title={edited.draft ? 'Editar resultado' : 'Nuevo resultado'}
          initialValues={edited.draft ?? BLANK}
          draft={{ kind: RESULTADO, of: edited.draft?.id ?? null }}
          typed={edited.typed}
          schema={descripcionSchema}
          check={notBlank}
          onAccept={accept}
          onClose={() => setEdited(null)}
          another={edited.draft ? undefined : ANOTHER}
        >
          <Column span={6}>
            <Valor />
          </Column>
          <Column span={6}>
            <ReferenceField name="magnitud" label="Magnitud" from={magnitudNames} />
          </Column>
          <Descripcion formId={formId} locale={locale} />
        </FormDialog>
      )}
    </Section>
  )
})
