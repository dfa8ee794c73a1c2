import '@/ui/styles/index.css'
import '@/app/firstRequests'
import type { ReactNode } from 'react'
import { createActionLog } from '@/app/actionLog'
import { App } from '@/app/App'
import { BrokenScreen } from '@/app/screens/BrokenScreen'
import { createStore } from '@/app/createStore'
import { reportMissingParts } from '@/app/missingPart'
import { connectApi } from '@/app/connectApi'
import { preloadedState } from '@/app/preloadedState'
import { readConfiguration, Unavailable } from '@/app/readConfiguration'
import { ReloadButton } from '@/app/screens/ReloadButton'
import type { Configuration } from '@/shared/configuration'
import { openView } from '@/app/view'
import { selectIsSignedIn } from '@/features/session/slice'
import { reportError } from '@/store/reportError'
import { MessagePage } from '@/ui/page/MessagePage'

const element = document.getElementById('root')
if (!element) throw new Error('index.html has no #root')
/** React's renderer, downloaded and run in parallel with the requests of the first lists. */
const rendering = import(/* webpackChunkName: "react-dom" */ 'react-dom/client').then(({ createRoot }) => createRoot(element))
// Without the renderer, only the start element of index.html can show the error.
rendering.catch(() => document.querySelector('.start')?.replaceChildren('No se ha podido cargar la aplicación. Recargue la página.'))
const say = async (message: ReactNode) => (await rendering).render(<main>{message}</main>)

const start = async (configuration: Configuration): Promise<void> => {
  connectApi(configuration)
  // Build-time condition: the production bundle contains no DevTools.
  const devTools = process.env['NODE_ENV'] === 'production' ? null : (await import('@/app/devtools/devTools')).createDevTools()
  const state = preloadedState(configuration)
  const recorder = createActionLog()
  const store = createStore(state, { recorder, ...(devTools && { devTools }) })
  reportMissingParts(store)
  const [root, first] = await Promise.all([rendering, openView(store, selectIsSignedIn(store.getState()))])
  root.render(<App store={store} first={first} />)
}

const refuse = (error: unknown): Promise<void> => {
  reportError('config.json', error)
  const title = error instanceof Unavailable ? 'El servidor no está disponible' : 'La aplicación no está bien configurada'
  return say(<MessagePage title={title} text={error instanceof Error ? error.message : String(error)} action={<ReloadButton />} />)
}
// Promise instead of `await`: top-level await would add the runtime of asynchronous modules to every page.
readConfiguration().then(configuration => start(configuration).catch((error: unknown) => say(<BrokenScreen error={error} />)), refuse)
