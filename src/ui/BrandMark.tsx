import { PRODUCT_NAME } from '@/domain/constants'
import { Logo } from '@/ui/Logo'
import styles from '@/ui/Frame.module.css'

/** Logo and name. */
export const BrandMark = () => (
  <>
    <Logo />
    <span className={styles.brandName}>{PRODUCT_NAME}</span>
  </>
)
