import { lazy, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Bar } from '@/app/devtools/Bar'
import type { MonitorReducer } from '@/app/devtools/monitorState'
import type { InstrumentedStore } from '@/app/devtools/refuseActionsOfPast'

interface OpenerProps {
  store: InstrumentedStore
  onLoaded: (monitors: MonitorReducer) => void
}

const Opener = ({ store, onLoaded }: OpenerProps) => {
  const [Panel] = useState(() =>
    lazy(async () => {
      const { monitors, Panel } = await import('@/app/devtools/Panel')
      onLoaded(monitors)
      return { default: Panel }
    }),
  )
  const [open, setOpen] = useState(false)
  return open ? (
    <Suspense>
      <Panel store={store} onClose={() => setOpen(false)} />
    </Suspense>
  ) : (
    <Bar>
      <button type="button" onClick={() => setOpen(true)}>
        DevTools
      </button>
    </Bar>
  )
}

/** Mounts a small button over the page, in a React root of its own: DevTools must not be part of the page that they show. */
export const mountOpener = (store: InstrumentedStore, onLoaded: OpenerProps['onLoaded']): void =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Opener store={store} onLoaded={onLoaded} />)
