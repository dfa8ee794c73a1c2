import { EMPTY_TABLE } from '@/domain/constants'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import styles from '@/ui/table/DataTable.module.css'

/** Nothing to show, or nothing found [TB-08]. */
export const TableEmpty = ({ searching, onClear }: { searching: boolean; onClear: () => void }) => (
  <div className={styles.empty}>
    {searching && <Icon name="search" />}
    <p>{EMPTY_TABLE}</p>
    {searching && <Button onPress={onClear}>Borrar la búsqueda</Button>}
  </div>
)
