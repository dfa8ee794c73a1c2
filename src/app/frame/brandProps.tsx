import { PRODUCT_NAME } from '@/shared/constants'
import { Logo } from '@/ui/frame/Logo'
import styles from '@/app/frame/brandProps.module.css'

/**
 * Props of a link to the home page with logo and name: a link of the router, or a plain one on the public pages, which have no router [FR-02].
 * @param isBrief phones show the logo alone; screen readers still read the name
 */
export const brandProps = (isBrief: boolean) => ({
  className: styles.brand,
  'aria-label': `${PRODUCT_NAME}, inicio`,
  children: (
    <>
      <Logo />
      <span className={isBrief ? 'phone-hidden' : undefined}>{PRODUCT_NAME}</span>
    </>
  ),
})
