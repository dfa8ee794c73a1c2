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

/** A dialog's form hands what is accepted to the section that opened it, which dispatches. */
const dispatches = (text: string) => /onSubmit=\{[^]*?(dispatch\(|onAccept|save\()/.test(text) && /\bdispatch\(|onAccept:/.test(text)

it('has forms of Formik with a yup schema, which dispatch on submit [AC-07]', () => {
  const forms = components.filter(({ text }) => /<Formik\b/.test(text))
  expect(forms.length).toBeGreaterThanOrEqual(3)
  expect(named(forms.filter(({ text }) => !/validationSchema=/.test(text) || !dispatches(text)))).toEqual([])
})

it('has forms of a record in one shell, which takes a schema and hands over what is to be saved [AC-07]', () => {
  const shell = readFileSync(join(SRC, 'kits/forms/useRecordForm.tsx'), 'utf8')
  expect(shell).toMatch(/useFormik<Values>\(\{[^]*?validationSchema: schema,[^]*?onSubmit: values => save\(/)
  const forms = components.filter(({ text }) => text.includes('<FormikProvider'))
  expect(forms.length).toBeGreaterThanOrEqual(6)
  expect(named(forms.filter(({ text }) => !/use(Record|Card)Form(<\w+>)?\(/.test(text) || !/\bdispatch\(/.test(text)))).toEqual([])
})

/** Forms with typed or gathered values, which can be wrong. A single select can stand alone, as in a report. */
const FIELDS = /<(LocaleMapField|TextField|NumberField|DateField|PasswordField|ColorField|MultiSelect)\b(?![^<]*\bisReadOnly)/

it('has no field outside a form of Formik [AC-07]', () => {
  const withFields = components.filter(({ name, text }) => /^(features|forms)\//.test(name) && FIELDS.test(text))
  expect(withFields.length).toBeGreaterThanOrEqual(10)
  expect(named(withFields.filter(({ text }) => !/from '(@\/ui\/fields\/)?formik'/.test(text)))).toEqual([])
})

it('has sections that dispatch what a dialog hands them [AC-07]', () => {
  const openers = components.filter(({ text }) => /<(Linea|Form)Dialog\b/.test(text) && !/\bonAccept:/.test(text))
  expect(named(openers)).toHaveLength(3)
  expect(named(openers.filter(({ text }) => !/dispatch\(\w+(Accepted|Added|Edited)\(/.test(text)))).toEqual([])
})
