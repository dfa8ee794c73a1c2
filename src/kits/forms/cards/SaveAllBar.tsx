import { ActionBar } from '@/ui/form/ActionBar'
import { Button } from '@/ui/buttons/Button'

interface SaveAllBarProps {
  /** Cards with changes. */
  count: number
  onSave: () => void
}

/** Several cards have changes. */
export const isSaveAllShown = (count: number): boolean => count > 1

/** Saves all cards of a page while several are changed, by Ctrl+S too. A card that fails tells so itself, and keeps what was typed [LS-09]. */
export const SaveAllBar = ({ count, onSave }: SaveAllBarProps) => {
  const isShown = isSaveAllShown(count)
  if (!isShown) return null
  return (
    <ActionBar label="Guardar todo" width="wide">
      <Button variant="primary" shortcut="Control+S" onPress={onSave}>
        Guardar los {count}
      </Button>
    </ActionBar>
  )
}
