import { Formik, useFormikContext } from 'formik'
import { useMemo, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { KEEP, type ImageDraft } from '@/domain/imageDraft'
import { inLocale } from '@/domain/locales'
import { changedEnsayoFields, sameAdjuntos, sameResultados, textsOf, type EnsayoValues } from '@/domain/ensayo/ensayoValues'
import { ConflictQuestion } from '@/forms/ConflictQuestion'
import { SaveButtons } from '@/forms/SaveButtons'
import { SaveProgress } from '@/forms/SaveProgress'
import { useLeaveQuestion } from '@/forms/useLeaveQuestion'
import { useRenewal } from '@/forms/useRenewal'
import { useUnsaidFailure } from '@/forms/useUnsaidFailure'
import { useWrongFieldFocus } from '@/forms/useWrongFieldFocus'
import { AdjuntosSection } from '@/features/ensayos/edit/AdjuntosSection'
import { DatosSection } from '@/features/ensayos/edit/DatosSection'
import { ensayoSchema } from '@/features/ensayos/save/ensayoSchema'
import { ImagenSection } from '@/features/ensayos/edit/ImagenSection'
import { labelOf } from '@/features/ensayos/edit/labels'
import { ProductosSection } from '@/features/ensayos/edit/ProductosSection'
import { ResultadosSection } from '@/features/ensayos/edit/ResultadosSection'
import {
  deleteRequested,
  LIST_PATH,
  localeChosen,
  saveKey,
  saveRequested,
  ensayoKept,
  type Opened,
  type Screen,
} from '@/features/ensayos/slice'
import { useTextOf } from '@/features/ensayos/edit/useTextOf'
import { navigationRequested } from '@/store/navigation'
import { selectFailure, selectIsRunning } from '@/store/sequences/slice'
import { useSelect } from '@/store/useSelect'
import { ActionBar } from '@/ui/form/ActionBar'
import { Button } from '@/ui/buttons/Button'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { Page } from '@/ui/page/Page'
import { PageHeader } from '@/ui/page/PageHeader'
import { ACTIONS_ID } from '@/ui/frame/sheet'
import { SkipLink } from '@/ui/frame/SkipLink'

interface FormValues extends EnsayoValues {
  imagen: ImageDraft
}

interface Props {
  screen: Screen
  /** `screen.opened`, which is there by the time this is rendered. */
  opened: Opened
}

interface BodyProps extends Props {
  /** What `opened` puts into the form. */
  initial: FormValues
  onChoose: (stay: boolean) => void
  onSave: (values: FormValues, seen: string | null) => void
}

const Body = ({ screen, opened, initial, onChoose, onSave }: BodyProps) => {
  const dispatch = useDispatch()
  const { values: typed, handleSubmit } = useFormikContext<FormValues>()
  const { formId, locale, resultados, adjuntos, saved } = screen
  const { imagen, ...values } = typed
  const key = saveKey(screen)
  const saving = useSelect(selectIsRunning, key)
  const failure = useSelect(selectFailure, key)
  const fields = useWrongFieldFocus(key)
  const textOf = useTextOf()
  useRenewal(initial)
  const others = [!sameResultados(opened.resultados, resultados), !sameAdjuntos(opened.adjuntos, adjuntos), imagen.kind !== 'keep']
  const changes = changedEnsayoFields(opened.values, values).length + others.filter(Boolean).length
  const made = screen.made === screen.id && !saving ? screen.made : null
  const { ask, question } = useLeaveQuestion(
    (changes > 0 || saving || failure !== null) && !saved,
    made === null
      ? null
      : {
          what: `el ensayo ${opened.values.codigo}`,
          onKeep: () => dispatch(ensayoKept({ formId })),
          onDelete: () => dispatch(deleteRequested({ id: made })),
        },
  )

  const name = inLocale(values.nombre, locale).trim()
  return (
    <>
      <Page width="measure">
        <SkipLink to={ACTIONS_ID} label="Saltar a guardar" />
        <PageHeader
          sticky
          title={name || values.codigo || 'Ensayo'}
          locale={name ? locale : undefined}
          breadcrumbs={[{ label: 'Ensayos', to: LIST_PATH }, { label: values.codigo || 'Ensayo' }]}
          actions={
            <LocaleSelect
              value={locale}
              onChange={chosen => dispatch(localeChosen({ formId, locale: chosen }))}
              maps={[...textsOf(values), ...[...resultados, ...adjuntos].map(({ descripcion }) => descripcion)]}
            />
          }
        />
        <form id={formId} noValidate onSubmit={handleSubmit} ref={fields}>
          <DatosSection locale={locale} />
          <ProductosSection />
          <ResultadosSection />
          <AdjuntosSection />
          <ImagenSection saved={opened.imagen} />
        </form>
      </Page>
      <ActionBar label="Guardar el ensayo" width="measure" changes={changes} error={useUnsaidFailure(fields, key)}>
        <Button onPress={() => ask(() => dispatch(navigationRequested(LIST_PATH)))}>Cancelar</Button>
        <SaveButtons formId={formId} confirm="Aceptar" busy={saving || saved} onChoose={onChoose} />
      </ActionBar>
      <SaveProgress runKey={key} title="Guardando" />
      {question}
      <ConflictQuestion runKey={key} labelOf={labelOf} textOf={textOf} onKeepMine={seen => onSave(typed, seen)} />
    </>
  )
}

/** Edits a trial [TR-03 to TR-17]. Formik holds what is typed; results and attachments are drafts in the store. */
export const EnsayoForm = ({ screen, opened }: Props) => {
  const dispatch = useDispatch()
  const { formId } = screen
  const initial = useMemo<FormValues>(() => ({ ...opened.values, imagen: KEEP }), [opened])
  const stay = useRef(false)
  const save = ({ imagen, ...values }: FormValues, seen: string | null) =>
    void dispatch(saveRequested({ formId, values, imagen, seen, stay: stay.current }))
  return (
    <Formik
      initialValues={initial}
      validationSchema={ensayoSchema}
      onSubmit={values => {
        save(values, null)
        // Formik need only know that it was sent: the sequence says whether it is being saved.
        return Promise.resolve()
      }}
    >
      <Body
        screen={screen}
        opened={opened}
        initial={initial}
        onChoose={chosen => {
          stay.current = chosen
        }}
        onSave={save}
      />
    </Formik>
  )
}
