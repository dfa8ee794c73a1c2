import type { ReactNode } from 'react'
import { Center } from '@/ui/page/Center'
import { useDocumentTitle } from '@/ui/page/useDocumentTitle'
import styles from '@/ui/page/MessagePage.module.css'

interface MessagePageProps {
  code?: string
  title: string
  text?: string
  /** Single link or button. */
  action?: ReactNode
}

/** Page for errors and missing pages: one sentence and one action [FR-12]. */
export const MessagePage = ({ code, title, text, action }: MessagePageProps) => {
  useDocumentTitle(title)
  return (
    <Center>
      <div className={styles.message}>
        {code && <p className={styles.code}>{code}</p>}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {text && <p className={styles.text}>{text}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </Center>
  )
}
