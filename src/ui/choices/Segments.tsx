import { useId, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import type { SelectOption } from '@/ui/choices/SelectField'
import styles from '@/ui/choices/Segments.module.css'

interface Segment<Value> extends SelectOption<Value> {
  /** Content instead of the label, as one element. */
  content?: ReactNode
}

interface SegmentsProps<Value> {
  value: Value
  onChange: (value: Value) => void
  options: readonly Segment<Value>[]
  name?: string
  /** Small: as high as a button, for toolbars. */
  small?: boolean
}

/** Radio buttons that look like one control; the surrounding group has the name. */
export const Segments = <Value extends string | number | boolean>(props: SegmentsProps<Value>) => {
  const { value, onChange, options, name, small = false } = props
  const id = useId()
  return (
    <div className={classes(styles.segments, small && styles.small)}>
      {options.map(option => (
        <label key={option.label}>
          <input type="radio" name={name ?? id} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.content ?? option.label}
        </label>
      ))}
    </div>
  )
}
