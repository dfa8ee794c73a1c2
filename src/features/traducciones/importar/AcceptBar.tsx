import { acceptedInWords, layInWords } from '@/features/traducciones/archivo/words'
import { Button } from '@/ui/buttons/Button'
import { ActionBar } from '@/ui/form/ActionBar'
import styles from '@/features/traducciones/importar/AcceptBar.module.css'

interface AcceptBarProps {
  accepted: number
  acceptable: number
  onCancel: () => void
  onLay: () => void
}

/** Number of accepted texts, and the button that copies them into the workbench as unsaved edits [TX-05]. */
export const AcceptBar = ({ accepted, acceptable, onCancel, onLay }: AcceptBarProps) => (
  <ActionBar label="Aceptar los textos" width="list" status={acceptedInWords(accepted, acceptable)}>
    <p className={styles.hint}>
      <span className="phone-hidden">Pasan a la mesa sin guardar: nada cambia hasta que los guarde allí.</span>
    </p>
    <Button onPress={onCancel}>Cancelar</Button>
    <Button variant="primary" isDisabled={accepted === 0} onPress={onLay}>
      {layInWords(accepted)}
    </Button>
  </ActionBar>
)
