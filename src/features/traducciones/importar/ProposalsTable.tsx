import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import { languageTag } from '@/shared/locales'
import type { Archivo } from '@/features/traducciones/archivo/archivo'
import type { ProposalGroup, Proposal } from '@/features/traducciones/archivo/proposals'
import { GroupLine } from '@/features/traducciones/importar/GroupLine'
import { ProposalLine } from '@/features/traducciones/importar/ProposalLine'
import { selectImportacion } from '@/features/traducciones/importar/slice'
import type { GroupOfProposals } from '@/features/traducciones/importar/useProposals'
import { estimatedHeight } from '@/features/traducciones/importar/heights'
import { useAppSelector } from '@/store/hooks'
import { classes } from '@/ui/classes'
import { GridHead } from '@/ui/grid/GridHead'
import { gridLook } from '@/ui/grid/gridLook'
import { rowIn } from '@/ui/grid/rowIn'
import { Spacer } from '@/ui/grid/Spacer'
import { useGrid } from '@/ui/grid/useGrid'
import { PHONE, useMediaQuery } from '@/ui/useMediaQuery'
import styles from '@/features/traducciones/importar/ProposalsTable.module.css'

interface ProposalsTableProps {
  archivo: Archivo
  groups: readonly GroupOfProposals[]
  isAccepted: (proposal: Proposal) => boolean
  /** True while a search term is active: all groups with results are open. */
  isSearched: boolean
  onChoose: (keys: readonly string[], isAccepted: boolean) => void
}

const COLUMNS = 5

/** Group that is closed at first, because new texts have no current version to compare with. */
const CLOSED: ProposalGroup = 'nuevos'

/** Texts of a file by group, each with a check box; only the visible rows are in the document [TX-05]. */
export const ProposalsTable = ({ archivo, groups, isAccepted, isSearched, onChoose }: ProposalsTableProps) => {
  const { idioma, origen } = archivo
  const { momentos } = useAppSelector(selectImportacion)
  const [chosen, setChosen] = useState<Partial<Record<ProposalGroup, boolean>>>({})
  const lines = useMemo(
    () =>
      groups.flatMap(group => {
        const isOpen = chosen[group.grupo] ?? (isSearched || group.grupo !== CLOSED)
        const of = isOpen ? group.proposals.map(proposal => ({ kind: 'proposal' as const, proposal })) : []
        return [{ kind: 'grupo' as const, group, isOpen }, ...of]
      }),
    [groups, chosen, isSearched],
  )
  const scroller = useRef<HTMLDivElement>(null)
  const stacked = useMediaQuery(PHONE)
  const [focused, setFocused] = useState(-1)
  const { items, end, measure } = useGrid({
    count: lines.length,
    scroller: () => scroller.current,
    estimate: index => estimatedHeight(lines[index], stacked),
    overscan: 6,
    kept: focused,
    stacked,
  })
  // Takes the focus, because the button that chose the file has unmounted.
  useEffect(() => {
    if (document.activeElement === document.body) scroller.current?.querySelector<HTMLElement>('button[aria-expanded]')?.focus()
  }, [])
  return (
    <div className={gridLook.scroll} ref={scroller}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- observes the focus of its boxes only */}
      <table
        className={classes(gridLook.table, styles.table)}
        role="table"
        aria-label="Textos del archivo"
        aria-rowcount={lines.length + 1}
        onFocus={event => setFocused(rowIn(event) ?? -1)}
      >
        <colgroup>
          <col className={styles.checkColumn} />
          <col className={styles.placeColumn} />
          <col />
          <col />
          <col />
        </colgroup>
        <GridHead
          columns={[
            { key: 'aceptar', title: 'Aceptar', hidden: true },
            { key: 'texto', title: 'Texto' },
            { key: 'origen', title: `Origen en ${origen}` },
            { key: 'ahora', title: `Ahora en ${idioma}` },
            { key: 'archivo', title: 'En el archivo' },
          ]}
        />
        <tbody role="rowgroup">
          {items.map(({ index, gap }) => {
            const line = lines[index]
            if (!line) return null
            return (
              <Fragment key={line.kind === 'grupo' ? line.group.grupo : `${line.proposal.grupo} ${line.proposal.key}`}>
                {gap > 0 && <Spacer columns={COLUMNS} height={gap} />}
                {line.kind === 'grupo' ? (
                  <GroupLine
                    group={line.group}
                    isOpen={line.isOpen}
                    origen={origen}
                    line={index}
                    measure={measure}
                    onChoose={onChoose}
                    onToggle={() => setChosen({ ...chosen, [line.group.grupo]: !line.isOpen })}
                  />
                ) : (
                  <ProposalLine
                    proposal={line.proposal}
                    idioma={idioma}
                    origen={origen}
                    line={index}
                    measure={measure}
                    onChoose={onChoose}
                    lang={languageTag(idioma)}
                    isAccepted={isAccepted(line.proposal)}
                    momento={momentos[line.proposal.key]}
                  />
                )}
              </Fragment>
            )
          })}
          {end > 0 && <Spacer columns={COLUMNS} height={end} />}
        </tbody>
      </table>
    </div>
  )
}
