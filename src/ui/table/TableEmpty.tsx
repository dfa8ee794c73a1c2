import { EMPTY_TABLE } from '@/domain/constants'
import { Button } from '@/ui/buttons/Button'
import { EmptyState } from '@/ui/page/EmptyState'

/** Nothing to show, or nothing found [TB-08]. */
export const TableEmpty = ({ searching, onClear }: { searching: boolean; onClear: () => void }) => (
  <EmptyState icon={searching && 'search'} text={EMPTY_TABLE} action={searching && <Button onPress={onClear}>Borrar la búsqueda</Button>} />
)
