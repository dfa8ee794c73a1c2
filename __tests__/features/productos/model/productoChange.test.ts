import { writtenInto } from '@/features/productos/model/productoChange'

const record = { activo: true, ecologico: false, familia: 3, paises: ['ES', 'pt'] }

it.each([
  [{ activo: false }, { activo: false }],
  [{ activo: true }, null],
  [{ ecologico: true }, { ecologico: true }],
  [{ familia: 3 }, null],
  [{ familia: null }, { familia: null }],
  [{ added: ['es', 'fr'] }, { paises: ['ES', 'pt', 'fr'] }],
  [{ added: ['PT', 'es'] }, null],
  [{ removed: ['es'] }, { paises: ['pt'] }],
  [{ removed: ['fr'] }, null],
])('writes %j as %j, and nothing where it is so already [LS-05]', (change, written) => {
  expect(writtenInto(record, change)).toEqual(written)
})
