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

/** Rules and their list, 7 KiB: loaded after the form is rendered. */
const part = lazyPart(() => import('@/features/productos/edit/composicion/Comprobaciones'))

/** Pause after an edit, in milliseconds: no rule runs during typing. */
const PAUSE_MS = 300

const NONE: ReadonlySet<string> = new Set()

interface LiveChecksProps {
  lines: readonly LineaDraft[]
  /** Receives the ids of the lines with advice. */
  onMarks: (lines: ReadonlySet<string>) => void
  onLine: (line: string) => void
  onAction: (accion: Accion) => void
}

/**
 * Checks of the lines and the name while they are edited. The component reads the form's values, so that typing a name renders no line.
 * Nothing is rendered without lines, if no line can be judged, before the masters are loaded, or if the rules cannot be loaded [LB-01].
 */
export const LiveChecks = ({ lines, onMarks, onLine, onAction }: LiveChecksProps) => {
  const { nombre } = useFormikContext<ProductoValues>().values
  const byId = useAppSelector(componentes.selectEntities)
  const units = useAppSelector(magnitudes.selectEntities)
  const isThere = useAppSelector(root => componentes.selectIsThere(root) && magnitudes.selectIsThere(root))
  const [result, setResult] = useState<CheckResult | null>(() => {
    // A form rendered again after its save shows its advice at once.
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
