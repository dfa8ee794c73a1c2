/** What the form calls its fields [TR-03 to TR-07]. */
export const labels = {
  nombre: 'Titular',
  codigo: 'Código',
  fecha: 'Fecha',
  roi: 'ROI',
  cultivo: 'Cultivo',
  pais: 'País',
  descripcion: 'Descripción',
  dosis: 'Dosis',
  momento_de_aplicacion: 'Momento de aplicación',
  productos: 'Productos',
  resultados_de_ensayo: 'Resultados',
  adjuntos_de_ensayo: 'Adjuntos',
} as const

const all: Record<string, string> = labels

export const labelOf = (field: string): string => all[field] ?? field
