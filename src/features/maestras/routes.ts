import type { CatalogueName } from '@/store/catalogues'
import type { Route } from '@/store/route'

/** Route of a master. All masters share one chunk; each needs its own list and the lists that its records refer to. */
const master = (path: string, ...needs: readonly CatalogueName[]): Route => ({
  path,
  chunk: () => import('@/features/maestras/listChunk'),
  needs,
})

export const maestrasRoutes: readonly Route[] = [
  master('/maestras/magnitudes', 'magnitudes'),
  master('/maestras/iconos', 'iconos'),
  master('/maestras/familias', 'familias'),
  master('/maestras/envases', 'envases', 'magnitudes'),
  master('/maestras/componentes_quimicos', 'componentes'),
  master('/maestras/cultivos', 'cultivos', 'gruposDeCultivo'),
  master('/maestras/estados_fenologicos', 'estadosFenologicos', 'cultivos'),
  master('/maestras/soluciones', 'soluciones'),
]
