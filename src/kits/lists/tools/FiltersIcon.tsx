import { Icon } from '@/ui/buttons/Icon'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { classes } from '@/ui/classes'
import styles from '@/kits/lists/tools/FiltersIcon.module.css'

/** Button that opens the filters on narrow screens, with the number of active ones [LS-01]. */
export const FiltersIcon = ({ chosen, onPress }: { chosen: number; onPress: () => void }) => (
  <button
    type="button"
    className={classes(buttonLook('icon'), styles.numbered)}
    aria-label={chosen === 0 ? 'Filtros' : chosen === 1 ? 'Filtros, 1 puesto' : `Filtros, ${chosen} puestos`}
    aria-haspopup="dialog"
    onClick={onPress}
  >
    <Icon name="filter" />
    {chosen > 0 && (
      <span className={styles.number} aria-hidden="true">
        {chosen}
      </span>
    )}
  </button>
)
