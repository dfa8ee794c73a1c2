import type { RootState } from '@/app/rootReducer'
import type { Configuration } from '@/domain/configuration'
import { readMemory } from '@/store/memory/persistence'
import { sessionToken } from '@/store/memory/sessionToken'

/** All that the page knows before its first action, gathered here so that no reducer has to look for it [AC-05]. */
export const preloadedState = (configuration: Configuration): Partial<RootState> => ({
  configuration,
  memory: readMemory(),
  session: { signedIn: sessionToken.get() !== null },
})
