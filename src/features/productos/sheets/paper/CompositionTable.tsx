import type { Composition, Quantity } from '@/features/productos/sheets/model/composition'
import type { SheetLabels } from '@/features/productos/sheets/model/labels'
import { SheetTextView } from '@/features/productos/sheets/paper/SheetTextView'
import { SheetTable } from '@/features/productos/sheets/paper/SheetTable'
import { classes } from '@/ui/classes'
import styles from '@/features/productos/sheets/paper/CompositionTable.module.css'

/** Sign of a solubility, as on labels: as many stars as its code. */
const starsOf = (solubility: number): string => '*'.repeat(solubility)

const QuantityView = ({ quantity: { whole, fraction, unit } }: { quantity: Quantity }) => (
  <span className={styles.quantity}>
    <span className={styles.decimal} dir="ltr">
      <span>{whole}</span>
      <span>{fraction}</span>
    </span>
    {unit && (
      <span className={styles.unit}>
        {' '}
        <SheetTextView shown={unit} />
      </span>
    )}
  </span>
)

interface CompositionTableProps {
  labels: SheetLabels
  lang: string | undefined
  composition: Composition
}

/** Composition with its quantities and the notes of solubility that occur [FT-01]. */
export const CompositionTable = ({ labels, lang, composition: { columns, rows, solubilities } }: CompositionTableProps) => (
  <>
    <SheetTable className={styles.composition}>
      {columns.length > 0 && (
        <thead>
          <tr>
            <th scope="col" lang={lang}>
              {labels.component}
            </th>
            {columns.map((unit, at) => (
              <th key={at} scope="col" className={classes(styles.number, unit === null && styles.withUnits)} lang={unit ? undefined : lang}>
                {unit ? <SheetTextView shown={unit} /> : labels.quantity}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(row =>
          'text' in row ? (
            <tr key={row.id}>
              <td colSpan={1 + columns.length}>
                <SheetTextView shown={row.text} />
              </td>
            </tr>
          ) : (
            <tr key={row.id}>
              <td>
                <SheetTextView shown={row.name} />
                {row.solubility > 0 && <span className={styles.stars}> {starsOf(row.solubility)}</span>}
              </td>
              {row.quantities.map((quantity, at) => (
                <td key={at} className={styles.number}>
                  {quantity && <QuantityView quantity={quantity} />}
                </td>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </SheetTable>
    {solubilities.length > 0 && (
      <p className={styles.notes} lang={lang}>
        {solubilities.map(code => (
          <span key={code}>
            {starsOf(code)} {labels.solubility[code - 1]}
          </span>
        ))}
      </p>
    )}
  </>
)
