import { lastingImage, owner, position, text } from '@/shared/resources/fields'
import { resourceHeads } from '@/shared/resources/names'
import { resource, type RecordOf } from '@/shared/resources/resource'

/** Attachments of a trial. A record without an image is deleted [TR-06]. */
export const adjuntosDeEnsayo = resource({
  name: 'adjuntos_de_ensayo',
  ...resourceHeads.adjuntos_de_ensayo,
  title: null,
  fields: {
    descripcion: text('Descripción'),
    imagen: lastingImage('Imagen'),
    orden: position(),
    ensayo: owner('Ensayo', 'ensayos'),
  },
  filters: ['ensayo'],
  child: {
    label: 'Adjuntos',
    counted: { one: 'adjunto', many: 'adjuntos', gender: 'm' },
    owners: ['ensayo'],
    identity: [['imagen'], ['descripcion']],
    title: ['descripcion'],
  },
})
export type AdjuntoDeEnsayo = RecordOf<typeof adjuntosDeEnsayo>
