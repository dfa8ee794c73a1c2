import type { SheetLabels } from '@/features/productos/sheets/model/labels'
import type { CropUses } from '@/features/productos/sheets/model/uses'
import { SheetTextView } from '@/features/productos/sheets/paper/SheetTextView'
import { SheetTable } from '@/features/productos/sheets/paper/SheetTable'
import styles from '@/features/productos/sheets/paper/UsesTable.module.css'

interface UsesTableProps {
  labels: SheetLabels
  lang: string | undefined
  uses: readonly CropUses[]
  isNarrow: boolean
}

/** Uses of a product, by crop and stage; an empty column is left out [FT-01]. */
export const UsesTable = ({ labels, lang, uses, isNarrow }: UsesTableProps) => {
  const stages = uses.flatMap(each => each.stages)
  const hasDose = stages.some(({ dose }) => dose)
  const hasObjective = stages.some(({ objective }) => objective)
  const hasMoment = stages.some(({ moment }) => moment)
  return (
    <div className={styles.wide} {...(isNarrow && { role: 'region', 'aria-label': labels.use, tabIndex: 0 })}>
      <SheetTable className={styles.uses}>
        <thead>
          <tr lang={lang}>
            <th scope="col" className={styles.crop}>
              {labels.crop}
            </th>
            <th scope="col" className={styles.stage}>
              {labels.stage}
            </th>
            <th scope="col" className={styles.mode}>
              {labels.mode}
            </th>
            {hasDose && (
              <th scope="col" className={styles.dose}>
                {labels.dose}
              </th>
            )}
            {hasObjective && <th scope="col">{labels.objective}</th>}
            {hasMoment && <th scope="col">{labels.moment}</th>}
          </tr>
        </thead>
        {uses.map(({ id, crop, stages: ofCrop }) => (
          <tbody key={id}>
            {ofCrop.map(({ id: use, stage, mode, dose, objective, moment }, at) => (
              <tr key={use}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={ofCrop.length}>
                    <SheetTextView shown={crop} />
                  </th>
                )}
                <td>
                  <SheetTextView shown={stage} />
                </td>
                <td lang={lang}>{labels.modes[mode]}</td>
                {hasDose && <td>{dose}</td>}
                {hasObjective && <td>{objective && <SheetTextView shown={objective} />}</td>}
                {hasMoment && <td>{moment && <SheetTextView shown={moment} />}</td>}
              </tr>
            ))}
          </tbody>
        ))}
      </SheetTable>
    </div>
  )
}
