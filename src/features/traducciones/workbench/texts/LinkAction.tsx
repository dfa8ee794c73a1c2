import button from '@/ui/buttons/Button.module.css'

interface LinkProps {
  label: string
  /** What it does is said whole to whoever does not see which line it stands in. */
  whole: string
  onPress: () => void
}

export const LinkAction = ({ label, whole, onPress }: LinkProps) => (
  <button type="button" className={button.link} aria-label={whole} title={whole} onClick={onPress}>
    {label}
  </button>
)
