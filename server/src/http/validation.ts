import { IsObject, IsOptional, type TSchema } from '@fastify/type-provider-typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { TLocalizedValidationError } from 'typebox/error'
import { Settings } from 'typebox/system'
import { Errors } from 'typebox/value'
import { isObject } from '@/shared/isObject'
import { invalid, notFound, WHOLE, type FieldErrors } from '../response/httpError'
import type { Http } from './http'

// Most errors collected for one body.
Settings.Set({ maxErrors: 50 })

const types: Record<string, string> = {
  string: 'un texto',
  integer: 'un número entero',
  number: 'un número',
  boolean: 'verdadero o falso',
  object: 'un objeto',
  array: 'una lista',
  null: 'nulo',
}

const unescape = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~')

/** Longest name in an error sentence: a wrong key comes from the caller, in any length. */
const LONGEST_NAME = 40
const shortened = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name)

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
    case 'const':
      return `Solo puede ser ${String(error.params.allowedValue)}.`
    case 'pattern':
      return 'Contiene caracteres que no se admiten.'
    default:
      return 'El valor no es válido.'
  }
}

/** Sentences of an error, with its path below the field. */
const explain = (error: TLocalizedValidationError): string[] => {
  const path = error.instancePath.split('/').slice(1).map(unescape).map(shortened)
  // Each forbidden key of a map is reported alone; `additionalProperties` then reports all of them again.
  if (error.keyword === 'boolean') return [`«${path.join(', ')}» no es un código de idioma válido.`]
  if (error.keyword === 'additionalProperties') return []
  return [(path.length > 0 ? `${path.join(', ')}: ` : '') + sentence(error)]
}

interface Limits {
  maxItems?: number
  maxProperties?: number
}

/** Sentence about a list or map over its limit, which is not checked further. */
const tooLong = ({ maxItems = Infinity, maxProperties = Infinity }: Limits, value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.length > maxItems ? `No puede tener más de ${maxItems} elementos.` : undefined
  return isObject(value) && Object.keys(value).length > maxProperties ? `No puede tener más de ${maxProperties} idiomas.` : undefined
}

const problemsOf = (schema: TSchema, body: Record<string, unknown>, name: string): string[] => {
  if (!Object.hasOwn(body, name)) return IsOptional(schema) ? [] : ['Este campo es obligatorio.']
  const length = tooLong(schema, body[name])
  return length === undefined ? [...new Set(Errors(schema, body[name]).flatMap(explain))] : [length]
}

/** Errors by member. Each member is checked alone, so that many errors of one never hide those of another. */
const refusalOf = (members: [string, TSchema][], value: unknown): FieldErrors => {
  if (!isObject(value)) return { [WHOLE]: ['Debe ser un objeto.'] }
  const found = members.map(([name, schema]): [string, string[]] => [name, problemsOf(schema, value, name)])
  return Object.fromEntries(found.filter(([, problems]) => problems.length > 0))
}

/** Converts text parameters to the types of their schema where nothing is lost: 1.5 or 1e3 are no id. */
const convert = (validator: Validator, value: object): object => {
  const texts = new Map(Object.entries(value))
  // A copy, since the validator converts in place.
  const converted = validator.Convert({ ...value })
  if (!(converted instanceof Object)) return value
  return Object.fromEntries(
    Object.entries(converted).map(([name, each]) => [name, String(each) === texts.get(name) ? each : texts.get(name)]),
  )
}

/**
 * Installs the validator. Bodies are not converted; path and query parameters are, and wrong path parameters are answered 404. Members that
 * a schema does not know are allowed here and never read.
 */
export const installValidation = (http: Http) => {
  http.setValidatorCompiler<TSchema>(({ schema, httpPart }) => {
    const validator = Compile(schema)
    const members = IsObject(schema) ? Object.entries(schema.properties) : []
    const isRight = (value: unknown) =>
      isObject(value) && !members.some(([name, each]) => tooLong(each, value[name]) !== undefined) && validator.Check(value)
    return (value: unknown) => {
      const converted = httpPart === 'body' || !isObject(value) ? value : convert(validator, value)
      if (isRight(converted)) return { value: converted }
      return { error: httpPart === 'params' ? notFound() : invalid(refusalOf(members, converted)) }
    }
  })
  // Response schemas are for the OpenAPI document and the types; responses are not checked against them.
  http.setSerializerCompiler(() => data => JSON.stringify(data))
}
