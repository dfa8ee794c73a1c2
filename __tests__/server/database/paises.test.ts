import { openDatabase } from '@server/database/open'
import { useDatabases } from '@test/support/databases'
import { ENGINE } from '@test/support/engines'
import { paisesFromCldr } from './paisesFromCldr'

type Paises = ReturnType<typeof paisesFromCldr>

let paises: Paises
const newDatabase = useDatabases()

beforeAll(async () => {
  const { db, close } = await openDatabase(await newDatabase(ENGINE))
  paises = await db.selectFrom('paises').selectAll().orderBy('codigo_iso_alfa_2').execute()
  await close()
})

// The data of migration 002 never changes; a new migration writes the changes of CLDR.
it('after all migrations are those of CLDR', () => {
  expect(paises).toEqual(paisesFromCldr())
})

it('are there once, with three codes and names in the four main locales [ML-04]', () => {
  expect(new Set(paises.map(pais => pais.codigo_iso_alfa_2)).size).toBe(250)
  expect(paises.every(pais => /^[A-Z]{2}$/.test(pais.codigo_iso_alfa_2))).toBe(true)
  expect(paises.every(pais => /^[A-Z]{3}$/.test(pais.codigo_iso_alfa_3))).toBe(true)
  expect(paises.every(pais => /^\d{3}$/.test(pais.codigo_iso_numerico))).toBe(true)
  expect(paises.every(({ nombre }) => Object.values(nombre).every(text => text !== '') && Object.keys(nombre).length === 4)).toBe(true)
  expect(paises.find(pais => pais.codigo_iso_alfa_2 === 'ES')).toEqual({
    codigo_iso_alfa_2: 'ES',
    codigo_iso_alfa_3: 'ESP',
    codigo_iso_numerico: '724',
    nombre: { es_ES: 'España', en_US: 'Spain', fr_FR: 'Espagne', pt_BR: 'Espanha' },
  })
})

it('leave out what is no country: unions, test regions, the unknown one', () => {
  const codes = paises.map(pais => pais.codigo_iso_alfa_2)
  expect(['EU', 'QO', 'UN', 'XA', 'XB', 'ZZ'].filter(code => codes.includes(code))).toEqual([])
})
