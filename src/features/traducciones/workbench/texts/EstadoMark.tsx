import { ESTADOS, type Estado } from '@/features/traducciones/model/estado'
import styles from '@/features/traducciones/workbench/texts/EstadoMark.module.css'

/** State of a text: a dot and a word, in one line unless `--mark-space` is `normal`. */
export const EstadoMark = ({ estado, text = ESTADOS[estado] }: { estado: Estado; text?: string }) => (
  <span className={styles.mark} data-estado={estado}>
    {text}
  </span>
)
