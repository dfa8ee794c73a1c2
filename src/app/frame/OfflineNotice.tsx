import { Icon } from '@/ui/buttons/Icon'
import { timeOf } from '@/ui/text/dates'
import styles from '@/app/frame/OfflineNotice.module.css'

/**
 * Notice of the time since which the API cannot be reached [SY-06]; a phone shows no time, the narrowest an icon alone. Screen readers
 * always read the whole text. The status element is always mounted, because a status that is inserted with its text may not be announced.
 *
 * @param since ISO 8601; null while the API responds
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
