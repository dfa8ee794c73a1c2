import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '@/shared/constants'
import { Logo } from '@/ui/frame/Logo'
import styles from '@/app/frame/BrandMark.module.css'

interface BrandLinkProps {
  className: string | undefined
  'aria-label': string
  children: ReactNode
}

interface BrandMarkProps {
  /** Link to the home page: of the router, or a plain one on the public pages, which have no router. */
  link: (brand: BrandLinkProps) => ReactNode
  /** Phones show the logo alone; screen readers still read the name. */
  isBrief?: boolean
}

/** Logo and name in a link to the home page [FR-02]. */
export const BrandMark = ({ link, isBrief }: BrandMarkProps) =>
  link({
    className: styles.brand,
    'aria-label': `${PRODUCT_NAME}, inicio`,
    children: (
      <>
        <Logo />
        <span className={isBrief ? 'phone-hidden' : undefined}>{PRODUCT_NAME}</span>
      </>
    ),
  })
