import type { MasterDefinition } from '@/features/maestras/definition'
import { masters } from '@/features/maestras/definitions'
import { listOf } from '@/features/maestras/list/listOf'
import { masterOf } from '@/features/maestras/registry'
import { boundColumns } from '@/kits/lists/list'
import { cultivos, gruposDeCultivo, magnitudes } from '@/store/catalogues'
import { stateAfter } from '@test/support/state'

const state = stateAfter(
  magnitudes.loaded([{ id: 2, valor: { es_ES: 'kg', en_US: 'kilo' } }]),
  gruposDeCultivo.loaded([{ id: 3, nombre: 'Cítricos' }]),
  cultivos.loaded([{ id: 4, nombre: { es_ES: 'Naranjo', en_US: 'Orange' }, grupo_de_cultivo: 3, imagen: null, imagen_icono: null }]),
)
const nombre = { es_ES: 'Uno', en_US: 'One' }
const imagen = 'http://api.example/1.png'

/** A record of each master, with the texts of its row. */
const rows: Record<string, [record: object, texts: string[]]> = {
  magnitudes: [{ valor: nombre }, ['Uno']],
  iconos: [{ nombre, imagen, descripcion: {} }, [imagen, 'Uno']],
  familias: [{ nombre, imagen, prioridad: 7, color: '', descripcion: {} }, [imagen, 'Uno', '7']],
  envases: [{ valor: nombre, imagen, magnitud: 2 }, [imagen, 'Uno', 'kg']],
  componentes: [{ nombre }, ['Uno']],
  cultivos: [{ nombre, imagen, imagen_icono: null, grupo_de_cultivo: 3 }, [imagen, 'Uno', 'Cítricos']],
  estados_fenologicos: [{ nombre, imagen, cultivo: 4, orden: 0 }, [imagen, 'Uno', 'Naranjo']],
  soluciones: [{ nombre, descripcion: {} }, ['Uno']],
}
const textsOf = (master: MasterDefinition, record: object) => {
  const list = listOf(master)
  const columns = boundColumns(list.columns, list.selectContext?.(state) ?? new Map<number, string>())
  return columns.map(column => column.text({ id: 1, ...record }))
}

it.each(masters)(
  'a row of $key has these texts, and names of referenced records instead of ids [MG-01, IC-01, FA-01, EN-01, CQ-01, CU-01, EF-01, SO-01, ML-02]',
  master => {
    const [record, texts] = rows[master.key] ?? [{}, []]
    expect(textsOf(master, record)).toEqual(texts)
  },
)

it.each(['envases', 'cultivos', 'estados_fenologicos'])('a row of %s without image and reference has empty texts there', key => {
  const record = { nombre, valor: nombre, imagen: null, magnitud: null, grupo_de_cultivo: null, cultivo: 99 }
  expect(textsOf(masterOf(key), record)).toEqual(['', 'Uno', ''])
})
