import '@/ui/styles/index.css'
import { createRoot } from 'react-dom/client'
import { createActionLog } from '@/app/actionLog'
import { App } from '@/app/App'
import { createStore } from '@/app/createStore'
import { plugSession } from '@/app/plugSession'
import { preloadedState } from '@/app/preloadedState'
import { readConfiguration } from '@/app/readConfiguration'
import { reportError } from '@/store/reportError'
import { MessagePage } from '@/ui/MessagePage'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
const root = createRoot(element)

try {
  const configuration = await readConfiguration()
  plugSession(configuration)
  // A condition that the build decides: production has no trace of them.
  const devTools =
    process.env['NODE_ENV'] === 'production'
      ? null
      : (await import(/* webpackChunkName: "devtools" */ '@/app/devtools/devTools')).createDevTools()
  const state = preloadedState(configuration)
  const recorder = await createActionLog(state.actionLog.mode !== 'off')
  root.render(<App store={createStore(state, { recorder, ...(devTools && { devTools }) })} />)
} catch (error) {
  reportError('config.json', error)
  root.render(
    <main>
      <MessagePage title="La aplicación no está bien configurada" text={error instanceof Error ? error.message : String(error)} />
    </main>,
  )
}
