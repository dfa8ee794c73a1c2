/** Messages, copied literally from the requirements [ER-01, ER-02, TR-10, TR-14, TR-15]. */
export const MESSAGES = {
  saved: 'Ensayo guardado con éxito',
  saveFailed: 'Se ha producido un error al guardar el ensayo',
  rereadFailed: 'El ensayo se ha guardado, pero no se ha podido volver a leer',
  wrongDate: 'Debe indicar una fecha correcta',
  deleted: 'Ensayo eliminado con éxito',
  deleteFailed: 'Se ha producido un error al eliminar el ensayo',
  chartFailed: 'No se ha podido descargar el gráfico',
  confirmDelete: (codigo: string): string => `¿Desea eliminar el ensayo ${codigo}? Atención, este cambio es irreversible.`,
} as const
