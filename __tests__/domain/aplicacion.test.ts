import fc from 'fast-check'
import { estadosDe, reconcile, withEstado } from '@/domain/aplicacion'

const estado = (id: number, cultivo: number, orden: number) => ({ id, cultivo, orden, nombre: {}, imagen: null })
const record = (id: number, estado_fenologico: number) => ({
  id,
  estado_fenologico,
  modo_de_aplicacion: 0,
  momento_de_aplicacion: {},
  dosis: '',
  objetivo: {},
  producto_generico: 7,
  producto_acabado: null,
})

it('offers the stages of one crop, in their order [AP-01]', () => {
  const all = [estado(1, 5, 2), estado(2, 6, 0), estado(3, 5, 0), estado(4, 5, 1)]
  expect(estadosDe(all, 5).map(({ id }) => id)).toEqual([3, 4, 1])
  expect(estadosDe(all, null)).toEqual([])
})

it('adds no stage twice [AP-02]', () => {
  expect(withEstado([1, 2], 2)).toEqual([1, 2])
  expect(withEstado([1, 2], 3)).toEqual([1, 2, 3])
})

it('ends with one record for every chosen stage and none for others, and touches no record that stays [AP-03]', () => {
  const ids = fc.uniqueArray(fc.nat(12))
  fc.assert(
    fc.property(ids, ids, (chosen, recorded) => {
      const records = recorded.map((stage, at) => record(at + 100, stage))
      const { missing, left } = reconcile(chosen, records)
      const after = [...recorded.filter(stage => !left.some(each => each.estado_fenologico === stage)), ...missing]
      expect(after.sort()).toEqual([...chosen].sort())
      expect(missing.filter(stage => recorded.includes(stage))).toEqual([])
      expect(left.filter(each => chosen.includes(each.estado_fenologico))).toEqual([])
    }),
  )
})
