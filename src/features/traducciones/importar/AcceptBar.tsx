import { acceptedInWords, layInWords } from '@/features/traducciones/archivo/palabras'
import { Button } from '@/ui/buttons/Button'
import { classes } from '@/ui/classes'
import { ACTIONS_ID } from '@/ui/frame/sheet'
import bar from '@/ui/form/ActionBar.module.css'
import own from '@/features/traducciones/workbench/SaveBar.module.css'
import styles from '@/features/traducciones/importar/ImportPreview.module.css'

interface AcceptBarProps {
  accepted: number
  acceptable: number
  onCancel: () => void
  onLay: () => void
}

/** How much is accepted, and the way into the workbench: nothing is saved here [TX-05]. */
export const AcceptBar = ({ accepted, acceptable, onCancel, onLay }: AcceptBarProps) => (
  <div className={classes(bar.bar, own.bar)} id={ACTIONS_ID} role="group" aria-label="Aceptar los textos" tabIndex={-1}>
    <div className={classes(bar.status, own.status)} role="status">
      {acceptedInWords(accepted, acceptable)}
    </div>
    <p className={styles.hint}>
      <span className={bar.rest}>Pasan a la mesa sin guardar: nada cambia hasta que los guarde allí.</span>
    </p>
    <Button onPress={onCancel}>Cancelar</Button>
    <Button variant="primary" isDisabled={accepted === 0} onPress={onLay}>
      {layInWords(accepted)}
    </Button>
  </div>
)
