import { traduccionesApi, type LanguagePair } from '@/api/traducciones'
import { withNumberedParts } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { call, type Saga } from '@/store/effects'

/** Texts of the language, as the workbench shows them. */
export function* readTextos(de: LanguagePair): Saga<readonly Texto[]> {
  return withNumberedParts(yield* call(traduccionesApi.textos, de))
}
