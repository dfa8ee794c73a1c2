import { fireEvent, screen, waitFor } from '@testing-library/react'
import { tableMomentOf } from '@/ui/text/dates'
import { toRows } from '@/features/traducciones/archivo/columns'
import type { Salida } from '@/features/traducciones/archivo/exportedTexts'
import { toXliff } from '@/features/traducciones/archivo/toXliff'
import { keyOf } from '@/features/traducciones/model/texto'
import type { Texto } from '@/shared/translations'
import { Importar } from '@/features/traducciones/importar/Importar'
import { selectImportacion } from '@/features/traducciones/importar/slice'
import { traduccionesSaga } from '@/features/traducciones/saga'
import { workbenchEntered, selectUnsaved, textoWritten } from '@/features/traducciones/slice'
import { toXlsx } from '@/kits/spreadsheet/toXlsx'
import { runInSessions } from '@/store/sessionSagas'
import { givenSalida } from '@test/features/traducciones/importar/given'
import { texto, todos } from '@test/features/traducciones/textos'
import { answerCalls } from '@test/support/answers'
import { quietErrors } from '@test/support/quiet'
import { renderScreens } from '@test/support/renderScreens'
import { stateAfter } from '@test/support/state'
import { layOut, matchMedia } from '@test/ui/layout'
import { violations } from '@test/ui/violations'

const { logged } = quietErrors()
beforeAll(() => {
  layOut({ height: 900 })
  matchMedia()
  runInSessions(traduccionesSaga)
})
beforeEach(() => localStorage.clear())

const FR = '/traducciones/fr_FR/importar'
const ANY = '/traducciones/importar'

interface Server {
  textos?: readonly Texto[] | null
  /** Only language with texts. */
  only?: string
  /** Source language without texts. */
  blankOf?: string
  papelera?: readonly object[] | null
  historial?: readonly object[]
  at?: string
}

const show = ({ textos = todos, only = '', blankOf = '-', papelera = [], historial = [], at = FR }: Server = {}) => {
  const down = { status: 500, body: {} }
  const calls = answerCalls(({ path }) => {
    if (path.includes('/historial/')) return { body: { entradas: historial, siguiente: null, total: null } }
    if (path.includes('/papelera/')) return papelera ? { body: papelera } : down
    if (!path.includes('/traducciones/')) return { body: [] }
    if (path.includes(`origen=${blankOf}`)) return { body: [] }
    return textos && path.includes(only) ? { body: textos } : down
  })
  const screens = {
    [ANY]: <Importar />,
    '/traducciones/:idioma/importar': <Importar />,
    '/traducciones/:idioma': <p>Mesa</p>,
    '/traducciones': <p>Idiomas</p>,
  }
  const utils = renderScreens(screens, at, { configuration: { ...stateAfter().configuration, extensions: true } })
  return { ...utils, calls, pendingTexts: () => selectUnsaved(utils.store.getState(), 'fr_FR')?.pendingTexts ?? {} }
}

/** Exported file with changed texts. Its marks are those of the changed texts, as if they had been exported. */
const written = (changes: Record<string, string>, of: readonly Texto[] = todos, salida: Partial<Salida> = {}): Salida =>
  givenSalida(
    of.map(each => ({ texto: each, escrito: changes[keyOf(each)] ?? each.destino })),
    salida,
  )

/** File returned by a translator: changed texts with the marks of the export. */
const returned = (changes: Record<string, string>, of: readonly Texto[] = todos): string => {
  const marks = [...toXliff(written({}, of)).matchAll(/extradata="([^"]*)"/g)].map(([mark]) => mark)
  return toXliff(written(changes, of)).replace(/extradata="[^"]*"/g, () => marks.shift() ?? '')
}

/** File with readable contents, because files of jsdom have no `arrayBuffer`. */
const named = (name: string, content: string | Uint8Array) => {
  const bytes = Uint8Array.from(typeof content === 'string' ? Buffer.from(content) : content)
  return Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer })
}
const choose = (file: File) => fireEvent.change(screen.getByLabelText('Archivo de traducciones: archivo'), { target: { files: [file] } })
const group = (name: RegExp) => screen.getByRole('button', { name })
const box = (name: string) => screen.getByRole('checkbox', { name })

/** Changes the marks of these texts, as if the texts here had been different at the export. */
const withMarks = (xml: string, keys: readonly string[]) =>
  keys.reduce((all, key) => all.replace(new RegExp(`(id="${key}"[^>]*extradata=")[^"]*`), '$1otra'), xml)

const CHANGES = {
  'productos_acabados/7/nombre': 'Zinc Foliaire EDTA',
  'productos_acabados/7/descripcion': 'Corrige la carence (ZnSO<sub>4</sub>).',
  'familias/1/nombre': 'Algues',
}

it('shows what is new closed and accepted, what is changed open with its differences, and lays what is accepted into the workbench [TX-05]', async () => {
  const { user, path, pendingTexts, store } = show()
  expect(screen.getByText('Arrastre un archivo XLIFF o XLSX aquí o elíjalo.')).toBeVisible()
  expect(await violations()).toEqual([])
  choose(named('fr_FR-faltan.xlf', returned(CHANGES)))
  expect(screen.getByText('Leyendo fr_FR-faltan.xlf ...')).toBeVisible()
  await screen.findByText('4 textos')
  expect(screen.getByText('De español (España) a francés (Francia)')).toBeVisible()
  expect(screen.getByText('Exportado el 2026-11-12')).toBeVisible()
  expect(screen.getByText('1 texto igual al de aquí no se muestra')).toBeVisible()
  expect(group(/^Nuevos 2 aquí no hay texto 2 aceptados/)).toHaveAttribute('aria-expanded', 'false')
  // The focus goes to the first group, because the file input was removed.
  expect(group(/^Nuevos/)).toHaveFocus()
  expect(group(/^Cambiados 1 aquí hay otro texto 1 aceptado/)).toHaveAttribute('aria-expanded', 'true')
  const row = screen.getByRole('row', { name: /Nombre Zinc Foliar · Producto acabado/ })
  expect(row).toHaveTextContent('[añadido: EDTA]')
  expect(screen.getByText('3 de 3 aceptados')).toBeVisible()
  expect(await violations()).toEqual([])

  await user.keyboard('{Enter}')
  expect(group(/^Nuevos/)).toHaveAttribute('aria-expanded', 'true')
  await user.tab()
  expect(box('Aceptar Descripción de Zinc Foliar')).toHaveFocus()
  await user.keyboard(' ')
  expect(box('Aceptar todos: Nuevos')).toBePartiallyChecked()
  expect(group(/^Nuevos 2 aquí no hay texto 1 de 2 aceptados/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Pasar 2 a la mesa' }))
  expect(path()).toBe('/traducciones/fr_FR')
  expect(Object.entries(pendingTexts()).map(([key, { texto: now, antes }]) => [key, antes, now])).toEqual([
    ['productos_acabados/7/nombre', 'Zinc Foliaire', 'Zinc Foliaire EDTA'],
    ['familias/1/nombre', '', 'Algues'],
  ])
  // Leaving the import discards the file.
  expect(selectImportacion(store.getState()).archivo).toBeNull()
})

it('a box of a group takes all of it, and gives all of it back [TX-05]', async () => {
  const { user } = show()
  choose(named('f.xlsx', toXlsx(toRows(written(CHANGES)), { name: 'Traducciones' })))
  await screen.findByText('XLSX')
  const nuevos = box('Aceptar todos: Nuevos')
  nuevos.focus()
  await user.keyboard(' ')
  expect(nuevos).not.toBeChecked()
  expect(group(/^Nuevos 2 aquí no hay texto ninguno aceptado/)).toBeVisible()
  await user.keyboard(' ')
  expect(nuevos).toBeChecked()
})

it('neither what was written here since nor what was made over an older source is accepted unasked, and both say so [TX-05]', async () => {
  const { user, pendingTexts } = show({
    historial: [
      {
        ...{ id: 9, momento: '2026-11-18T10:00:00.000Z', usuario: null },
        cambios: [{ tipo: 'productos_acabados', registro: 7, campo: 'nombre', idioma: 'fr_FR', antes: 'x', despues: 'Zinc Foliaire' }],
      },
    ],
  })
  const older = todos.map(each => (each.id === 7 && each.campo === 'descripcion' ? { ...each, origen: 'Corrige la carencia.' } : each))
  choose(named('f.xlf', withMarks(returned(CHANGES, older), ['productos_acabados/7/nombre'])))
  await screen.findByText(`Cambió aquí el ${tableMomentOf(Date.parse('2026-11-18T10:00:00.000Z'))}, después de exportarse`)
  expect(box('Aceptar Nombre de Zinc Foliar')).not.toBeChecked()
  expect(group(/^Cambiados 1 aquí hay otro texto ninguno aceptado/)).toBeVisible()
  expect(group(/^Sobre un origen anterior 1 el texto en es_ES cambió después de exportarse ninguno aceptado/)).toBeVisible()
  expect(screen.getByRole('row', { name: /Descripción Zinc Foliar · / })).toHaveTextContent(/Origen: Corrige la carencia.*\[añadido:/)
  await user.click(box('Aceptar Descripción de Zinc Foliar'))
  await user.click(screen.getByRole('button', { name: 'Pasar 2 a la mesa' }))
  expect(Object.keys(pendingTexts())).toEqual(['productos_acabados/7/descripcion', 'familias/1/nombre'])
})

it('what is not known here cannot be accepted, and why is said [TX-05]', async () => {
  show({ papelera: [{ id: 1, tipo: 'productos_acabados', registro: 70, codigo: null, nombre: {} }] })
  const strangers = [
    texto({ tipo: 'productos_acabados', id: 70, raiz: 70, raiz_tipo: 'productos_acabados', campo: 'descripcion', nombre: 'Zinc Cítricos' }),
    texto({ tipo: 'productos_acabados', id: 71, raiz: 71, raiz_tipo: 'productos_acabados', campo: 'descripcion', nombre: 'Otro' }),
    texto({ campo: 'lema' }),
    texto({ id: 2, campo: 'descripcion', nombre: 'Quelatos' }),
  ].map(each => ({ ...each, destino: 'La force' }))
  choose(named('f.xlf', toXliff(written({}, strangers))))
  await screen.findByText('El registro está en la papelera')
  expect(group(/^Desconocidos 4 no se pueden aceptar/)).toBeVisible()
  expect(screen.getByText('El registro no existe, o no tiene texto en es_ES')).toBeVisible()
  expect(screen.getByText('El campo no existe')).toBeVisible()
  expect(screen.getByText('Ya no tiene texto en es_ES')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Pasar a la mesa' })).toBeDisabled()
})

it('a record that has no text in the language of the file, and has some, is not called missing [TX-05]', async () => {
  show({ blankOf: 'en_US' })
  choose(named('f.xlf', toXliff(written({ 'productos_acabados/7/nombre': 'Zinc Foliaire' }, todos.slice(0, 1), { origen: 'en_US' }))))
  expect(await screen.findByText('El registro no tiene texto en en_US')).toBeVisible()
})

it('what stands here unsaved stands here: the same in the file is nothing new [TX-05]', async () => {
  const { store, user, path } = show()
  store.dispatch(workbenchEntered({ idioma: 'fr_FR', origen: 'es_ES' }))
  store.dispatch(textoWritten({ idioma: 'fr_FR', key: 'familias/1/nombre', destino: '', texto: 'Algues' }))
  choose(named('f.xlf', toXliff(written({ 'familias/1/nombre': 'Algues' }))))
  await screen.findByText('Los 3 textos del archivo son iguales a los de aquí')
  // The focus goes to the button, because the file input was removed.
  expect(screen.getByRole('button', { name: 'Otro archivo' })).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Volver a la mesa' }))
  expect(path()).toBe('/traducciones/fr_FR')
})

it('is searched, in what stands here and what comes [TX-05]', async () => {
  const { user } = show()
  choose(named('f.xlf', returned(CHANGES)))
  await screen.findByText('4 textos')
  await user.type(screen.getByRole('searchbox'), 'znso4')
  expect(await screen.findByText('1 de 4 textos')).toBeVisible()
  expect(box('Aceptar Descripción de Zinc Foliar')).toBeChecked()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'nada')
  await user.click(await screen.findByRole('button', { name: 'Quitar la búsqueda' }))
  expect(screen.getByText('4 textos')).toBeVisible()
})

it('says in a sentence why a file is not read, and takes another one [TX-05]', async () => {
  const { user, path } = show()
  choose(named('precios-2026.xlsx', toXlsx([['Producto', 'Precio']], { name: 'Precios' })))
  const columns = 'Clave, Origen, Traducción, Idioma de origen e Idioma'
  expect(
    await screen.findByText(`precios-2026.xlsx no es un archivo exportado desde Traducciones: le faltan las columnas ${columns}`),
  ).toBeVisible()
  choose(named('carta.txt', 'Hola'))
  expect(await screen.findByText('carta.txt no es un archivo XLIFF 1.2 ni XLSX')).toBeVisible()
  choose(named('de.xlf', toXliff(written({}, todos, { idioma: 'de_DE' }))))
  expect(await screen.findByText('de.xlf es para alemán (Alemania), no para francés (Francia)')).toBeVisible()
  expect(await violations()).toEqual([])
  choose(named('bien.xlf', returned(CHANGES)))
  await screen.findByText('4 textos')
  choose(named('carta.txt', 'Hola'))
  expect(await screen.findByText('carta.txt no es un archivo XLIFF 1.2 ni XLSX')).toBeVisible()
  choose(named('bien.xlf', returned(CHANGES)))
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }))
  expect(path()).toBe('/traducciones/fr_FR')
})

it('what a file brings stays as it was chosen while another one is read, and where that is none; one that is takes its place [TX-05]', async () => {
  const { user } = show()
  choose(named('bien.xlf', returned(CHANGES)))
  await screen.findByText('4 textos')
  await user.type(screen.getByRole('searchbox'), 'zinc')
  await screen.findByText('2 de 4 textos')
  await user.click(box('Aceptar Nombre de Zinc Foliar'))
  const other = screen.getByRole('button', { name: 'Otro archivo' })
  other.focus()
  choose(named('carta.txt', 'Hola'))
  expect(screen.getByText('Leyendo carta.txt ...')).toBeVisible()
  expect(box('Aceptar Nombre de Zinc Foliar')).not.toBeChecked()
  const problem = await screen.findByText('carta.txt no es un archivo XLIFF 1.2 ni XLSX')
  expect(screen.getByRole('alert')).toContainElement(problem)
  expect(screen.getByRole('alert')).toHaveTextContent('Sigue abierto bien.xlf.')
  expect(screen.queryByText('Leyendo carta.txt ...')).toBeNull()
  expect(box('Aceptar Nombre de Zinc Foliar')).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Pasar 2 a la mesa' })).toBeEnabled()
  expect(other).toHaveFocus()
  expect(await violations()).toEqual([])

  choose(named('otro.xlf', returned(CHANGES)))
  expect(await screen.findByText('otro.xlf')).toBeVisible()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  expect(screen.getByText('4 textos')).toBeVisible()
  expect(box('Aceptar Nombre de Zinc Foliar')).toBeChecked()
  expect(other).toHaveFocus()
})

it('what a file brings is still held against the texts here where those of another language cannot be had [TX-05]', async () => {
  show({ at: ANY, only: '/fr_FR/' })
  choose(named('fr.xlf', returned(CHANGES)))
  await screen.findByText('4 textos')
  choose(named('de.xlf', toXliff(written({}, todos, { idioma: 'de_DE' }))))
  expect(await screen.findByText('No se han podido cargar las traducciones')).toBeVisible()
  expect(screen.getByText('3 de 3 aceptados')).toBeVisible()
})

it('from the page of all languages it is the file that says which one [TX-05]', async () => {
  show({ at: ANY })
  choose(named('f.xlf', returned(CHANGES)))
  expect(await screen.findByRole('link', { name: 'Francés (Francia)' })).toHaveAttribute('href', '/traducciones/fr_FR')
})

it('asks for the language of a file that names none with its country, and compares then [TX-05]', async () => {
  const { user, calls } = show({ at: ANY })
  choose(named('f.xlf', returned(CHANGES).replace('target-language="fr-FR"', 'target-language="fr"')))
  expect(await screen.findByText('f.xlf es para «fr», que no dice de qué país')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /Idioma del archivo/ })).toHaveValue('Francés (Francia)')
  expect(await violations()).toEqual([])
  expect(calls.filter(({ path }) => path.includes('/traducciones/'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Comparar' }))
  await screen.findByText('4 textos')
  expect(screen.getByText('De español (España) a francés (Francia)')).toBeVisible()
})

it('a file that names no language is compared once somebody has chosen one [TX-05]', async () => {
  show({ at: ANY })
  choose(named('f.xlf', returned(CHANGES).replace(' target-language="fr-FR"', '')))
  expect(await screen.findByText('f.xlf no dice para qué idioma es')).toBeVisible()
  expect(screen.getByRole('combobox', { name: /Idioma del archivo/ })).toHaveValue('')
  expect(screen.getByRole('button', { name: 'Comparar' })).toBeDisabled()
})

it('within a language’s workbench a file without a language is for that, one for another is refused [TX-05]', async () => {
  show()
  const file = returned(CHANGES)
  choose(named('otro.xlf', file.replace('target-language="fr-FR"', 'target-language="xx-XX"')))
  expect(await screen.findByText('otro.xlf es para «xx-XX», no para francés (Francia)')).toBeVisible()
  choose(named('f.xlf', file.replace(' target-language="fr-FR"', '')))
  expect(await screen.findByText('4 textos')).toBeVisible()
})

it.each(['fra_FR', 'xx_XX', 'fr_ZZ'])('%s is no language to import for [TX-05]', code => {
  show({ at: `/traducciones/${code}/importar` })
  expect(screen.queryByRole('heading', { name: 'Importar traducciones' })).toBeNull()
})

it('a file can be dropped; where the texts here cannot be had it says so [TX-05]', async () => {
  show({ textos: null })
  const dataTransfer = { types: ['Files'], files: [named('f.xlf', returned(CHANGES))] }
  const target = screen.getByText('Arrastre un archivo XLIFF o XLSX aquí o elíjalo.')
  fireEvent.dragOver(target, { dataTransfer })
  expect(screen.getByText('Suelte el archivo aquí')).toBeVisible()
  fireEvent.drop(target, { dataTransfer })
  expect(await screen.findByText('No se han podido cargar las traducciones')).toBeVisible()
  await waitFor(() => expect(logged()).not.toEqual([]))
})

it('without a bin or a history to ask, texts are compared all the same [TX-05]', async () => {
  show({ papelera: null })
  choose(named('f.xlf', withMarks(returned(CHANGES), ['productos_acabados/7/nombre'])))
  expect(await screen.findByText('Cambió aquí después de exportarse')).toBeVisible()
})

it('there is none of the language that all others are translated from [TX-05]', () => {
  show({ at: '/traducciones/es_ES/importar' })
  expect(screen.queryByRole('heading', { name: 'Importar traducciones' })).toBeNull()
})
