import { VERSION_LABEL } from '@/shared/constants'
import type { Configuration } from '@/shared/configuration'
import { partAt, type Entrance } from '@/features/session/clave/parts'
import { Login } from '@/features/session/Login'
import { selectConfiguration } from '@/store/configuration'
import { useSelect } from '@/store/useSelect'
import { PublicLayout } from '@/app/frame/PublicLayout'
import { usePart, type Part } from '@/ui/part'

const Late = ({ part }: { part: Part<Entrance> }) => {
  const entrance = usePart(part)
  return entrance && <entrance.Screen />
}

const partHere = (configuration: Configuration) => partAt(location.pathname, configuration)

/** What the address asks for besides. */
export const loadEntrance = async (configuration: Configuration): Promise<void> => void (await partHere(configuration)?.load())

/** The sign-in. It does without the router: it is the one page that a visitor sees, and the faster it is there the better. */
export const Door = () => {
  const part = partHere(useSelect(selectConfiguration))
  return <PublicLayout version={VERSION_LABEL}>{part ? <Late part={part} /> : <Login />}</PublicLayout>
}
