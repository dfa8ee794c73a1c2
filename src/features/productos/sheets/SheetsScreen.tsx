import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { editPath, productTypes, type Tipo } from '@/features/productos/productTypes'
import { idsIn, MOST_SHEETS, TOO_MANY_SHEETS } from '@/features/productos/sheets/address'
import { selectHasMasters, selectLacksMasters, selectMasters } from '@/features/productos/sheets/masters'
import { directionOf, formatsOf } from '@/features/productos/sheets/model/formats'
import { labelsOf } from '@/features/productos/sheets/model/labels'
import { sheetsOf, type MissingOfProduct, type Sheet } from '@/features/productos/sheets/model/sheet'
import { needsOfSheets } from '@/features/productos/sheets/needs'
import { pageNameOf, SheetPaper } from '@/features/productos/sheets/paper/SheetPaper'
import { selectSheets, sheetsLeft, sheetsRequested } from '@/features/productos/sheets/slice'
import { counted } from '@/shared/counted'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { nameOfLanguage } from '@/shared/locales/nameOfLocale'
import { recordName } from '@/shared/recordName'
import { catalogues } from '@/store/catalogues'
import { selectConfiguration } from '@/store/configuration'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { askedLocale, searchOf } from '@/store/screens/askedLocale'
import { Button } from '@/ui/buttons/Button'
import { Icon } from '@/ui/buttons/Icon'
import { LinkButton } from '@/ui/buttons/LinkButton'
import { classes } from '@/ui/classes'
import { ProblemNotice } from '@/ui/form/ProblemNotice'
import { NotFound } from '@/ui/frame/NotFound'
import { lazyPart, useLazyPart } from '@/ui/lazyPart'
import { imagesSettled } from '@/ui/images/imagesSettled'
import { LocaleSelect } from '@/ui/locales/LocaleSelect'
import { TextsDot } from '@/ui/locales/TextsDot'
import { EmptyState } from '@/ui/page/EmptyState'
import { MessagePage } from '@/ui/page/MessagePage'
import { Page, PageHeader } from '@/ui/page/Page'
import { usePageRules } from '@/ui/print/pageRules'
import { NARROW, useMediaQuery } from '@/ui/useMediaQuery'
import { useRetry } from '@/ui/useRetry'
import styles from '@/features/productos/sheets/SheetsScreen.module.css'

/** Query parameter that hides missing texts: "?otros=no". */
const OTHERS = 'otros'
const NO = 'no'

/** List of missing texts, 25 KiB with the package of its panel: preloaded when a pointer or the focus approaches its button. */
const missingPart = lazyPart(() => import('@/features/productos/sheets/MissingList'))

interface MissingProps {
  locale: string
  missing: readonly MissingOfProduct[]
}

const Missing = ({ locale, missing }: MissingProps) => {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const part = useLazyPart(isOpen ? missingPart : null)
  const count = missing.reduce((sum, { texts }) => sum + texts.length, 0)
  if (count === 0) return null
  const language = nameOfLanguage(locale)
  const go = (id: string) => {
    // Closing the panel returns the focus to its button, unless another element has it.
    flushSync(() => setOpen(false))
    const place = document.getElementById(id)
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.missing}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={missingPart.expect}
        onFocus={missingPart.expect}
        onClick={() => setOpen(true)}
      >
        <TextsDot texts="some" />
        {count === 1 ? 'Falta 1 texto' : `Faltan ${count} textos`} en {language}
        <Icon name="chevron-down" />
      </button>
      {part && (
        <part.MissingList
          label={`Textos que faltan en ${language}`}
          button={button}
          missing={missing}
          onGo={go}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const notFoundText = (ids: readonly number[]): string | null => {
  if (ids.length === 0) return null
  return ids.length === 1
    ? `No se ha encontrado el producto con id ${ids.join()}`
    : `No se han encontrado los productos con id ${ids.join(', ')}`
}

const NONE: readonly Sheet[] = []

/** Sheets one below the other, as printed [FT-01 to FT-03]. */
const Sheets = ({ tipo, text }: { tipo: Tipo; text: string }) => {
  const dispatch = useAppDispatch()
  const ids = useMemo(() => idsIn(text) ?? [], [text])
  const { locale = DEFAULT_LOCALE } = askedLocale(useLocation())
  const [search, setSearch] = useSearchParams()
  const others = search.get(OTHERS) !== NO
  const { request, read, sources, notFound, hasFailed } = useAppSelector(selectSheets)
  const masters = useAppSelector(selectMasters)
  const hasMasters = useAppSelector(selectHasMasters, tipo)
  const lacksMasters = useAppSelector(selectLacksMasters, tipo)
  const { publicProductUrl } = useAppSelector(selectConfiguration)
  const isNarrow = useMediaQuery(NARROW)
  const desk = useRef<HTMLDivElement>(null)
  const [isPrinting, setPrinting] = useState(false)

  const ask = () => void dispatch(sheetsRequested({ tipo, ids }))
  const enter = useEffectEvent(ask)
  useEffect(() => {
    enter()
    return () => void dispatch(sheetsLeft())
  }, [dispatch])

  const hasProblem = hasFailed || lacksMasters
  const retry = useRetry(hasProblem, () => {
    for (const name of needsOfSheets(tipo)) dispatch(catalogues[name].loadRequested())
    ask()
  })
  const isReady = sources !== null && hasMasters
  const { sheets, missing } = useMemo(
    () => (sources && hasMasters ? sheetsOf(sources, { tipo, masters, publicProductUrl, locale, others }) : { sheets: NONE, missing: [] }),
    [sources, hasMasters, tipo, masters, publicProductUrl, locale, others],
  )
  const labels = useMemo(() => labelsOf(locale), [locale])
  const day = useMemo(() => formatsOf(locale).day(request?.at ?? 0), [locale, request])
  const records = useMemo(
    () => sheets.map(sheet => ({ page: pageNameOf(sheet), foot: [sheet.name, sheet.code].filter(Boolean).join(' · ') })),
    [sheets],
  )
  usePageRules(records, directionOf(locale))

  const change = (name: string, value: string | null) =>
    setSearch(
      before => {
        const next = new URLSearchParams(before)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const print = async () => {
    const papers = desk.current
    if (!papers) return
    setPrinting(true)
    await imagesSettled(papers)
    setPrinting(false)
    // The page may have been left meanwhile.
    if (papers.isConnected) window.print()
  }

  const { title, list } = productTypes[tipo]
  const [source] = sources ?? []
  const [single] = ids.length === 1 && source ? [source.record] : []
  const form = single && editPath(tipo, single.id) + (locale === DEFAULT_LOCALE ? '' : searchOf(locale))
  const name = single && recordName({ id: single.id, codigo: single.codigo, nombre: single.nombre })
  const count = ids.length - notFound.length
  const heading = ids.length > 1 ? counted(count, 'ficha', 'fichas') : name === undefined ? 'Ficha' : `Ficha de ${name}`
  return (
    <Page width="list" flows>
      <div className={styles.head}>
        <PageHeader
          title={heading}
          breadcrumbs={[
            { label: 'Productos' },
            { label: title, to: list },
            ...(name !== undefined && form !== undefined ? [{ label: name, to: form }] : []),
            { label: ids.length === 1 ? 'Ficha' : 'Fichas' },
          ]}
          count={
            !isReady &&
            !hasProblem && (
              <span className={styles.status}>
                <span role="status">{ids.length === 1 ? 'Preparando la ficha ...' : `Preparando ${ids.length} fichas ...`}</span>
                {ids.length > 1 && (
                  <span aria-hidden="true">
                    {read} de {ids.length}
                  </span>
                )}
              </span>
            )
          }
          actions={
            <>
              <LocaleSelect value={locale} onChange={chosen => change('idioma', chosen === DEFAULT_LOCALE ? null : chosen)} />
              <Button
                variant="primary"
                icon="print"
                shortcut="Control+P"
                busy={isPrinting}
                isDisabled={sheets.length === 0}
                onPress={() => void print()}
              >
                Imprimir
              </Button>
            </>
          }
        />
        <div className={styles.bar}>
          <Missing locale={locale} missing={missing} />
          <label className={styles.check}>
            <input type="checkbox" checked={!others} onChange={({ target }) => change(OTHERS, target.checked ? NO : null)} />
            Sin textos en otro idioma
          </label>
          {form !== undefined && (
            <Link className={classes('link', styles.form)} to={form}>
              Volver al formulario
            </Link>
          )}
        </div>
        <ProblemNotice text={notFoundText(notFound)} />
      </div>
      {hasProblem ? (
        <EmptyState
          icon="alert-circle"
          text={ids.length === 1 ? 'No se ha podido preparar la ficha' : 'No se han podido preparar las fichas'}
          action={<Button {...retry}>Reintentar</Button>}
        />
      ) : (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the region scrolls, and must be reachable by keys
        <div ref={desk} className={styles.desk} tabIndex={0} role="region" aria-label={ids.length === 1 ? 'Ficha' : 'Fichas'}>
          {sheets.map(sheet => (
            <SheetPaper key={sheet.id} sheet={sheet} locale={locale} labels={labels} day={day} isNarrow={isNarrow} />
          ))}
        </div>
      )}
    </Page>
  )
}

/** Sheets of the products in the address; another kind of product is not found [FT-01, RT-05]. */
export const SheetsScreen = () => {
  const { tipo, ids: text = '' } = useParams()
  if (tipo !== 'g' && tipo !== 'a') return <NotFound />
  const ids = idsIn(text)
  if (ids === null) return <NotFound />
  if (ids.length > MOST_SHEETS)
    return (
      <MessagePage
        title={TOO_MANY_SHEETS}
        text={`La dirección pide ${ids.length}. Seleccione menos productos.`}
        action={<LinkButton to={productTypes[tipo].list}>Ir a la lista</LinkButton>}
      />
    )
  return <Sheets key={`${tipo}/${text}`} tipo={tipo} text={text} />
}
