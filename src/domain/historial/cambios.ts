import { changesBetween, isEntero, isTold } from '@/domain/historial/cambio'
import { campoOf, isParteOf, parteOf, tipos } from '@/domain/historial/campos'
import type { Campo } from '@/domain/historial/campo'
import type { Cambio, CambioDeCampo, CambioEntero, Entrada } from '@/domain/historial/historial'
import { partesOf, type PartesDeTipo } from '@/domain/historial/partes'

/** A member of the record itself that changed; of a text, one language. */
export interface CampoCambiado {
  kind: 'campo'
  campo: Campo
  cambio: CambioDeCampo
}

export interface PartesCambiadas extends PartesDeTipo {
  kind: 'partes'
  label: string
}

export type Cambiado = CampoCambiado | PartesCambiadas

/** Texts first, then parts, then all that fits in a word, and last what is looked at. */
const rankOf = (cambiado: Cambiado): number => {
  if (cambiado.kind === 'partes') return 1
  const ranks: Partial<Record<Campo['clase'], number>> = { texto: 0, imagen: 3, lista: 4 }
  return ranks[cambiado.campo.clase] ?? 2
}

const placeOf = (tipo: string, cambiado: Cambiado): number => {
  const names = Object.keys(tipos[tipo]?.campos ?? {})
  return cambiado.kind === 'campo' ? names.indexOf(cambiado.cambio.campo) : 0
}

interface Of {
  tipo: string
  registro: number
}

const isOf = (cambio: Cambio, { tipo, registro }: Of): boolean => cambio.tipo === tipo && cambio.registro === registro

/** What a record held when it was made, as changes from nothing: so that each can be brought back. */
const membersOf = (cambio: CambioEntero): CambioDeCampo[] =>
  changesBetween(cambio, cambio.antes ?? {}, cambio.despues ?? {}, Object.keys(tipos[cambio.tipo]?.campos ?? {}))

/** The record as it was made or as it was when it went, where the entry is of that. */
export const wholeOf = (cambios: readonly Cambio[], record: Of): CambioEntero | undefined =>
  cambios.filter(isEntero).find(cambio => isOf(cambio, record))

/** What an entry did to a record and its parts, in the order in which it is told. */
export const changesOf = ({ cambios }: Pick<Entrada, 'cambios'>, record: Of): Cambiado[] => {
  const own = cambios.filter(cambio => isOf(cambio, record)).flatMap(cambio => (isEntero(cambio) ? membersOf(cambio) : [cambio]))
  const campos = own.filter(isTold).map((cambio): Cambiado => ({ kind: 'campo', campo: campoOf(cambio.tipo, cambio.campo), cambio }))
  const kinds = [...new Set(cambios.map(({ tipo }) => tipo))].filter(tipo => isParteOf(tipo, record.tipo))
  const partes = kinds
    .map(tipo =>
      partesOf(
        tipo,
        cambios.filter(cambio => cambio.tipo === tipo),
      ),
    )
    .filter(({ partes: told, isMoved }) => told.length > 0 || isMoved)
    .map((each): Cambiado => ({ kind: 'partes', label: parteOf(each.tipo)?.label ?? each.tipo, ...each }))
  return [...campos, ...partes].sort((one, other) => rankOf(one) - rankOf(other) || placeOf(record.tipo, one) - placeOf(record.tipo, other))
}
