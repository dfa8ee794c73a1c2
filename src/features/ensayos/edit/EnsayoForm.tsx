import { useMemo } from 'react'
import { useAppDispatch } from '@/store/hooks'
import { counted } from '@/shared/counted'
import { KEEP, type ImageDraft } from '@/store/imageDraft'
import { sameAdjuntos, sameResultados, type EnsayoValues } from '@/features/ensayos/model/ensayoValues'
import { changedFields, changesIn } from '@/kits/drafts/model/changesIn'
import { RecordForm } from '@/kits/forms/RecordForm'
import { AdjuntosSection } from '@/features/ensayos/edit/AdjuntosSection'
import { DatosSection } from '@/features/ensayos/edit/DatosSection'
import { schemaOf } from '@/kits/forms/schemas'
import { ImagenSection } from '@/features/ensayos/edit/ImagenSection'
import { historyOf } from '@/features/ensayos/edit/historyOf'
import { mergeDrafts } from '@/features/ensayos/edit/mergeDrafts'
import { newsOf } from '@/features/ensayos/edit/newsOf'
import { ensayoPages } from '@/features/ensayos/edit/pager'
import { PagePager } from '@/kits/forms/pager/PagePager'
import { labelOf } from '@/features/ensayos/edit/labels'
import { ProductosSection } from '@/features/ensayos/edit/ProductosSection'
import { ResultadosSection } from '@/features/ensayos/edit/ResultadosSection'
import { Imprimir } from '@/features/ensayos/print/Imprimir'
import type { OpenedEnsayo, EnsayoState } from '@/features/ensayos/screen'
import { deleteRequested, detailPath, FORM, LIST_PATH, localeChosen, recordKept, saveKey, saveRequested } from '@/features/ensayos/slice'
import { useTextOf } from '@/features/ensayos/edit/useTextOf'
import { ensayos } from '@/shared/resources/ensayos'
import { textNames } from '@/shared/resources/resource'
import { isMade } from '@/store/screens/form'

/** Schema without the date: a wrong date stops the save in a step of its own [TR-10, AC-07]. */
const schema = schemaOf(ensayos)
const TEXTS = textNames(ensayos)

interface FormValues extends EnsayoValues {
  imagen: ImageDraft
}

interface Props {
  screen: EnsayoState
  /** `screen.opened` and `screen.id`, which are set when the form renders. */
  opened: OpenedEnsayo
  id: number
}

/** Form of a trial [TR-03 to TR-17]; results and attachments are drafts in the store. */
export const EnsayoForm = ({ screen, opened, id }: Props) => {
  const dispatch = useAppDispatch()
  const { formId, locale, resultados, adjuntos } = screen
  const initial = useMemo<FormValues>(() => ({ ...opened.values, imagen: KEEP }), [opened])
  const resultadosChanged = !sameResultados(opened.resultados, resultados)
  const adjuntosChanged = !sameAdjuntos(opened.adjuntos, adjuntos)
  return (
    <RecordForm<FormValues>
      screen={screen}
      runKey={saveKey(screen)}
      width="measure"
      title="Ensayo"
      label="Guardar el ensayo"
      confirm="Aceptar"
      list={LIST_PATH}
      history={historyOf(screen, opened, dispatch)}
      news={newsOf(opened, screen)}
      tools={<Imprimir />}
      pager={<PagePager pages={ensayoPages} id={id} />}
      initial={initial}
      schema={schema}
      changesOf={(values, base) => changedFields(base, values).length + Number(resultadosChanged) + Number(adjuntosChanged)}
      shown={values => ({
        maps: [...TEXTS.map(field => values[field]), ...[...resultados, ...adjuntos].map(({ descripcion }) => descripcion)],
        breadcrumbs: [{ label: 'Ensayos', to: LIST_PATH }, { label: values.codigo || 'Ensayo' }],
      })}
      draft={{
        form: FORM,
        kind: 'Ensayo',
        path: detailPath(id),
        openedParts: { resultados: opened.resultados, adjuntos: opened.adjuntos },
        parts: { resultados, adjuntos },
        mergeParts: mergeDrafts(opened, screen),
        describe: (values, base) => [
          ...changesIn(base, values, field => (field === 'imagen' ? 'Imagen de catálogo' : labelOf(field))),
          ...(resultadosChanged ? [counted(resultados.length, 'resultado', 'resultados')] : []),
          ...(adjuntosChanged ? [counted(adjuntos.length, 'adjunto', 'adjuntos')] : []),
        ],
      }}
      made={
        isMade(screen)
          ? {
              what: `el ensayo ${opened.values.codigo}`,
              onKeep: () => dispatch(recordKept({ formId })),
              onDelete: () => dispatch(deleteRequested({ id })),
            }
          : null
      }
      labelOf={labelOf}
      textOf={useTextOf()}
      onLocale={chosen => dispatch(localeChosen({ formId, locale: chosen }))}
      onSave={({ imagen, ...values }, how) => dispatch(saveRequested({ formId, values, imagen, ...how }))}
    >
      <DatosSection locale={locale} />
      <ProductosSection />
      <ResultadosSection />
      <AdjuntosSection isChanged={adjuntosChanged} />
      <ImagenSection saved={opened.imagen} />
    </RecordForm>
  )
}
