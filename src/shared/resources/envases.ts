import { image, line, reference } from '@/shared/resources/fields'
import { masterRoutes } from '@/shared/resources/masterRoutes'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Packagings that products are sold in [EN-01]. */
export const envases = resource({
  name: 'envases',
  noun: { one: 'envase', many: 'envases', gender: 'm' },
  routes: masterRoutes('/maestras/envases'),
  title: 'valor',
  fields: { valor: line('Nombre envase'), magnitud: reference('Magnitud', 'magnitudes'), imagen: image('Imagen del envase') },
})
export type Envase = RecordOf<typeof envases>
