import type { CSSProperties, ReactNode } from 'react'

// Position above the monitors, whose dock has a large z-index.
const STYLE: CSSProperties = {
  position: 'fixed',
  right: 8,
  bottom: 8,
  zIndex: 1_000_000_000,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: '4px 8px',
  font: '12px monospace',
  background: 'Canvas',
  color: 'CanvasText',
}

/** Buttons in a corner, above the page and the monitors. */
export const Bar = ({ children }: { children: ReactNode }) => (
  <aside aria-label="DevTools" style={STYLE}>
    {children}
  </aside>
)
