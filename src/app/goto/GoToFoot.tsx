import { Keys } from '@/ui/keys/Keys'
import { TextButton } from '@/ui/buttons/TextButton'
import styles from '@/app/goto/GoToFoot.module.css'

/** Help on the keys of "Ir a…"; hidden on phones. */
export const GoToFoot = ({ onShortcuts }: { onShortcuts: () => void }) => (
  <div className={styles.foot}>
    <span>
      <Keys keys={['ArrowUp', 'ArrowDown']} /> moverse
    </span>
    <span>
      <Keys keys={['Enter']} /> abrir
    </span>
    <span>
      <Keys keys={['Mod', 'Enter']} /> en otra pestaña
    </span>
    <TextButton onPress={onShortcuts}>Atajos de teclado</TextButton>
  </div>
)
