import type { ReactNode } from 'react'
import { Center } from '@/ui/Center'
import { Logo } from '@/ui/Logo'
import { useDocumentTitle } from '@/ui/useDocumentTitle'
import styles from '@/ui/LoginCard.module.css'

/** The sign-in's surroundings: mark, title, and the card around its form, which is the only child. */
export const LoginCard = ({ title, children }: { title: string; children: ReactNode }) => {
  useDocumentTitle(title)
  return (
    <Center>
      <div className={styles.login}>
        <div className={styles.brand}>
          <Logo size="medium" />
          <h1 className={styles.title}>{title}</h1>
        </div>
        <div className={styles.card}>{children}</div>
      </div>
    </Center>
  )
}
