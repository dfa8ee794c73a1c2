import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'
import type { Accion } from '@/features/productos/checks/finding'
import type { CheckResult } from '@/features/productos/checks/checkComposicion'
import type { LineaDraft } from '@/features/productos/model/composicion'
import type { ProductoValues } from '@/features/productos/model/productoValues'
import { componentes, magnitudes } from '@/store/catalogues'
import { useAppSelector } from '@/store/hooks'
import { reportError } from '@/store/reportError'
import { lazyPart } from '@/ui/lazyPart'

/** Rules and their list, 7 KiB: worked out once the form stands. */
const part = lazyPart(() => import('@/features/productos/edit/composicion/Comprobaciones'))

/** Pause after an edit, in milliseconds: no rule runs during typing. */
const PAUSE_MS = 300

const NONE: ReadonlySet<string> = new Set()

interface LiveChecksProps {
  lines: readonly LineaDraft[]
  /** Tells the ids of the lines that advice names. */
  onMarks: (lines: ReadonlySet<string>) => void
  onLine: (line: string) => void
  onAction: (accion: Accion) => void
}

/**
 * Checks of the lines and of the name as they are being edited. It reads the form's values itself, so that a key in a name renders no line.
 * Absent without lines, where none can be judged, before the masters are there, and where the rules do not come [LB-01].
 */
export const LiveChecks = ({ lines, onMarks, onLine, onAction }: LiveChecksProps) => {
  const { nombre } = useFormikContext<ProductoValues>().values
  const byId = useAppSelector(componentes.selectEntities)
  const units = useAppSelector(magnitudes.selectEntities)
  const isThere = useAppSelector(root => componentes.selectIsThere(root) && magnitudes.selectIsThere(root))
  const [result, setResult] = useState<CheckResult | null>(() => {
    // A form that stands again after its save shows what it showed.
    const rules = isThere && lines.length > 0 ? part.loaded() : null
    return rules && rules.checkComposicion({ lines, nombre, componentes: byId, magnitudes: units })
  })
  const isFirst = result === null

  useEffect(() => {
    if (!isThere || (isFirst && lines.length === 0)) return
    let isOver = false
    const check = () => {
      part.load().then(
        ({ checkComposicion }) => {
          if (!isOver) setResult(checkComposicion({ lines, nombre, componentes: byId, magnitudes: units }))
        },
        (error: unknown) => reportError('comprobaciones', error),
      )
    }
    const timer = setTimeout(check, isFirst ? 0 : PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isThere, isFirst, lines, nombre, byId, units])

  useEffect(() => {
    onMarks(result ? new Set(result.findings.flatMap(({ lineas }) => lineas)) : NONE)
  }, [result, onMarks])

  const loaded = part.loaded()
  if (!loaded || !result?.isJudged || lines.length === 0) return null
  return <loaded.Comprobaciones findings={result.findings} onLine={onLine} onAction={onAction} />
}
