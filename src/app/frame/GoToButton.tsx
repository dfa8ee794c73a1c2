import { Icon } from '@/ui/buttons/Icon'
import { barButtonLook } from '@/app/frame/barButtonLook'

/** Button "Ir a…" of the top bar; on phones only the magnifier [LS-09]. */
export const GoToButton = ({ keys, onPress }: { keys: string | undefined; onPress: () => void }) => (
  <button
    type="button"
    className={barButtonLook('search')}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    title={keys}
    onClick={onPress}
  >
    <Icon name="search" />
    <span className="phone-hidden">Ir a…</span>
  </button>
)
