import { ROI_DECIMALS, ROI_LIMIT } from '@/shared/constants'
import { code, country, date, decimal, image, line, name, reference, references, text } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Trials: general data and the generic products that they were made with [TR-03, TR-04, TR-11]. */
export const ensayos = resource({
  name: 'ensayos',
  ...resourceHeads.ensayos,
  title: 'nombre',
  fields: {
    nombre: name('Titular'),
    codigo: code('Código'),
    fecha: date('Fecha'),
    roi: decimal('ROI', { range: { min: -ROI_LIMIT, max: ROI_LIMIT }, decimals: ROI_DECIMALS }),
    pais: country('País'),
    cultivo: reference('Cultivo', 'cultivos'),
    dosis: line('Dosis'),
    descripcion: text('Descripción'),
    momento_de_aplicacion: text('Momento de aplicación'),
    productos: references('Productos', 'productos_genericos', { one: 'producto', many: 'productos' }),
    imagen: image('Imagen catálogo'),
  },
  unique: ['codigo'],
})
export type Ensayo = RecordOf<typeof ensayos>
