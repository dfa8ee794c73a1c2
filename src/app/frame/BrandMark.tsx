import { PRODUCT_NAME } from '@/shared/constants'
import { Logo } from '@/ui/frame/Logo'
import styles from '@/app/frame/Frame.module.css'

/** Logo and name. */
export const BrandMark = () => (
  <>
    <Logo />
    <span className={styles.brandName}>{PRODUCT_NAME}</span>
  </>
)
