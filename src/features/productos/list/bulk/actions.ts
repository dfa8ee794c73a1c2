import type { BulkAction } from '@/kits/lists/selection/definition'
import { removal } from '@/kits/lists/selection/words'
import { inputOf } from '@/features/productos/model/productoValues'
import { writtenInto } from '@/features/productos/model/productoChange'
import { apis } from '@/features/productos/apis'
import type { Tipo } from '@/features/productos/productTypes'
import { call, type Saga } from '@/store/effects'
import type { BulkChange } from '@/kits/lists/store/runs'
import { lazyPart } from '@/ui/lazyPart'

/** Action that writes a change, without the members that are equal for all. */
type Words = Omit<BulkAction, 'run' | 'fallback'>

const already = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ya ${one} y se queda como está.` : `${count} ya ${many} y se quedan como están.`

const activar: Words = {
  key: 'activar',
  label: 'Activar',
  title: what => `¿Activar ${what}?`,
  text: count => (count === 1 ? 'Pasará a estar activo.' : 'Pasarán a estar activos.'),
  already: already('está activo', 'están activos'),
  button: count => `Activar ${count}`,
  running: 'Activando',
  verb: 'activar',
  done: ending => `activad${ending}`,
  change: { activo: true },
}
const desactivar: Words = {
  key: 'desactivar',
  label: 'Desactivar',
  title: what => `¿Desactivar ${what}?`,
  text: count => (count === 1 ? 'Dejará de estar activo.' : 'Dejarán de estar activos.'),
  already: already('está inactivo', 'están inactivos'),
  button: count => `Desactivar ${count}`,
  running: 'Desactivando',
  verb: 'desactivar',
  done: ending => `desactivad${ending}`,
  change: { activo: false },
}
const familia: Words = {
  key: 'familia',
  label: 'Cambiar familia',
  title: what => `Cambiar la familia de ${what}`,
  text: () => '',
  button: count => `Cambiar ${count}`,
  running: 'Cambiando la familia',
  verb: 'cambiar',
  done: ending => `cambiad${ending} de familia`,
  change: {},
  // Choice of a family, 5 KiB besides the dialogs' package.
  dialog: lazyPart(async () => ({ Question: (await import('@/features/productos/list/bulk/FamiliaQuestion')).FamiliaQuestion })),
}
const ecologico: Words = {
  key: 'ecologico',
  menu: 'Ecológico',
  label: 'Ecológico: sí',
  title: (what, count) => `¿Marcar ${what} como ${count === 1 ? 'ecológico' : 'ecológicos'}?`,
  text: () => '',
  already: already('lo es', 'lo son'),
  button: count => `Marcar ${count}`,
  running: 'Marcando',
  verb: 'marcar',
  done: ending => `marcad${ending} como ecológic${ending}`,
  change: { ecologico: true },
}
const noEcologico: Words = {
  ...ecologico,
  key: 'no-ecologico',
  label: 'Ecológico: no',
  title: (what, count) => `¿Marcar ${what} como no ${count === 1 ? 'ecológico' : 'ecológicos'}?`,
  already: already('no lo es', 'no lo son'),
  done: ending => `marcad${ending} como no ecológic${ending}`,
  change: { ecologico: false },
}

/** Choice of countries, 7 KiB besides the dialogs' package. */
const paises = lazyPart(async () => ({ Question: (await import('@/features/productos/list/bulk/PaisesQuestion')).PaisesQuestion }))
const anadirPaises: Words = {
  key: 'anadir-paises',
  menu: 'Países',
  label: 'Añadir países',
  title: what => `Añadir países a ${what}`,
  text: count => (count === 1 ? 'Se añaden a los que ya tiene.' : 'Se añaden a los que ya tiene cada uno.'),
  button: count => `Añadir a ${count}`,
  running: 'Añadiendo países',
  verb: 'cambiar',
  done: ending => `cambiad${ending}`,
  change: { added: [] },
  dialog: paises,
}
const quitarPaises: Words = {
  ...anadirPaises,
  key: 'quitar-paises',
  label: 'Quitar países',
  title: what => `Quitar países a ${what}`,
  text: count => (count === 1 ? 'Se quitan de los que tiene.' : 'Se quitan de los que tiene cada uno.'),
  button: count => `Quitar a ${count}`,
  running: 'Quitando países',
  change: { removed: [] },
}

const shared = [activar, desactivar, familia, ecologico, noEcologico]

/** Reads the record with its tag, and writes all its fields with the change; a record that already has the change is not written. */
function* write(tipo: Tipo, id: number, change: BulkChange): Saga {
  const { api, fields } = apis[tipo]
  const { record, tag } = yield* call(api.getTagged, id)
  const written = writtenInto(record, change)
  if (written) yield* call(api.update, id, inputOf(fields, { ...record, ...written }), tag)
}

/** Bulk actions of a kind of product, in the order of the bar [LS-05]. */
export const actionsOf = (tipo: Tipo): readonly BulkAction[] => [
  ...(tipo === 'a' ? [...shared, anadirPaises, quitarPaises] : shared).map(words => ({
    ...words,
    run: (id: number, change: BulkChange) => write(tipo, id, change),
    fallback: 'Se ha producido un error al guardar el producto',
  })),
  removal({
    *run(id) {
      yield* call(apis[tipo].api.remove, id)
    },
    fallback: 'Se ha producido un error al eliminar el producto',
  }),
]
