import { createDevTools } from '@redux-devtools/core'
import { DockMonitor } from '@redux-devtools/dock-monitor'
import { InspectorMonitor } from '@redux-devtools/inspector-monitor'
import { LogMonitor } from '@redux-devtools/log-monitor'
import { SliderMonitor } from '@redux-devtools/slider-monitor'
import { useState, type ChangeEvent, type ComponentProps } from 'react'
import { Bar } from '@/app/devtools/Bar'
import type { MonitorReducer } from '@/app/devtools/monitorState'
import type { InstrumentedStore } from '@/app/devtools/refuseActionsOfPast'
import { sequenceLines } from '@/app/replay/lines'
import { readLog } from '@/store/actionLog/file'
import { sequencesOf, type LoggedSequence } from '@/store/actionLog/sequencesOf'

// All props are explicit: React applies default props to the component only, and the monitors' reducers need them too.
const dock: ComponentProps<typeof DockMonitor> = {
  toggleVisibilityKey: 'ctrl-alt-h',
  changePositionKey: 'ctrl-alt-p',
  changeMonitorKey: 'ctrl-alt-m',
  defaultIsVisible: true,
  defaultPosition: 'bottom',
  defaultSize: 0.4,
  fluid: true,
  // Placeholder: DevTools replace it by the dispatch of the history.
  dispatch: action => action,
  children: [<InspectorMonitor key="inspector" />, <LogMonitor key="log" />, <SliderMonitor key="slider" />],
}
const DevTools = createDevTools(<DockMonitor {...dock} />)

/** Reducer of the monitors' own state in the history. */
export const monitors: MonitorReducer = (state, action) => DockMonitor.update(dock, state, action)

/** Redux DevTools inside the page, to import a log and step through it; see the README of the action log. */
export const Panel = ({ store, onClose }: { store: InstrumentedStore; onClose: () => void }) => {
  const [announcement, setAnnouncement] = useState('')
  const [sequences, setSequences] = useState<LoggedSequence[]>([])
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    try {
      const log = readLog(await file.text())
      const { actions, preloadedState } = log
      store.liftedStore.dispatch({ type: 'IMPORT_STATE', nextLiftedState: actions, preloadedState })
      setSequences(sequencesOf(log))
      setAnnouncement(`${actions.length} actions. The page only shows, until it is loaded again.`)
    } catch (error) {
      setAnnouncement(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <Bar>
        <label>
          Import a log <input type="file" accept=".json" onChange={event => void onFile(event)} />
        </label>
        <span>Ctrl+Alt+M next monitor, Ctrl+Alt+P position, Ctrl+Alt+H hide</span>
        <button type="button" onClick={onClose}>
          Close
        </button>
        <output>{announcement}</output>
        {sequences.length > 0 && (
          <details>
            <summary>Sequences</summary>
            <pre style={{ maxHeight: '40vh', overflow: 'auto' }}>{sequences.flatMap(sequenceLines).join('\n')}</pre>
          </details>
        )}
      </Bar>
      <DevTools store={store} />
    </>
  )
}
