import { blankOf } from '@/features/maestras/blank'
import { masters } from '@/features/maestras/definitions'
import { formSchema } from '@/features/maestras/formSchema'
import { masterOf } from '@/features/maestras/registry'

/** Messages of the wrong fields of a form with these changes. */
const refused = (key: string, changes: object) => {
  const master = masterOf(key)
  try {
    formSchema(master).validateSync({ ...blankOf(master), ...changes }, { abortEarly: false })
    return []
  } catch (error) {
    return (error as { errors: string[] }).errors
  }
}

it.each(masters.filter(({ key }) => key !== 'estados_fenologicos').map(({ key }) => key))(
  'lets a new record of %s be saved with nothing but its name, which the saga looks at [MA-08, CU-03]',
  key => expect(refused(key, {})).toEqual([]),
)

it('lets a number be empty [FA-01]', () => {
  expect(refused('familias', { prioridad: null })).toEqual([])
})

it('asks for the crop of a stage [EF-01]', () => {
  expect(refused('estados_fenologicos', {})).toEqual(['Elija un cultivo'])
  expect(refused('estados_fenologicos', { cultivo: 3 })).toEqual([])
})

it('refuses a colour of more than 7 characters, and a text of more than 20,000 in whatever language [FA-01]', () => {
  expect(refused('familias', { color: '#12ab34f' })).toEqual(['Como máximo 7 caracteres'])
  expect(refused('familias', { color: '#12ab34' })).toEqual([])
  expect(refused('magnitudes', { valor: { es_ES: 'l', ja_JP: 'x'.repeat(20_001) } })).toEqual(['Como máximo 20.000 caracteres (ja_JP)'])
})
