import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useDispatch, useStore } from 'react-redux'
import { DEFAULT_LOCALE } from '@/domain/locales'
import { campoInWords } from '@/domain/traducciones/texto'
import { isMissing } from '@/domain/traducciones/estado'
import { valoresOf, type Ediciones } from '@/domain/traducciones/edicion'
import { countOfRegistros } from '@/domain/traducciones/envios'
import { notAllInWords, textsDiscardQuestion, textosInWords } from '@/domain/traducciones/palabras'
import { numero } from '@/domain/traducciones/recuento'
import { searchedFor, type TableView } from '@/domain/table/view'
import { formularioOf } from '@/features/traducciones/borrador'
import { TextsSaveProgress } from '@/features/traducciones/save/TextsSaveProgress'
import { useTextsDraft } from '@/features/traducciones/save/useTextsDraft'
import { SaveBar } from '@/features/traducciones/workbench/SaveBar'
import { WorkbenchBar, filtersOfLine } from '@/features/traducciones/workbench/WorkbenchBar'
import { CLAVES, COLUMNAS, origenOf, vistaOf, whole, withOrigen, withVista } from '@/features/traducciones/workbench/filters'
import { Resumen } from '@/features/traducciones/workbench/Resumen'
import { NoTexts } from '@/features/traducciones/workbench/NoTexts'
import { TextsTable, type TextsTableHandle } from '@/features/traducciones/workbench/TextsTable'
import { useTextos } from '@/features/traducciones/workbench/useTexts'
import { useIdiomas } from '@/features/traducciones/nombres'
import {
  edicionUndone,
  edicionesDiscarded,
  saveRequested,
  idiomasAsked,
  mesaEntered,
  selectEdicion,
  selectSinGuardar,
  selectTraducciones,
} from '@/features/traducciones/slice'
import { DraftBar } from '@/forms/draft/DraftBar'
import { useListAddress } from '@/lists/useListAddress'
import { FiltersIcon } from '@/lists/tools/FiltersIcon'
import { FilterSheet } from '@/lists/tools/FilterSheet'
import { selectTableView, tableViewed } from '@/store/memory/slice'
import { useSelect } from '@/store/useSelect'
import { Button } from '@/ui/buttons/Button'
import { QuestionDialog } from '@/ui/dialogs/QuestionDialog'
import { EmptyState } from '@/ui/page/EmptyState'
import { Page } from '@/ui/page/Page'
import { PageHeader } from '@/ui/page/PageHeader'
import { TableSearch } from '@/ui/table/tools/TableSearch'
import tools from '@/ui/table/tools/TableTools.module.css'
import { NARROW, useMediaQuery } from '@/ui/useMediaQuery'

const TABLE = 'filtroTextos'
const NOTHING: Ediciones = {}

type Root = Parameters<typeof selectTraducciones>[0]

export const LanguageWorkbench = ({ idioma }: { idioma: string }) => {
  const dispatch = useDispatch()
  const { getState } = useStore<Root>()
  const element = useRef<HTMLDivElement>(null)
  const tabla = useRef<TextsTableHandle>(null)
  const narrow = useMediaQuery(NARROW)
  const [asked, setAsked] = useState<'filters' | 'discard' | null>(null)
  const view = useSelect(selectTableView, TABLE)
  const onViewChange = useCallback((changed: TableView) => void dispatch(tableViewed({ table: TABLE, view: changed })), [dispatch])
  const isOnItsWay = useListAddress({ columns: COLUMNAS, filters: CLAVES, view, onViewChange })
  const { todos, nombreOf } = useIdiomas()
  const origen = origenOf(view, idioma)
  const { mesa, idiomas, resultado: last } = useSelect(selectTraducciones)
  const sin = useSelect(selectSinGuardar, idioma)
  const ediciones = sin?.ediciones ?? NOTHING
  const enter = useCallback(() => void dispatch(mesaEntered({ idioma, origen })), [dispatch, idioma, origen])
  useEffect(() => {
    if (!isOnItsWay) enter()
  }, [isOnItsWay, enter])
  const areKnown = idiomas !== null
  useEffect(() => {
    if (!areKnown) dispatch(idiomasAsked())
  }, [dispatch, areKnown])

  const isThis = mesa?.idioma === idioma && mesa.origen === origen && !isOnItsWay
  const loaded = isThis ? mesa.textos : null
  const { byClave, cuentas, filters, lineas, total, count, offer } = useTextos(idioma, loaded, view)
  const name = nombreOf(idioma)
  const keep = useTextsDraft({ id: sin?.id ?? '', idioma, name, ediciones, textos: byClave, element })
  const claves = useMemo(() => Object.keys(ediciones), [ediciones])
  const resultado = last?.idioma === idioma && claves.length > 0 ? last : null
  const origenes = useMemo(() => {
    const used = idiomas?.map(each => each.idioma) ?? []
    const codes = new Set([DEFAULT_LOCALE, origen, ...used].filter(code => code !== idioma))
    return todos.filter(({ code }) => codes.has(code))
  }, [idiomas, origen, idioma, todos])

  const save = (raices: string[] | null) => {
    keep()
    dispatch(saveRequested({ idioma, raices }))
  }
  const undo = (clave: string): boolean => {
    if (!selectEdicion(getState(), idioma, clave)) return false
    dispatch(edicionUndone({ idioma, clave }))
    return true
  }
  const isToFill = (clave: string) => {
    const texto = byClave.get(clave)
    const typed = selectEdicion(getState(), idioma, clave)
    return texto !== undefined && isMissing(texto) && (typed?.texto.trim() ?? '') === ''
  }
  // What is left after a save is shown, and the first of it has the focus.
  const isNews = resultado !== null && !resultado.isRead
  const onLeft = useEffectEvent(() => onViewChange(withVista({ ...view, term: '', filters: {} }, 'sin-guardar')))
  useEffect(() => {
    if (isNews) onLeft()
  }, [isNews])
  // Nothing takes the focus before the panel is gone, nor before what is left shows.
  const [over, setOver] = useState(0)
  const focused = useRef(0)
  const vista = vistaOf(view)
  useEffect(() => {
    if (over === focused.current || vista !== 'sin-guardar') return
    focused.current = over
    tabla.current?.focusFirst()
  }, [over, vista, lineas])
  const endRun = () => {
    if (selectTraducciones(getState()).resultado) setOver(over + 1)
  }

  const narrowing = { filters, offer: loaded ? offer : null, left: count, view, onViewChange }
  const inLine = filtersOfLine(narrowing)
  const counts = { todas: total, ...cuentas, 'sin-guardar': claves.length }
  const isEmpty = loaded !== null && lineas.length === 0
  const isWhole = count === total
  return (
    <Page width="list">
      <PageHeader
        title={name}
        breadcrumbs={[{ label: 'Traducciones', to: '/traducciones' }, { label: name }]}
        count={
          <span className={tools.count} role="status">
            {loaded === null
              ? !mesa?.failed && 'Cargando ...'
              : isWhole
                ? textosInWords(total)
                : `${numero(count)} de ${textosInWords(total)}`}
          </span>
        }
        tools={
          <>
            <TableSearch
              label="Buscar en los textos de los dos idiomas"
              placeholder="Buscar en los dos idiomas"
              term={view.term}
              onSearch={term => onViewChange(searchedFor(view, term))}
            />
            {narrow && <FiltersIcon chosen={Object.keys(inLine.view.filters).length} onPress={() => setAsked('filters')} />}
          </>
        }
      />
      <WorkbenchBar
        {...narrowing}
        counts={counts}
        origen={origen}
        origenes={origenes}
        onOrigen={code => onViewChange(withOrigen(view, code))}
      />
      <div ref={element}>
        {sin && (
          <DraftBar
            id={sin.id}
            form={formularioOf(idioma)}
            record={null}
            opened={NOTHING}
            values={valoresOf(ediciones)}
            labelOf={clave => {
              const texto = byClave.get(clave)
              return texto ? `${texto.nombre}, ${campoInWords(texto)}` : clave
            }}
          />
        )}
        {isNews && <Resumen resultado={resultado} />}
      </div>
      {isThis && mesa.failed && loaded === null ? (
        <EmptyState text="No se han podido cargar las traducciones" action={<Button onPress={enter}>Reintentar</Button>} />
      ) : isEmpty ? (
        <NoTexts view={view} idioma={name} onWhole={() => onViewChange(whole(view))} />
      ) : (
        <TextsTable
          idioma={{ code: idioma, name }}
          origen={{ code: origen, name: nombreOf(origen) }}
          lineas={loaded && lineas}
          isToFill={isToFill}
          onUndo={undo}
          handle={tabla}
        />
      )}
      <SaveBar
        textos={claves.length}
        registros={countOfRegistros(byClave, claves)}
        problem={resultado && notAllInWords(resultado)}
        onDiscard={() => setAsked('discard')}
        onSave={() => save(null)}
      />
      <TextsSaveProgress onOver={endRun} />
      {asked === 'filters' && <FilterSheet {...inLine} onClose={() => setAsked(null)} />}
      {asked === 'discard' && (
        <QuestionDialog
          title={textsDiscardQuestion(claves.length)}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button autoFocus onPress={() => setAsked(null)}>
                Cancelar
              </Button>
              <Button
                variant="danger"
                onPress={() => {
                  setAsked(null)
                  dispatch(edicionesDiscarded({ idioma }))
                }}
              >
                Descartar
              </Button>
            </>
          }
        >
          <p>Las traducciones vuelven a estar como están guardadas.</p>
        </QuestionDialog>
      )}
    </Page>
  )
}
