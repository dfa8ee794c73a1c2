/** A column with the hash of an image, which calls of its own write and delete. */
export interface ImageField {
  table: string
  column: string
  /** False where the contract has no way to take the image away but to delete the record. */
  canDelete: boolean
}

const field = (table: string, column = 'imagen', canDelete = true): ImageField => ({ table, column, canDelete })

/** Every reference to an image: one line each. */
export const imageFields: ImageField[] = [
  field('iconos'),
  field('familias'),
  field('envases'),
  field('cultivos'),
  field('cultivos', 'imagen_icono'),
  field('estados_fenologicos'),
  field('ensayos'),
  field('adjuntos_de_ensayo', 'imagen', false),
  field('productos_genericos', 'imagen_catalogo'),
  field('productos_genericos', 'imagen_modo_de_accion'),
  field('productos_acabados', 'imagen_catalogo'),
  field('productos_acabados', 'imagen_modo_de_accion'),
]
