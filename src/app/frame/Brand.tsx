import { Link } from 'react-router-dom'
import { PRODUCT_NAME } from '@/shared/constants'
import { BrandMark } from '@/app/frame/BrandMark'
import styles from '@/app/frame/Frame.module.css'

/** Logo and name, a link to the home page [FR-02]. */
export const Brand = ({ onPress }: { onPress?: () => void }) => (
  <Link to="/" className={styles.brand} aria-label={`${PRODUCT_NAME}, inicio`} onClick={onPress}>
    <BrandMark />
  </Link>
)
