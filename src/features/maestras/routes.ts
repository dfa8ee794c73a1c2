import { resourceHeads } from '@/shared/resources/names'
import type { CatalogueName } from '@/store/catalogues'
import type { Route } from '@/store/route'

/** Route of a master. All masters share one chunk; each needs its own list and the lists that its records refer to. */
const master = (path: string, ...needs: readonly CatalogueName[]): Route => ({
  path,
  chunk: () => import('@/features/maestras/listChunk'),
  needs,
})

const { magnitudes, iconos, familias, envases, componentes, cultivos, estados_fenologicos } = resourceHeads

export const maestrasRoutes: readonly Route[] = [
  master(magnitudes.routes.list, 'magnitudes'),
  master(iconos.routes.list, 'iconos'),
  master(familias.routes.list, 'familias'),
  master(envases.routes.list, 'envases', 'magnitudes'),
  master(componentes.routes.list, 'componentes'),
  master(cultivos.routes.list, 'cultivos', 'gruposDeCultivo'),
  master(estados_fenologicos.routes.list, 'estadosFenologicos', 'cultivos'),
  // Solutions have a page of their own besides their master.
  master('/maestras/soluciones', 'soluciones'),
]
