import { estadosDe, withEstado } from '@/features/productos/model/aplicacion'

const estado = (id: number, cultivo: number, orden: number) => ({ id, cultivo, orden, nombre: {}, imagen: null })

it('offers the stages of one crop, in their order [AP-01]', () => {
  const all = [estado(1, 5, 2), estado(2, 6, 0), estado(3, 5, 0), estado(4, 5, 1)]
  expect(estadosDe(all, 5).map(({ id }) => id)).toEqual([3, 4, 1])
  expect(estadosDe(all, null)).toEqual([])
})

it('adds no stage twice [AP-02]', () => {
  expect(withEstado([1, 2], 2)).toEqual([1, 2])
  expect(withEstado([1, 2], 3)).toEqual([1, 2, 3])
})
