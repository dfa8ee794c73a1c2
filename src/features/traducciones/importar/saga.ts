import { papeleraApi } from '@/api/papelera'
import { traduccionesApi } from '@/api/traducciones'
import { DEFAULT_LOCALE } from '@/shared/locales'
import type { FoundLanguage } from '@/features/traducciones/archivo/idiomas'
import { proposalsOf, recordKeysOf } from '@/features/traducciones/archivo/proposals'
import { NO_TRANSLATIONS, notTranslated, otherTag, wrongLanguage } from '@/features/traducciones/archivo/words'
import type { Archivo } from '@/features/traducciones/archivo/archivo'
import { byKeyOf } from '@/features/traducciones/model/submissions'
import {
  archivoRead,
  idiomaAsked,
  idiomaChosen,
  importClosed,
  importRefused,
  type importRequested,
  momentosLoaded,
  type ImportRequest,
} from '@/features/traducciones/importar/slice'
import { Refusal } from '@/kits/spreadsheet/Refusal'
import { latestOf } from '@/features/traducciones/save/theirs'
import { workbenchEntered, selectPendingTexts, selectTraducciones, textosLoaded } from '@/features/traducciones/slice'
import { call, endedBy, put, select, take, type Saga } from '@/store/effects'
import { reportError } from '@/store/reportError'
import { eachOf } from '@/store/sequences/eachOf'
import { fileVault } from '@/store/vault'
import { lazyPart } from '@/ui/lazyPart'

/** Reader of XLIFF and XLSX files (23 KiB), loaded on demand, because few visits import files. */
const readerPart = lazyPart(() => import('@/features/traducciones/importar/read/readArchivo'))

const NOT_LOADED = 'No se han podido cargar las traducciones'
const NOT_READ = 'no se ha podido leer'

/** Records in the trash, which explain unknown texts of the file. A failure returns an empty list. */
function* readPapelera(): Saga<string[]> {
  try {
    return (yield* call(papeleraApi.list)).map(({ tipo, registro }) => `${tipo}/${registro}`)
  } catch (error) {
    reportError('traducciones > papelera', error)
    return []
  }
}

/** Loads the current texts of the language. Returns false when the request failed. */
function* loadTextos({ idioma, origen }: Archivo): Saga<boolean> {
  yield* put(workbenchEntered({ idioma, origen }))
  while (true) {
    const { payload } = yield* take(textosLoaded.match)
    if (payload.idioma === idioma && payload.origen === origen) return payload.textos !== null
  }
}

/** Records with texts in the default language. A file translated from another language may contain others. */
function* readOtros(archivo: Archivo): Saga<string[]> {
  if (archivo.origen === DEFAULT_LOCALE) return []
  const { workbench } = yield* select(selectTraducciones)
  const known = byKeyOf(workbench?.textos ?? [])
  if (archivo.textos.every(({ key }) => known.has(key))) return []
  try {
    const textos = yield* call(traduccionesApi.textos, { idioma: archivo.idioma, origen: DEFAULT_LOCALE })
    return [...recordKeysOf(byKeyOf(textos))]
  } catch (error) {
    reportError('traducciones > registros', error)
    return []
  }
}

/** Maximum number of history requests; further dates of changes are not shown. */
const MOST_ASKED = 300

/** Loads the dates of changes after the export, as far as the history has them. */
function* loadMomentos(archivo: Archivo): Saga {
  const { workbench } = yield* select(selectTraducciones)
  const pendingTexts = yield* select(selectPendingTexts, archivo.idioma)
  const { proposals } = proposalsOf(archivo, {
    textos: byKeyOf(workbench?.textos ?? []),
    pendingTexts,
    papelera: new Set(),
    otros: new Set(),
  })
  const changed = proposals.filter(({ hasChangedHere, key }) => hasChangedHere && !(key in pendingTexts))
  const momentos: Record<string, string> = {}
  yield* eachOf(changed.slice(0, MOST_ASKED), function* ({ key, texto }) {
    const momento = texto && (yield* latestOf(archivo.idioma, texto)).momento
    const isSince = momento && (archivo.momento === null || Date.parse(momento) >= Date.parse(archivo.momento))
    if (isSince) momentos[key] = momento
  })
  if (Object.keys(momentos).length > 0) yield* put(momentosLoaded(momentos))
}

/** Checks the language of the file. @throws Refusal when it differs from the workbench's language */
const refuseOther = (found: FoundLanguage, wanted: string): void => {
  if ('etiqueta' in found) throw new Refusal(otherTag(found.etiqueta, wanted))
  if (found.idioma !== wanted) throw new Refusal(wrongLanguage(found.idioma, wanted))
}

/** @throws Refusal when no workbench has the texts of the file: the default language is not translated, nor a language into itself */
const refuseUntranslated = ({ idioma, origen }: Archivo): void => {
  if (idioma === origen) throw new Refusal(NO_TRANSLATIONS)
  if (idioma === DEFAULT_LOCALE) throw new Refusal(notTranslated(idioma))
}

/** Asks the user for the language of a file whose tag may mean several languages. */
function* askIdioma({ etiqueta, ...archivo }: Omit<Archivo, 'idioma'> & { etiqueta: string }): Saga<Archivo> {
  yield* put(idiomaAsked(etiqueta))
  const { payload: idioma } = yield* take(idiomaChosen.match)
  return { ...archivo, idioma }
}

function* compare({ ticket, nombre, idioma }: ImportRequest): Saga {
  try {
    const reader = yield* call(readerPart.load)
    const read = reader.withLanguages(yield* call(reader.readTranslationFile, fileVault.open({ ticket })), idioma)
    if (idioma !== null) refuseOther(read, idioma)
    const archivo = 'idioma' in read ? read : yield* askIdioma(read)
    refuseUntranslated(archivo)
    if (!(yield* loadTextos(archivo))) {
      yield* put(importRefused(NOT_LOADED))
      return
    }
    yield* put(archivoRead({ archivo, papelera: yield* readPapelera(), otros: yield* readOtros(archivo) }))
    yield* loadMomentos(archivo)
  } catch (error) {
    const isRefusal = error instanceof Refusal
    if (!isRefusal) reportError('traducciones > importar', error)
    yield* put(importRefused(`${nombre} ${isRefusal ? error.message : NOT_READ}`))
  } finally {
    fileVault.drop({ ticket })
  }
}

/** Reads a file and loads the current texts for comparison; cancelled when the user closes the import [TX-05]. */
export function* readFile({ payload }: ReturnType<typeof importRequested>): Saga {
  yield* endedBy(importClosed.match, () => compare(payload))
}
