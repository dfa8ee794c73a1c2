import { TextButton } from '@/ui/buttons/TextButton'

interface LinkProps {
  label: string
  /** Accessible name: the action with the line that it belongs to. */
  whole: string
  onPress: () => void
}

export const LinkAction = ({ label, whole, onPress }: LinkProps) => (
  <TextButton aria-label={whole} title={whole} onPress={onPress}>
    {label}
  </TextButton>
)
