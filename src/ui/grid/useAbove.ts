import { useLayoutEffect, useRef, useState } from 'react'
import { sheet } from '@/ui/frame/sheet'

/**
 * Ref of a table's body, and the distance of its rows from the top of the sheet.
 * @param isOn true if the table scrolls with the sheet; otherwise the distance is not measured
 */
export const useAbove = (isOn = true) => {
  const body = useRef<HTMLTableSectionElement>(null)
  const [above, setAbove] = useState(0)
  // Measured after each render: content above changes its height without a prop.
  useLayoutEffect(() => {
    const scroller = isOn ? sheet() : null
    if (!scroller || !body.current) return
    const next = Math.round(body.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop)
    if (next !== above) setAbove(next)
  })
  return { body, above }
}
