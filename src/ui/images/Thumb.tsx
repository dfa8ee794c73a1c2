import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/images/Thumb.module.css'

interface ThumbProps {
  /** Address of the picture; null without a picture, or before it is available. */
  src: string | null
  size?: 'small' | 'medium' | 'large'
}

/** Small decorative picture beside a name. */
export const Thumb = ({ src, size = 'small' }: ThumbProps) => {
  const look = classes(styles.thumb, size !== 'small' && styles[size], src === null && styles.none)
  if (src !== null) return <img className={look} src={src} alt="" loading="lazy" decoding="async" />
  return (
    <span className={look}>
      <Icon name="image" />
    </span>
  )
}
