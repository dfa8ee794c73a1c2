import { blankOf } from '@/features/maestras/blank'
import { masters } from '@/features/maestras/definitions'
import { formSchema } from '@/features/maestras/formSchema'
import { masterOf } from '@/features/maestras/registry'

/** Messages of the wrong fields of a form with these changes, when it is saved in es_ES. */
const refused = (key: string, changes: object) => {
  const master = masterOf(key)
  try {
    formSchema(master, 'es_ES').validateSync({ ...blankOf(master), ...changes }, { abortEarly: false })
    return []
  } catch (error) {
    return (error as { errors: string[] }).errors
  }
}

const named = { nombre: { es_ES: 'X' } }

it.each(masters)('says nothing about a new record of $key without a name, whose save is ignored [MA-08]', ({ key }) => {
  expect(refused(key, {})).toEqual([])
  expect(refused(key, { color: '#12ab34f', descripcion: { es_ES: 'x'.repeat(20_001) } })).toEqual([])
})

it.each(masters.filter(({ key }) => key !== 'estados_fenologicos'))(
  'lets a new record of $key be saved with nothing but its name [MA-08, CU-03]',
  ({ key, fields }) => expect(refused(key, { [fields[0]?.name ?? '']: { es_ES: 'X' } })).toEqual([]),
)

it('lets a number be empty [FA-01]', () => {
  expect(refused('familias', { ...named, prioridad: null })).toEqual([])
})

it('asks for the crop of a stage [EF-01]', () => {
  expect(refused('estados_fenologicos', named)).toEqual(['Elija un cultivo'])
  expect(refused('estados_fenologicos', { ...named, cultivo: 3 })).toEqual([])
})

it('refuses a colour of more than 7 characters, and a text of more than 20,000 in whatever language [FA-01]', () => {
  expect(refused('familias', { ...named, color: '#12ab34f' })).toEqual(['Como máximo 7 caracteres'])
  expect(refused('familias', { ...named, color: '#12ab34' })).toEqual([])
  expect(refused('magnitudes', { valor: { es_ES: 'l', ja_JP: 'x'.repeat(20_001) } })).toEqual(['Como máximo 20.000 caracteres (ja_JP)'])
})
