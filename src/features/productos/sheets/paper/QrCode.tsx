import { create } from 'qrcode'
import { useMemo } from 'react'
import styles from '@/features/productos/sheets/paper/SheetPaper.module.css'

/** Light modules around the code, as the standard asks. */
const QUIET = 4

/** Runs of dark modules as one path, a unit a module. */
const drawn = (text: string): { size: number; path: string } => {
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

/** A text as QR code, 25 mm wide [FT-03]. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = useMemo(() => drawn(text), [text])
  const whole = size + 2 * QUIET
  return (
    <svg className={styles.qr} viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  )
}
