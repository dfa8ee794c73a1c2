import type { BulkAction } from '@/lists/selection/definition'
import { removal } from '@/lists/selection/words'
import type { Tipo } from '@/features/productos/kinds'
import { createPart } from '@/ui/part'

const already = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ya está ${one} y se queda como está.` : `${count} ya están ${many} y se quedan como están.`
const isAlready = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ya ${one} y se queda como está.` : `${count} ya ${many} y se quedan como están.`

const activar: BulkAction = {
  key: 'activar',
  label: 'Activar',
  title: what => `¿Activar ${what}?`,
  text: count => (count === 1 ? 'Pasará a estar activo.' : 'Pasarán a estar activos.'),
  already: already('activo', 'activos'),
  button: count => `Activar ${count}`,
  running: 'Activando',
  verb: 'activar',
  done: ending => `activad${ending}`,
  change: { activo: true },
}
const desactivar: BulkAction = {
  key: 'desactivar',
  label: 'Desactivar',
  title: what => `¿Desactivar ${what}?`,
  text: count => (count === 1 ? 'Dejará de estar activo.' : 'Dejarán de estar activos.'),
  already: already('inactivo', 'inactivos'),
  button: count => `Desactivar ${count}`,
  running: 'Desactivando',
  verb: 'desactivar',
  done: ending => `desactivad${ending}`,
  change: { activo: false },
}
const familia: BulkAction = {
  key: 'familia',
  label: 'Cambiar familia',
  title: what => `Cambiar la familia de ${what}`,
  text: () => '',
  button: count => `Cambiar ${count}`,
  running: 'Cambiando la familia',
  verb: 'cambiar',
  done: ending => `cambiad${ending} de familia`,
  change: {},
  dialog: createPart(async () => ({
    Question: (await import(/* webpackChunkName: "lote" */ '@/features/productos/list/bulk/FamiliaQuestion')).FamiliaQuestion,
  })),
}
const ecologico: BulkAction = {
  key: 'ecologico',
  menu: 'Ecológico',
  label: 'Ecológico: sí',
  title: (what, count) => `¿Marcar ${what} como ${count === 1 ? 'ecológico' : 'ecológicos'}?`,
  text: () => '',
  already: isAlready('lo es', 'lo son'),
  button: count => `Marcar ${count}`,
  running: 'Marcando',
  verb: 'marcar',
  done: ending => `marcad${ending} como ecológic${ending}`,
  change: { ecologico: true },
}
const noEcologico: BulkAction = {
  ...ecologico,
  key: 'no-ecologico',
  label: 'Ecológico: no',
  title: (what, count) => `¿Marcar ${what} como no ${count === 1 ? 'ecológico' : 'ecológicos'}?`,
  already: isAlready('no lo es', 'no lo son'),
  done: ending => `marcad${ending} como no ecológic${ending}`,
  change: { ecologico: false },
}

const paises = createPart(async () => ({
  Question: (await import(/* webpackChunkName: "lote" */ '@/features/productos/list/bulk/PaisesQuestion')).PaisesQuestion,
}))
const anadirPaises: BulkAction = {
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
const quitarPaises: BulkAction = {
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

/** Of each kind of product, in the order of the bar [LS-05]. */
export const actions: Record<Tipo, readonly BulkAction[]> = {
  g: [...shared, removal],
  a: [...shared, anadirPaises, quitarPaises, removal],
}
