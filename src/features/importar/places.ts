import { hasComposition, importable, type ImportableName } from '@/features/importar/model/resources'
import { isAddressOf } from '@/shared/address'
import { capitalized } from '@/shared/capitalized'
import { endingOf } from '@/shared/endingOf'
import { resourceHeads, type ResourceName } from '@/shared/resources/names'
import type { Crumb } from '@/ui/page/Breadcrumbs'

/** Address of the list that a file is imported into. */
export const listPath = (recurso: ImportableName): string => resourceHeads[recurso].routes.list

/** Address of the import of a resource; that of products is beside their list [IX-01]. */
export const importPath = (recurso: ImportableName): string =>
  hasComposition(recurso) ? listPath(recurso).replace(/view$/, 'importar') : `/importar/${recurso}`

/** Resource of the import at an address; undefined for other addresses. */
export const importedAt = (address: string): ImportableName | undefined =>
  importable.find(recurso => isAddressOf(importPath(recurso), address))

/** Plural noun of the records, without their kind: "productos". */
export const shortNoun = (recurso: ImportableName): string => {
  const { many } = resourceHeads[recurso].noun
  return many.startsWith('productos') ? 'productos' : many
}

/** Plural noun of the records, as the menu names their list: "acabados", "familias". */
export const listNoun = (recurso: ImportableName): string => resourceHeads[recurso].noun.many.replace(/^productos /, '')

/** Adjective in the gender of the records: nuev-os, nuev-as, nuev-a for one. */
export const inGender = (recurso: ResourceName, stem: string, count = 2): string => stem + endingOf(resourceHeads[recurso].noun, count)

export const importTitle = (recurso: ImportableName): string => `Importar ${resourceHeads[recurso].noun.many}`

const SECTIONS: Readonly<Record<string, string>> = { productos: 'Productos', maestras: 'Maestras' }

/** Breadcrumbs of the import: those of its list, then "Importar". */
export const importCrumbs = (recurso: ImportableName): Crumb[] => {
  const list = listPath(recurso)
  const section = SECTIONS[list.split('/')[1] ?? '']
  return [
    ...(section === undefined ? [] : [{ label: section }]),
    { label: capitalized(listNoun(recurso)), to: list },
    { label: 'Importar' },
  ]
}
