import { characterKeys } from '@/app/shortcuts/characterKeys'
import { shortcuts } from '@/app/shortcuts/shortcutList'
import { Dialog } from '@/ui/dialogs/Dialog'
import { Keys } from '@/ui/keys/Keys'
import styles from '@/app/shortcuts/ShortcutsDialog.module.css'

/** Help on all keys [LS-09]. */
export const ShortcutsDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Atajos de teclado" size="large" onClose={onClose}>
    {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it on a phone */}
    <div className={styles.shortcuts} role="group" aria-label="Atajos" tabIndex={0}>
      {shortcuts.map(group => (
        <section key={group.title} className={styles.group}>
          <h3 className={styles.title}>{group.title}</h3>
          <dl>
            {group.shortcuts.map(({ label, keys }) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
    <label className={styles.choice}>
      <input type="checkbox" defaultChecked={characterKeys.areOn()} onChange={({ target }) => characterKeys.set(target.checked)} />
      Teclas de un solo carácter (/ y ?)
    </label>
  </Dialog>
)
