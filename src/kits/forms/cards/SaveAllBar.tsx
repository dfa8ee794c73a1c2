import { articleOf } from '@/shared/endingOf'
import type { Gender } from '@/shared/resources/names'
import { ActionBar } from '@/ui/form/ActionBar'
import { Button } from '@/ui/buttons/Button'

interface SaveAllBarProps {
  /** Number of cards with changes. */
  count: number
  /** Gender of the cards' noun: "Guardar las 2" combinations. */
  gender: Gender
  onSave: () => void
}

/** True if several cards have changes. */
export const isSaveAllShown = (count: number): boolean => count > 1

/** Bar that saves all changed cards of a page, also with Ctrl+S. A card whose save fails shows its error and keeps its values [LS-09]. */
export const SaveAllBar = ({ count, gender, onSave }: SaveAllBarProps) => {
  const isShown = isSaveAllShown(count)
  if (!isShown) return null
  return (
    <ActionBar label="Guardar todo" width="wide">
      <Button variant="primary" shortcut="Control+S" onPress={onSave}>
        Guardar {articleOf({ gender }, count)} {count}
      </Button>
    </ActionBar>
  )
}
