import { classes } from '@/ui/classes'
import { Icon } from '@/ui/buttons/Icon'
import styles from '@/ui/images/Thumb.module.css'

interface ThumbProps {
  /** Is null where there is no picture, or none to be seen yet. */
  src: string | null
  size?: 'small' | 'medium' | 'large'
}

/** The small picture beside a name, which says all that the picture does. */
export const Thumb = ({ src, size = 'small' }: ThumbProps) => {
  const look = classes(styles.thumb, size !== 'small' && styles[size], src === null && styles.none)
  if (src !== null) return <img className={look} src={src} alt="" loading="lazy" decoding="async" />
  return (
    <span className={look}>
      <Icon name="image" />
    </span>
  )
}
