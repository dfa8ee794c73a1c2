import type { ComponentProps, ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Center } from '@/ui/page/Center'
import { Logo } from '@/ui/frame/Logo'
import { useDocumentTitle } from '@/ui/page/useDocumentTitle'
import styles from '@/features/session/LoginCard.module.css'

/** Layout of the sign-in pages: logo, title, and a card around the form, the only child. */
export const LoginCard = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => {
  useDocumentTitle(title)
  return (
    <Center>
      <div className={styles.login}>
        <div className={styles.brand}>
          <Logo size="medium" />
          <h1 className={styles.title}>{title}</h1>
        </div>
        {note}
        <div className={styles.card}>{children}</div>
      </div>
    </Center>
  )
}

/** Link below the button of the form. */
export const LoginLink = ({ children, ...link }: Omit<ComponentProps<'a'>, 'className'>) => (
  <a {...link} className={classes('link', styles.aside)}>
    {children}
  </a>
)
