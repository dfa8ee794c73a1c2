import { memo, useMemo } from 'react'
import { EntryCards } from '@/features/cultivos/entryCards'
import { toEntryValues, type EntryValues } from '@/features/cultivos/model/applicationEntry'
import type { LocaleMap } from '@/shared/locales'
import { recordName } from '@/shared/recordName'
import { useCardForm } from '@/kits/forms/cards/useCardForm'
import { labelIn, textIn } from '@/kits/forms/fieldWords'
import { schemaOf } from '@/kits/forms/schemas'
import { RecordFormContexts } from '@/kits/forms/RecordFormContexts'
import { selectProductOf } from '@/features/cultivos/productOf'
import { detailPath, ENTRY_FORM, entryKey, entrySaveRequested, selectOpened } from '@/features/cultivos/slice'
import type { EntradaText } from '@/shared/resources/cultivoPath'
import { comoSeAplica, type ComoSeAplica } from '@/shared/resources/comoSeAplica'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Column, FormGrid } from '@/ui/form/FormGrid'
import { useFieldBinding } from '@/ui/fields/formik'
import { LocaleMapField } from '@/ui/fields/LocaleMapField'
import { SelectField } from '@/ui/choices/SelectField'
import { StageEntry } from '@/features/cultivos/StageEntry'

interface Props {
  formId: string
  /** Saved entry. */
  entry: ComoSeAplica
  locale: string
  /** Field that takes the focus on mount. */
  begins: EntradaText['member'] | undefined
}

const { fields } = comoSeAplica
const labelOf = labelIn(fields)
const schema = schemaOf(comoSeAplica)
const modes = fields.modo_de_aplicacion.words.map((label, value) => ({ value, label }))

const textOf = textIn(fields, { record: () => undefined })

const Modo = () => (
  <SelectField<number> label={fields.modo_de_aplicacion.label} options={modes} {...useFieldBinding<number>('modo_de_aplicacion')} />
)

const Texto = ({ name, locale, begins }: Pick<Props, 'locale' | 'begins'> & { name: EntradaText['member'] }) => (
  <LocaleMapField label={fields[name].label} multiline autoFocus={begins === name} locale={locale} {...useFieldBinding<LocaleMap>(name)} />
)

/** Form of a product's application in a stage, saved separately [CD-05, CD-06]. */
export const Entrada = memo(({ formId, entry, locale, begins }: Props) => {
  const dispatch = useAppDispatch()
  const { id } = entry
  const saved = useMemo(() => toEntryValues(entry), [entry])
  const product = useAppSelector(selectProductOf, entry)
  const owner = useAppSelector(selectOpened)
  const form = useCardForm<EntryValues>({
    context: EntryCards,
    formId,
    record: entry,
    card: product.name,
    runKey: entryKey({ formId, id }),
    initial: saved,
    schema,
    labelOf,
    textOf,
    draft: { form: ENTRY_FORM, kind: 'Cultivo', path: detailPath(owner?.id ?? 0), name: owner ? recordName(owner) : '' },
    history: { tipo: 'cultivos', id: owner?.id ?? 0, parte: { tipo: 'como_se_aplica', id } },
    onSave: (values, { overwrites }, base) => dispatch(entrySaveRequested({ formId, id, base, values, overwrites })),
  })
  const { element, isChanged, saving, wasSaved, problem, onSave } = form
  return (
    <RecordFormContexts form={form}>
      <StageEntry {...product} changed={isChanged} saving={saving} saved={wasSaved} problem={problem} onSave={onSave}>
        {form.bar}
        <form {...element}>
          <FormGrid>
            <Column span={4}>
              <Modo />
            </Column>
            <Column span={4}>
              <Texto name="objetivo" locale={locale} begins={begins} />
            </Column>
            <Column span={4}>
              <Texto name="momento_de_aplicacion" locale={locale} begins={begins} />
            </Column>
          </FormGrid>
        </form>
        {form.conflict}
      </StageEntry>
    </RecordFormContexts>
  )
})
Entrada.displayName = 'Entrada'
