import { create } from 'qrcode'
import { useMemo } from 'react'
import styles from '@/features/productos/sheets/paper/QrCode.module.css'

/** Number of light modules around the code, as required by the standard. */
const QUIET = 4

/** Longest text of a QR code at level M, in bytes of UTF-8. */
const MOST_BYTES = 2_331

/** SVG path of the dark modules, one unit per module; null for a text that is too long for a code. */
const drawn = (text: string): { size: number; path: string } | null => {
  if (new TextEncoder().encode(text).length > MOST_BYTES) return null
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column
      while (column < size && data[row * size + column]) column += 1
      if (column > start) path += `M${start} ${row}h${column - start}v1h${start - column}z`
    }
  }
  return { size, path }
}

/** QR code of a text, 25 mm wide; empty for a text that is too long [FT-03]. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const code = useMemo(() => drawn(text), [text])
  if (!code) return null
  const { size, path } = code
  const whole = size + 2 * QUIET
  return (
    <svg className={styles.qr} viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
