import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SRC = join(__dirname, '../../src')
const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.tsx'))
  .map(name => ({ name, text: readFileSync(join(SRC, name), 'utf8') }))
const named = (found: typeof components) => found.map(({ name }) => name)

it('has components that call no API [AC-07]', () => {
  expect(named(components.filter(({ text }) => /from '@\/api\/|\bfetch\(/.test(text)))).toEqual([])
})

it('has forms of Formik with a yup schema, which dispatch on submit [AC-07]', () => {
  const forms = components.filter(({ text }) => text.includes('<Formik'))
  expect(forms.length).toBeGreaterThanOrEqual(3)
  expect(named(forms.filter(({ text }) => !/validationSchema=/.test(text) || !/onSubmit=\{[^]*?dispatch\(/.test(text)))).toEqual([])
})
