import styles from '@/kits/history/views/Change.module.css'
import { thumbnailOf } from '@/ui/images/thumbnail'
import { Icon } from '@/ui/buttons/Icon'

const ARROW = 'M3 8h9.5M8.8 4l4 4-4 4'

const One = ({ src, caption, alt }: { src: string; caption: string; alt: string }) => (
  <figure>
    {src ? <img src={thumbnailOf(src)} alt={alt} loading="lazy" decoding="async" /> : <span className={styles.none}>Sin imagen</span>}
    <figcaption>{caption}</figcaption>
  </figure>
)

/** A picture and the one that took its place. */
export const Images = ({ before, after }: { before: string; after: string }) => (
  <span className={styles.images}>
    <One src={before} caption="Antes" alt="Imagen de antes" />
    <Icon name={ARROW} />
    <One src={after} caption="Después" alt="Imagen de después" />
  </span>
)
