import styles from '@/features/traducciones/importar/AcceptBox.module.css'

interface AcceptBoxProps {
  label: string
  isAccepted: boolean
  /** True for a group of which only some texts are accepted. */
  isMixed?: boolean
  onChange: () => void
}

/** Check box of a line, with a larger target than the box itself. */
export const AcceptBox = ({ label, isAccepted, isMixed = false, onChange }: AcceptBoxProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      aria-label={label}
      checked={isAccepted}
      ref={input => {
        if (input) input.indeterminate = isMixed
      }}
      onChange={onChange}
    />
  </label>
)
