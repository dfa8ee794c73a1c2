import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '@/shared/constants'
import { BrandMark } from '@/app/frame/BrandMark'
import { classes } from '@/ui/classes'
import { TopBar } from '@/app/frame/TopBar'
import { useFocusKeeper } from '@/app/frame/focusKeeper'
import { SHEET_ID } from '@/ui/frame/sheet'
import { SkipLink } from '@/ui/frame/SkipLink'
import styles from '@/app/frame/Frame.module.css'

interface PublicLayoutProps {
  version: string
  children: ReactNode
}

/** Frame of the public pages: the bar alone. Works without the router, which is loaded after the sign-in. */
export const PublicLayout = ({ version, children }: PublicLayoutProps) => {
  useFocusKeeper()
  return (
    <div className={classes(styles.app, styles.public)}>
      <SkipLink />
      <TopBar
        version={version}
        brand={
          <a href="/" className={styles.brand} aria-label={`${PRODUCT_NAME}, inicio`}>
            <BrandMark />
          </a>
        }
      />
      <main className={styles.main} id={SHEET_ID} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
