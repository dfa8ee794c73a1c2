import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { keysInWords } from '@/features/importar/choose/words'
import { ColumnRow } from '@/features/importar/columns/ColumnRow'
import { Remembered } from '@/features/importar/columns/Remembered'
import {
  columnsByTarget,
  componentOptions,
  fieldOptions,
  isIdentified,
  takenFrom,
  type ColumnOption,
} from '@/features/importar/columns/options'
import { FileFacts } from '@/features/importar/FileFacts'
import { ImportHeader } from '@/features/importar/ImportHeader'
import type { ImportableName } from '@/features/importar/model/resources'
import { titleOf } from '@/features/importar/model/targets'
import type { ImportFile, ImportSheet, Target } from '@/features/importar/model/types'
import { listPath } from '@/features/importar/places'
import { formatOf, rowsInWords, sizeInWords } from '@/features/importar/words'
import { otherFileRequested, reviewRequested, selectImport, sheetChosen, targetChosen } from '@/features/importar/slice'
import { MissingLists } from '@/kits/forms/MissingLists'
import { counted } from '@/shared/counted'
import { columnName } from '@/shared/export/columnName'
import { DEFAULT_LOCALE } from '@/shared/locales'
import { componentes } from '@/store/catalogues'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { Rest } from '@/ui/buttons/Rest'
import { DropdownMenu } from '@/ui/buttons/DropdownMenu'
import { Icon } from '@/ui/buttons/Icon'
import { classes } from '@/ui/classes'
import { ActionBar } from '@/ui/form/ActionBar'
import { GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { useLocales } from '@/ui/locales/useLocales'
import { EmptyState } from '@/ui/page/EmptyState'
import { Page } from '@/ui/page/Page'
import { Count } from '@/ui/table/tools/TableCount'
import styles from '@/features/importar/columns/ColumnsPage.module.css'

interface ColumnsPageProps {
  recurso: ImportableName
  file: ImportFile
  sheet: ImportSheet
}

const HEAD = [
  { key: 'columna', title: 'Columna del archivo' },
  { key: 'valores', title: 'Primeros valores' },
  { key: 'va', title: 'va a', hidden: true },
  { key: 'campo', title: 'Campo' },
  { key: 'origen', title: 'Cómo se ha asignado' },
]

const FIRST = [0, 1, 2]

const SheetMenu = ({ file, sheet }: Pick<ColumnsPageProps, 'file' | 'sheet'>) => {
  const dispatch = useAppDispatch()
  if (file.sheets.length < 2) return sheet.name === '' ? null : <span>Hoja {sheet.name}</span>
  return (
    <DropdownMenu
      label={`Hoja ${sheet.name}`}
      className={styles.sheet}
      items={file.sheets.map((each, at) => ({
        label: each.name,
        checked: each === sheet,
        detail: rowsInWords(each.rows.length),
        onAction: () => dispatch(sheetChosen(at)),
      }))}
    >
      Hoja <b>{sheet.name}</b>
      <Icon name="chevron-down" />
    </DropdownMenu>
  )
}

/** Second page: columns of the file with their target fields [IX-02]. */
export const ColumnsPage = ({ recurso, file, sheet }: ColumnsPageProps) => {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { matches, isRemembered, hasRemembered } = useAppSelector(selectImport)
  const components = useAppSelector(componentes.selectAll)
  const { main, others } = useLocales(DEFAULT_LOCALE)
  const [announcement, setAnnouncement] = useState('')
  const columns = useMemo(() => columnsByTarget(matches), [matches])
  const fields = useMemo(() => fieldOptions(recurso, columns), [recurso, columns])
  const quantities = useMemo(() => componentOptions(components), [components])
  const locales = useMemo(
    () => [...main, ...others].map(({ code, name }): ColumnOption => ({ key: code, label: name, detail: code, target: null })),
    [main, others],
  )
  const choose = useCallback(
    (column: number, target: Target | null) => {
      const from = takenFrom(target, column, columns)
      setAnnouncement(
        from === null || target === null
          ? ''
          : `${titleOf(recurso, target, components)} ya no viene de la columna ${columnName(from)}: no se importa`,
      )
      dispatch(targetChosen({ column, target }))
    },
    [dispatch, columns, recurso, components],
  )
  const { titles, rows } = sheet
  const hasTitles = titles.some(title => title.trim() !== '')
  const used = matches.filter(({ target }) => target !== null).length
  const isReady = isIdentified(recurso, matches)
  const otherFile = () => void dispatch(otherFileRequested())
  return (
    <Page width="list" flows>
      <ImportHeader
        recurso={recurso}
        step={1}
        count={<Count>{sizeInWords(rows.length, titles.length)}</Count>}
        actions={
          <Button icon="upload" onPress={otherFile}>
            <Rest>Otro archivo</Rest>
          </Button>
        }
      />
      <FileFacts name={file.name}>
        {formatOf(file.name) && <span>{formatOf(file.name)}</span>}
        <SheetMenu file={file} sheet={sheet} />
        {rows[0]?.number === 2 && <span>Títulos en la fila 1</span>}
      </FileFacts>
      <MissingLists />
      {hasTitles && <Remembered matches={matches} isRemembered={isRemembered} hasRemembered={hasRemembered} />}
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {!hasTitles && (
        <EmptyState icon="table" text="La primera fila no tiene títulos" action={<Button onPress={otherFile}>Otro archivo</Button>} />
      )}
      {hasTitles && (
        <div className={classes(gridLook.scroll, styles.scroll)}>
          <table className={classes(gridLook.table, styles.table)} role="table" aria-label="Columnas del archivo y campos">
            <colgroup>
              <col className={styles.titleColumn} />
              <col />
              <col className={styles.arrowColumn} />
              <col className={styles.fieldColumn} />
              <col className={styles.howColumn} />
            </colgroup>
            <GridHead columns={HEAD} />
            <tbody role="rowgroup">
              {matches.map((match, column) => (
                <ColumnRow
                  key={column}
                  {...{ recurso, column, match, fields, locales, quantities, components }}
                  title={titles[column] ?? ''}
                  first={FIRST.map(at => (rows[at]?.cells[column] ?? '').replaceAll('\n', ' ')).join('\n')}
                  onChoose={choose}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <ActionBar
        label="Seguir con la importación"
        width="list"
        status={`${used} de ${counted(titles.length, 'columna', 'columnas')}`}
        error={hasTitles && !isReady ? `Asigne ${keysInWords(recurso)} a una columna` : null}
      >
        <p className={styles.hint}>
          <span className="phone-hidden">Se recuerda para el próximo archivo con estos títulos. Todavía no se escribe nada.</span>
        </p>
        <Button onPress={() => void navigate(listPath(recurso))}>Cancelar</Button>
        <Button variant="primary" isDisabled={!isReady || rows.length === 0} onPress={() => dispatch(reviewRequested())}>
          Revisar {rowsInWords(rows.length)}
        </Button>
      </ActionBar>
    </Page>
  )
}
