import type { ResourceName } from '@/shared/resources/names'
import type { Resource } from '@/shared/resources/resource'

/** Resources whose lists have "Importar" [IX-01]: eight masters and both kinds of products. */
export const importable = [
  ...(['magnitudes', 'iconos', 'familias', 'envases', 'componentes', 'cultivos', 'estados_fenologicos', 'soluciones'] as const),
  ...(['productos_genericos', 'productos_acabados'] as const),
] satisfies readonly ResourceName[]

export type ImportableName = (typeof importable)[number]

/** Field of a line of composition with the id of its product. */
export const lineOwnerOf = (recurso: ImportableName): 'producto_generico' | 'producto_acabado' =>
  recurso === 'productos_genericos' ? 'producto_generico' : 'producto_acabado'

/** True for resources whose records may share a code [IX-03]. */
export const sharesCodes = ({ fields, unique }: Resource): boolean => 'codigo' in fields && unique?.includes('codigo') !== true

/** True for resources with a composition, which a file can include [IX-05]. */
export const hasComposition = (recurso: ImportableName): boolean => recurso === 'productos_genericos' || recurso === 'productos_acabados'
