import { Icon } from '@/ui/buttons/Icon'
import { timeOf } from '@/ui/text/dates'
import styles from '@/app/frame/OfflineNotice.module.css'

/**
 * Notice since when the API cannot be reached [SY-06]; on a phone without the time, on the narrowest by an icon. A screen reader reads all of it
 * in any case: the status is there before it has anything to say.
 *
 * @param since as ISO 8601 writes it; null while the API answers
 */
export const OfflineNotice = ({ since }: { since: string | null }) => (
  <span role="status" className={since === null ? undefined : styles.notice}>
    {since !== null && (
      <>
        <Icon name="offline" />
        <span className={styles.text}>
          Sin conexión<span className="phone-hidden"> desde las {timeOf(Date.parse(since))}</span>
        </span>
      </>
    )}
  </span>
)
