import { masterOf, masters } from '@/features/maestras/registry'

/** The requirements' own table, to the letter: what a screen says must not drift from it. */
const copy = {
  magnitudes: {
    path: '/maestras/magnitudes',
    title: { list: 'Magnitudes', add: 'Añadir magnitud', new: 'Nueva magnitud', edit: 'Editar magnitud' },
    columns: ['Valor'],
    labels: ['Valor magnitud'],
    confirm: 'Guardar',
    messages: {
      saved: 'Magnitud guardada con éxito',
      saveFailed: 'Se ha producido un error al guardar la magnitud',
      deleted: 'Magnitud eliminada con éxito',
      deleteFailed: 'Se ha producido un error al eliminar la magnitud',
      loadFailed: 'Error cargando la magnitud',
      confirmDelete: '¿Desea eliminar la magnitud kg?',
    },
  },
}

it('has exactly the screens of the table', () => {
  expect(masters.map(({ key }) => key)).toEqual(Object.keys(copy))
})

it.each(Object.entries(copy))('%s speaks to the letter [MG-01, MA-02, MA-05, ER-01, ER-02, ER-03, ER-04]', (key, expected) => {
  const { path, title, columns, fields, confirm, messages } = masterOf(key)
  expect({
    path,
    title,
    confirm,
    columns: columns.map(column => column.title),
    labels: fields.map(({ label }) => label),
    messages: { ...messages, confirmDelete: messages.confirmDelete('kg') },
  }).toEqual(expected)
})

it('asks with the name in the default locale [ER-03, ML-02]', () => {
  const { nameOf } = masterOf('magnitudes')
  expect(nameOf({ id: 1, valor: { en_US: 'pound', es_ES: 'libra' } } as { id: number })).toBe('libra')
})

it('says which master it does not know', () => {
  expect(() => masterOf('planetas')).toThrow('No hay ninguna maestra «planetas»')
})
