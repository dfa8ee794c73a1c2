import { image, name, reference } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Packagings that products are sold in [EN-01]. */
export const envases = resource({
  name: 'envases',
  ...resourceHeads.envases,
  title: 'valor',
  fields: { valor: name('Nombre envase'), magnitud: reference('Magnitud', 'magnitudes'), imagen: image('Imagen del envase') },
})
export type Envase = RecordOf<typeof envases>
