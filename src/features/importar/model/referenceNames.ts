import { add, longestOf, recordNames, memoised, splitting, type Names } from '@/features/importar/model/names'
import { keyOf } from '@/features/importar/model/nearest'
import type { ImportData, NamedRecord } from '@/features/importar/model/types'
import { groupBy } from '@/shared/groupBy'
import type { ResourceName } from '@/shared/resources/names'

/** Separators between the crops in a cell of a report; a comma stands between the stages of a crop. */
const BETWEEN_CROPS = /[;|\n]/

/**
 * Index of stages, also by crop and name as reports write them: "Olivo: Floración, Cuajado; Vid: Floración" [IN-02]. A text with a crop means
 * a stage of that crop only.
 */
const stageNames = (stages: readonly NamedRecord[], crops: readonly NamedRecord[]): Names<number> => {
  const all = recordNames(stages)
  const stagesOf = groupBy(stages, ({ cultivo }) => cultivo)
  const idsByCrop = new Map<string, number[]>()
  for (const { id, nombre } of crops) for (const text of Object.values(nombre)) if (text.trim() !== '') add(idsByCrop, keyOf(text), id)
  const namesIn = memoised((crop: string) => recordNames((idsByCrop.get(crop) ?? []).flatMap(id => stagesOf.get(id) ?? [])))

  /** Crop and stage in a text; null without a known crop before a colon. Names can contain colons: the longest crop counts. */
  const partsOf = (text: string): { crop: string; name: string } | null => {
    for (let at = text.lastIndexOf(':'); at > 0; at = text.lastIndexOf(':', at - 1)) {
      const [crop, name] = [text.slice(0, at).trim(), text.slice(at + 1).trim()]
      if (name !== '' && idsByCrop.has(keyOf(crop))) return { crop, name }
    }
    return null
  }
  const find = memoised((text: string): readonly number[] => {
    const found = all.find(text)
    const parts = partsOf(text)
    return found.length > 0 || !parts ? found : namesIn(keyOf(parts.crop)).find(parts.name)
  })
  const split = splitting(text => find(text).length > 0, longestOf(stages) + longestOf(crops))
  return {
    find,
    nearest: text => {
      const parts = partsOf(text)
      const near = parts ? namesIn(keyOf(parts.crop)).nearest(parts.name) : all.nearest(text)
      if (parts) return near && { ...near, text: `${parts.crop}: ${near.text}` }
      // A stage is no suggestion for a text with an unknown crop.
      return near && text.includes(':') && !near.text.includes(':') ? null : near
    },
    shown: all.shown,
    split: text =>
      (text.includes(':') ? text.split(BETWEEN_CROPS) : [text]).flatMap(group => {
        let crop = ''
        return split(group).map(name => {
          const parts = partsOf(name)
          const isKnown = all.find(name).length > 0
          if (!parts && (isKnown || !name.includes(':'))) return crop === '' ? name : `${crop}: ${name}`
          // An unknown crop counts for its stages too: they must not become those of another crop.
          crop = parts?.crop ?? name.slice(0, name.indexOf(':'))
          return name
        })
      }),
    owned: text => {
      const parts = partsOf(text)
      if (!parts) return null
      const [owner, ...others] = idsByCrop.get(keyOf(parts.crop)) ?? []
      return { name: parts.name, ...(others.length === 0 && { owner }) }
    },
  }
}

/** Index of packagings, also by name and unit as reports write them: "Saco 25 kg" [IN-02]. */
const packagingNames = (packagings: readonly NamedRecord[], units: readonly NamedRecord[]): Names<number> => {
  const unitTexts = new Map(units.map(({ id, nombre }) => [id, [...new Set(Object.values(nombre))]]))
  return recordNames(packagings, ({ nombre, magnitud = 0 }) =>
    Object.values(nombre).flatMap(text => (unitTexts.get(magnitud) ?? []).map(unit => `${text} ${unit}`)),
  )
}

/** Index of the records of a resource that cells can name. */
export const referenceNames = (recurso: ResourceName, references: ImportData['references']): Names<number> => {
  const records = references[recurso] ?? []
  if (recurso === 'estados_fenologicos') return stageNames(records, references.cultivos ?? [])
  if (recurso === 'envases') return packagingNames(records, references.magnitudes ?? [])
  return recordNames(records)
}
