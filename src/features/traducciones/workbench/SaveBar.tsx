import { unsavedIn } from '@/features/traducciones/model/words'
import { textosInWords } from '@/ui/text/textosInWords'
import { Button } from '@/ui/buttons/Button'
import { classes } from '@/ui/classes'
import { ActionBar } from '@/ui/form/ActionBar'
import { UnsavedDot } from '@/ui/form/UnsavedDot'
import { Keys } from '@/ui/keys/Keys'
import styles from '@/features/traducciones/workbench/SaveBar.module.css'

interface SaveBarProps {
  /** Number of unsaved texts. */
  textos: number
  registros: number
  /** Failure of the last save; null for none. */
  problem: string | null
  onDiscard: () => void
  onSave: () => void
}

/** Keys in the words of the help "?". */
const HINTS = [
  { keys: ['Enter'], does: 'texto siguiente' },
  { keys: ['Mod', 'Enter'], does: 'siguiente sin traducir' },
  { keys: ['Shift', 'Enter'], does: 'línea nueva' },
  { keys: ['Escape'], does: 'deshacer el cambio' },
]

/** Number of unsaved texts, help on the keys, and the save button [TX-03, TX-04]. */
export const SaveBar = ({ textos, registros, problem, onDiscard, onSave }: SaveBarProps) => (
  <ActionBar
    label="Guardar las traducciones"
    width="list"
    error={problem}
    status={
      textos > 0 && (
        <>
          <UnsavedDot />
          <span>
            {textosInWords(textos)}
            <span className="phone-hidden">{unsavedIn(registros)}</span>
          </span>
        </>
      )
    }
  >
    {problem === null && (
      <ul className={classes(styles.hints, textos > 0 && styles.before)} aria-label="Teclas">
        {HINTS.map(({ keys, does }) => (
          <li key={does}>
            <Keys keys={keys} />
            {does}
          </li>
        ))}
      </ul>
    )}
    <span className={styles.spring} />
    <Button isDisabled={textos === 0} onPress={onDiscard}>
      Descartar
    </Button>
    <Button variant="primary" shortcut="Control+S" isDisabled={textos === 0} onPress={onSave}>
      Guardar
    </Button>
  </ActionBar>
)
