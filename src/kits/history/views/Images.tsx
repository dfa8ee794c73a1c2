import styles from '@/kits/history/views/Images.module.css'
import { thumbnailOf } from '@/ui/images/thumbnail'
import { Icon } from '@/ui/buttons/Icon'

const One = ({ src, caption, alt }: { src: string; caption: string; alt: string }) => (
  <figure>
    {src ? <img src={thumbnailOf(src)} alt={alt} loading="lazy" decoding="async" /> : <span className={styles.none}>Sin imagen</span>}
    <figcaption>{caption}</figcaption>
  </figure>
)

/** Old image and new one. */
export const Images = ({ before, after }: { before: string; after: string }) => (
  <span className={styles.images}>
    <One src={before} caption="Antes" alt="Imagen de antes" />
    <Icon name="arrow-right" />
    <One src={after} caption="Después" alt="Imagen de después" />
  </span>
)
