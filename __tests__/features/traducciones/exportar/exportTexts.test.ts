import { expectSaga } from 'redux-saga-test-plan'
import { throwError } from 'redux-saga-test-plan/providers'
import * as matchers from 'redux-saga-test-plan/matchers'
import { ApiError } from '@/api/http/ApiError'
import { traduccionesApi } from '@/api/traducciones'
import { exportTexts } from '@/features/traducciones/exportar/exportTexts'
import { exportRequested, workbenchEntered, textosLoaded, textoWritten, type ExportRequest } from '@/features/traducciones/slice'
import { readArchivo } from '@test/support/readArchivo'
import { selectDownloads } from '@/store/downloads'
import { selectToasts } from '@/store/toasts'
import { fileVault } from '@/store/vault'
import { todos } from '@test/features/traducciones/textos'
import { noRealCalls } from '@test/support/noRealCalls'
import { quietErrors } from '@test/support/quiet'
import { rootReducer, stateAfter } from '@test/support/state'

const { logged } = quietErrors()
const strict = noRealCalls(traduccionesApi)
const DE = { idioma: 'fr_FR', origen: 'es_ES' }
const loaded = stateAfter(
  workbenchEntered(DE),
  textosLoaded({ ...DE, textos: todos }),
  textoWritten({ idioma: 'fr_FR', key: 'familias/1/nombre', destino: '', texto: 'Algues' }),
)

const play = async (request: Partial<ExportRequest>, answer: unknown = todos) => {
  const asked = { ...DE, formato: 'xliff' as const, keys: null, que: 'faltan', ...request }
  const { storeState } = await expectSaga(exportTexts, exportRequested(asked))
    .withReducer(rootReducer, loaded)
    .provide([[matchers.call.fn(traduccionesApi.textos), answer], strict])
    .run(false)
  const [download] = selectDownloads(storeState)
  const file = download && fileVault.open(download)
  return {
    name: download?.name,
    textos: file && (await readArchivo(file)).textos,
    toasts: selectToasts(storeState).map(({ text }) => text),
  }
}

it.each(['xliff', 'xlsx'] as const)(
  'the texts that show leave as %s as they stand, what is not saved among them, with no call [TX-05]',
  async formato => {
    const keys = ['familias/1/nombre', 'productos_acabados/7/nombre', 'familias/9/nombre']
    const { name, textos } = await play({ formato, keys, que: 'textos' }, throwError(new Error('Nobody asked for them')))
    expect(name).toMatch(formato === 'xliff' ? /^fr_FR-textos-\d{4}-\d\d-\d\d\.xlf$/ : /^fr_FR-textos-\d{4}-\d\d-\d\d\.xlsx$/)
    expect(textos?.map(({ key, destino }) => [key, destino])).toEqual([
      ['productos_acabados/7/nombre', 'Zinc Foliaire'],
      ['familias/1/nombre', 'Algues'],
    ])
  },
)

it('of a language whose workbench is not open all that it lacks is read and leaves [TX-05]', async () => {
  const { name, textos } = await play({})
  expect(name).toMatch(/^fr_FR-faltan-/)
  // One of these texts is typed and not saved.
  expect(textos?.map(({ key }) => key)).toEqual([
    'productos_acabados/7/descripcion',
    'lineas_de_composicion/88/valor',
    'familias/1/descripcion',
    'familias/2/nombre',
  ])
})

it('says so where they cannot be had [TX-05]', async () => {
  const { name, toasts } = await play({}, throwError(new ApiError(500, null)))
  expect(name).toBeUndefined()
  expect(toasts).toEqual(['Se ha producido un error al exportar los textos'])
  expect(logged()).toEqual(['traducciones > exportar'])
})
