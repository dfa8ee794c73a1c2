import button from '@/ui/buttons/Button.module.css'

interface LinkProps {
  label: string
  /** Accessible name: the action with the line that it belongs to. */
  whole: string
  onPress: () => void
}

export const LinkAction = ({ label, whole, onPress }: LinkProps) => (
  <button type="button" className={button.link} aria-label={whole} title={whole} onClick={onPress}>
    {label}
  </button>
)
