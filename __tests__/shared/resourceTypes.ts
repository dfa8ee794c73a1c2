import type { LocaleMap } from '@/shared/locales'
import type { estadosFenologicos } from '@/shared/resources/estadosFenologicos'
import type { familias } from '@/shared/resources/familias'
import { text } from '@/shared/resources/fields'
import type { ResourceName } from '@/shared/resources/names'
import type { productosGenericos } from '@/shared/resources/productosGenericos'
import { resources } from '@/shared/resources/registry'
import { resource, type InputOf, type LightOf, type RecordOf, type Resource, type ValuesOf } from '@/shared/resources/resource'
import type { Equal, Expect } from '@test/support/typeTests'

/** Handwritten type of the contract, which the inferred type must equal. */
interface Familia {
  id: number
  nombre: LocaleMap
  descripcion: LocaleMap
  color: string
  prioridad: number
  imagen: string | null
}

export type Checks = [
  Expect<Equal<RecordOf<typeof familias>, { [Key in keyof Familia]: Familia[Key] }>>,
  Expect<Equal<LightOf<typeof familias>, { [Key in keyof Familia]: Familia[Key] }>>,
  Expect<Equal<ValuesOf<typeof familias>, { nombre: LocaleMap; descripcion: LocaleMap; color: string; prioridad: number }>>,
  Expect<Equal<InputOf<typeof familias>, { nombre?: LocaleMap; descripcion?: LocaleMap; color?: string; prioridad?: number }>>,
  Expect<
    Equal<
      LightOf<typeof productosGenericos>,
      { id: number; codigo: string; nombre: LocaleMap; familia: number | null; activo: boolean; ecologico: boolean; prioridad: number }
    >
  >,
  Expect<Equal<RecordOf<typeof productosGenericos>['iconos'], number[]>>,
  Expect<Equal<Pick<InputOf<typeof productosGenericos>, 'codigo' | 'familia'>, { codigo: string; familia?: number | null }>>,
  Expect<Equal<Extract<keyof InputOf<typeof productosGenericos>, 'id' | 'slug' | 'imagen_catalogo'>, never>>,
  // Required reference: never null, in a record or in a body.
  Expect<Equal<InputOf<typeof estadosFenologicos>, { cultivo: number; nombre?: LocaleMap; orden?: number }>>,
]

const noun = { one: 'prueba', many: 'pruebas', gender: 'f' } as const
export const wrongLight = resource({
  ...{ name: 'magnitudes', noun, routes: null, title: null, fields: { valor: text('Valor') } },
  // @ts-expect-error the light list names a field that the resource lacks
  light: ['precio'],
})
const { familias: _forgotten, ...others } = resources
// @ts-expect-error a registry without familias
export const incomplete: { [Name in ResourceName]: Resource<Name> } = others
