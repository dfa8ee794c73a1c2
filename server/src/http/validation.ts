import type { TSchema } from '@fastify/type-provider-typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Settings } from 'typebox/system'
import { invalid, notFound, type FieldErrors } from './errors'
import type { Http } from './http'

// All wrong fields are told at once; far more than a form has, and still a bound.
Settings.Set({ maxErrors: 10_000 })

const types: Record<string, string> = {
  string: 'un texto',
  integer: 'un número entero',
  number: 'un número',
  boolean: 'verdadero o falso',
  object: 'un objeto',
  array: 'una lista',
  null: 'nulo',
}

/** Where a body as a whole is wrong there is no field to name. */
const WHOLE = 'non_field_errors'

const unescape = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

const sentence = (error: TLocalizedValidationError): string => {
  switch (error.keyword) {
    case 'type':
      return `Debe ser ${[error.params.type]
        .flat()
        .map(type => types[type] ?? type)
        .join(' o ')}.`
    case 'maxLength':
      return `No puede tener más de ${error.params.limit} caracteres.`
    case 'minimum':
      return `No puede ser menor que ${error.params.limit}.`
    case 'maximum':
      return `No puede ser mayor que ${error.params.limit}.`
    case 'pattern':
      return 'Contiene caracteres que no se admiten.'
    default:
      return 'El valor no es válido.'
  }
}

/** Each error as its field and what is wrong there; inside a field, the path below it says where. */
const explain = (error: TLocalizedValidationError): [field: string, message: string][] => {
  const [field = WHOLE, ...below] = error.instancePath.split('/').slice(1).map(unescape)
  const where = below.length > 0 ? `${below.join(', ')}: ` : ''
  if (error.keyword === 'required') return error.params.requiredProperties.map(name => [name, 'Este campo es obligatorio.'])
  if (error.keyword === 'additionalProperties')
    return error.params.additionalProperties.map(name => [field, `${where}«${name}» no es un código de idioma válido.`])
  // The members that additionalProperties has named come once more, each as a value that may not be.
  return error.keyword === 'boolean' ? [] : [[field, where + sentence(error)]]
}

const collect = (errors: TLocalizedValidationError[]): FieldErrors => {
  const found = new Map<string, Set<string>>()
  for (const [field, message] of errors.flatMap(explain)) found.set(field, (found.get(field) ?? new Set()).add(message))
  return Object.fromEntries([...found].map(([field, messages]) => [field, [...messages]]))
}

/** Text parameters as what their schema wants, where nothing is lost by it: 1.5 or 1e3 are no id. */
const convert = (validator: Validator, value: object): object => {
  const given = new Map(Object.entries(value))
  // Of a copy: it is changed in place.
  const converted = validator.Convert({ ...value })
  if (!(converted instanceof Object)) return value
  return Object.fromEntries(
    Object.entries(converted).map(([name, each]) => [name, String(each) === given.get(name) ? each : given.get(name)]),
  )
}

/**
 * Bodies are taken as they are, without conversion; path parameters are converted, and a path whose parameters are wrong names nothing.
 * Members that a schema doesn't know are let through here and never read.
 */
export const installValidation = (http: Http) => {
  http.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const validator = Compile(schema)
    return (value: unknown) => {
      const converted = httpPart === 'body' || typeof value !== 'object' || value === null ? value : convert(validator, value)
      if (validator.Check(converted)) return { value: converted }
      return { error: httpPart === 'params' ? notFound() : invalid(collect(validator.Errors(converted))) }
    }
  })
  // Answers are stated for the OpenAPI document and the types; they are not run through their schema once more.
  http.setSerializerCompiler(() => data => JSON.stringify(data))
}
