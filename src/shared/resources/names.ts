/**
 * Names of the resources with uniform calls: path in the API, table of the database, type in history and translations. The list stands apart
 * from the descriptors, which refer to each other by name: a union made of the registry would depend on itself.
 */
export const resourceNames = [
  'magnitudes',
  'iconos',
  'familias',
  'envases',
  'componentes',
  'grupos_de_cultivo',
  'cultivos',
  'estados_fenologicos',
  'soluciones',
  'productos_genericos',
  'productos_acabados',
  'lineas_de_composicion',
  'como_se_aplica',
  'ensayos',
  'resultados_de_ensayo',
  'adjuntos_de_ensayo',
  'combinaciones_de_productos',
] as const

export type ResourceName = (typeof resourceNames)[number]
