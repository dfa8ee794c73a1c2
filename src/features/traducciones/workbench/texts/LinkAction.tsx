import { TextButton } from '@/ui/buttons/TextButton'

interface LinkProps {
  label: string
  /** Accessible name: the action and its text. */
  whole: string
  onPress: () => void
}

export const LinkAction = ({ label, whole, onPress }: LinkProps) => (
  <TextButton aria-label={whole} title={whole} onPress={onPress}>
    {label}
  </TextButton>
)
