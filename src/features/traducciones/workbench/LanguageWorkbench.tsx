import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { createAlike } from '@/features/traducciones/model/similarTexts'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { isMissing } from '@/features/traducciones/model/estado'
import { holdInWords, notAllInWords, textsDiscardQuestion } from '@/features/traducciones/model/words'
import { TextsSaveProgress } from '@/features/traducciones/save/TextsSaveProgress'
import { ExportMenu } from '@/features/traducciones/workbench/ExportMenu'
import { SaveBar } from '@/features/traducciones/workbench/SaveBar'
import { WorkbenchBar, filtersOfLine } from '@/features/traducciones/workbench/WorkbenchBar'
import { PARAMETERS, COLUMNS, sourceOfView, workbenchViewOf, whole, withSource } from '@/features/traducciones/workbench/filters'
import { SaveSummary } from '@/features/traducciones/workbench/SaveSummary'
import { Unsaved } from '@/features/traducciones/workbench/Unsaved'
import { NoTexts } from '@/features/traducciones/workbench/NoTexts'
import { TextsTable, type TextsTableHandle } from '@/features/traducciones/workbench/texts/TextsTable'
import { useSpentView, useTexts } from '@/features/traducciones/workbench/useTexts'
import { useLeftAfterSave } from '@/features/traducciones/workbench/useLeftAfterSave'
import { WorkbenchHeader } from '@/features/traducciones/workbench/WorkbenchHeader'
import { useIdiomas } from '@/features/traducciones/useIdiomas'
import {
  pendingTextUndone,
  pendingTextsDiscarded,
  exportRequested,
  saveRequested,
  idiomasRequested,
  workbenchEntered,
  selectPendingText,
  selectIdiomas,
  selectWorkbench,
  selectResultado,
  selectUnsavedCount,
  selectUnsavedRegistros,
  textoWritten,
  vigentesMarked,
  type ExportRequest,
} from '@/features/traducciones/slice'
import { useListAddress } from '@/kits/lists/useListAddress'
import { useTableView } from '@/kits/lists/useListView'
import { FilterSheet } from '@/kits/lists/tools/FilterSheet'
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks'
import { useShownPage } from '@/features/traducciones/useShownPage'
import { Button } from '@/ui/buttons/Button'
import { TextButton } from '@/ui/buttons/TextButton'
import { Question } from '@/ui/dialogs/Question'
import { EmptyState } from '@/ui/page/EmptyState'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import { useRetry } from '@/ui/useRetry'
import { Page } from '@/ui/page/Page'

const TABLE = 'filtroTextos'

export const LanguageWorkbench = ({ idioma }: { idioma: string }) => {
  const dispatch = useAppDispatch()
  const { getState } = useAppStore()
  const table = useRef<TextsTableHandle>(null)
  const [asked, setAsked] = useState<'filters' | 'discard' | null>(null)
  const { view, onViewChange } = useTableView(TABLE)
  const isOnItsWay = useListAddress({ columns: COLUMNS, filters: PARAMETERS, view, onViewChange })
  const { locales, nombreOf } = useIdiomas()
  const origen = sourceOfView(view, idioma)
  const workbench = useAppSelector(selectWorkbench)
  const idiomas = useAppSelector(selectIdiomas)
  const last = useAppSelector(selectResultado)
  // Number of unsaved texts, not the edits: selecting them would render the whole workbench at each key.
  const unsaved = useAppSelector(selectUnsavedCount, idioma)
  const enter = useCallback(() => void dispatch(workbenchEntered({ idioma, origen })), [dispatch, idioma, origen])
  useEffect(() => {
    if (!isOnItsWay) enter()
  }, [isOnItsWay, enter])
  useShownPage('workbench')
  const areKnown = idiomas !== null
  useEffect(() => {
    if (!areKnown) dispatch(idiomasRequested())
  }, [dispatch, areKnown])

  const isThis = workbench?.idioma === idioma && workbench.origen === origen && !isOnItsWay
  const loaded = isThis ? workbench.textos : null
  const { byKey, viewCounts, filters, lines, total, count, offer } = useTexts(idioma, loaded, view)
  useSpentView(idioma, loaded !== null, view, onViewChange)
  const registros = useAppSelector(selectUnsavedRegistros, idioma, byKey)
  const name = nombreOf(idioma)
  const resultado = last?.idioma === idioma && unsaved > 0 ? last : null
  const sources = useMemo(() => {
    const used = idiomas?.map(each => each.idioma) ?? []
    const codes = new Set([DEFAULT_LOCALE, origen, ...used].filter(code => code !== idioma))
    return locales.filter(({ code }) => codes.has(code))
  }, [idiomas, origen, idioma, locales])

  const undo = useCallback(
    (key: string): boolean => {
      if (!selectPendingText(getState(), idioma, key)) return false
      dispatch(pendingTextUndone({ idioma, key }))
      return true
    },
    [dispatch, getState, idioma],
  )
  const isToFill = useCallback(
    (key: string) => {
      const texto = byKey.get(key)
      const typed = selectPendingText(getState(), idioma, key)
      return texto !== undefined && isMissing(texto) && (typed?.texto.trim() ?? '') === ''
    },
    [getState, idioma, byKey],
  )
  const alikeOf = useMemo(() => createAlike(byKey.values()), [byKey])
  const copy = useCallback(
    (texto: Texto) => dispatch(textoWritten({ idioma, key: keyOf(texto), destino: texto.destino, texto: texto.origen })),
    [dispatch, idioma],
  )
  const isNews = resultado !== null && !resultado.isRead
  const failed = loaded === null && isThis && workbench.failed
  const again = useRetry(failed, enter)
  const endRun = useLeftAfterSave({ isNews, view, onViewChange, lines, table })
  const exportTo = (formato: ExportRequest['formato']) => {
    const keys = lines.flatMap(line => (line.kind === 'texto' ? [keyOf(line.texto)] : []))
    const workbenchView = workbenchViewOf(view)
    dispatch(exportRequested({ idioma, origen, formato, keys, que: workbenchView === 'todas' ? 'textos' : workbenchView }))
  }

  const phone = useMediaQuery(PHONE)
  const isOfSame = workbenchViewOf(view) === 'iguales' && count > 0
  const holdAll = useMemo(() => {
    if (!isOfSame) return null
    const textos = lines.flatMap(line => (line.kind === 'texto' && line.texto.igual ? [line.texto] : []))
    return <TextButton onPress={() => dispatch(vigentesMarked({ idioma, textos }))}>{holdInWords(count)}</TextButton>
  }, [dispatch, idioma, isOfSame, lines, count])

  const narrowing = { filters, offer: loaded ? offer : null, left: count, view, onViewChange }
  const inLine = filtersOfLine(narrowing)
  const origenName = nombreOf(origen)
  const languages = useMemo(
    () => ({ idioma: { code: idioma, name }, origen: { code: origen, name: origenName } }),
    [idioma, name, origen, origenName],
  )
  const counts = useMemo(() => ({ todas: total, ...viewCounts, 'sin-guardar': unsaved }), [total, viewCounts, unsaved])
  const onSource = useCallback((code: string) => onViewChange(withSource(view, code)), [onViewChange, view])
  const isEmpty = loaded !== null && lines.length === 0
  return (
    <Page width="list">
      <WorkbenchHeader
        idioma={{ code: idioma, name }}
        counts={loaded && { shown: count, total }}
        failed={workbench?.failed ?? false}
        filters={Object.keys(inLine.view.filters).length}
        onFilters={() => setAsked('filters')}
        view={view}
        onViewChange={onViewChange}
      >
        <ExportMenu count={count} isDisabled={loaded === null || count === 0} onExport={exportTo} />
      </WorkbenchHeader>
      <WorkbenchBar {...narrowing} counts={loaded && counts} origen={origen} sources={sources} onSource={onSource}>
        {phone && holdAll}
      </WorkbenchBar>
      <Unsaved idioma={idioma} name={name} textos={byKey}>
        {isNews && <SaveSummary resultado={resultado} />}
      </Unsaved>
      {failed ? (
        <EmptyState text="No se han podido cargar las traducciones" action={<Button {...again}>Reintentar</Button>} />
      ) : isEmpty ? (
        <NoTexts view={view} idioma={name} onWhole={() => onViewChange(whole(view))} />
      ) : (
        <TextsTable
          {...languages}
          lines={loaded && lines}
          isToFill={isToFill}
          alikeOf={alikeOf}
          onCopy={copy}
          onUndo={undo}
          action={!phone && holdAll}
          handle={table}
        />
      )}
      <SaveBar
        textos={unsaved}
        registros={registros}
        problem={resultado && notAllInWords(resultado)}
        onDiscard={() => setAsked('discard')}
        onSave={() => dispatch(saveRequested({ idioma, raices: null }))}
      />
      <TextsSaveProgress onOver={endRun} />
      {asked === 'filters' && <FilterSheet {...inLine} onClose={() => setAsked(null)} />}
      {asked === 'discard' && (
        <Question
          title={textsDiscardQuestion(unsaved)}
          danger
          confirm="Descartar"
          onConfirm={() => {
            setAsked(null)
            dispatch(pendingTextsDiscarded({ idioma }))
          }}
          onClose={() => setAsked(null)}
        >
          <p>Las traducciones vuelven a estar como están guardadas.</p>
        </Question>
      )}
    </Page>
  )
}
