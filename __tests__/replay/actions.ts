import type { Action } from '@reduxjs/toolkit'
import * as fc from 'fast-check'
import type { Entrada } from '@/shared/history'
import type { FormEdit } from '@/kits/history/model/formEdit'
import type { ImageDraft } from '@/store/imageDraft'
import { valuesOf } from '@/features/productos/model/productoValues'
import * as gotoLists from '@/app/goto/events'
import * as cuenta from '@/features/cuenta/slice'
import * as sesionesEvents from '@/features/cuenta/sesiones/events'
import * as usuariosEvents from '@/features/cuenta/usuarios/events'
import * as usuarios from '@/features/cuenta/usuarios/slice'
import * as cultivos from '@/features/cultivos/slice'
import * as ensayos from '@/features/ensayos/slice'
import * as historialEvents from '@/features/historial/events'
import * as historial from '@/features/historial/slice'
import * as importar from '@/features/importar/slice'
import * as informes from '@/features/informes/slice'
import * as maestras from '@/features/maestras/slice'
import * as comparacion from '@/features/productos/edit/comparison/slice'
import * as ficha from '@/features/productos/edit/ficha/slice'
import * as sheets from '@/features/productos/sheets/slice'
import * as composiciones from '@/features/productos/list/composicion/slice'
import * as productos from '@/features/productos/slice'
import * as passwordLinkEvents from '@/features/session/password/events'
import * as session from '@/features/session/slice'
import * as soluciones from '@/features/soluciones/slice'
import * as importacion from '@/features/traducciones/importar/slice'
import * as traducciones from '@/features/traducciones/slice'
import * as actionLog from '@/store/actionLog/slice'
import { catalogues } from '@/store/catalogues'
import * as retry from '@/store/catalogues/retry'
import * as rowMarks from '@/store/catalogues/rowMarks'
import * as configuration from '@/store/configuration'
import * as downloads from '@/store/downloads'
import * as drafts from '@/kits/drafts/slice'
import * as news from '@/kits/forms/news/slice'
import * as versiones from '@/kits/history/slice'
import * as lists from '@/kits/lists/store/slice'
import * as runs from '@/kits/lists/store/runs'
import * as liveEvents from '@/store/live/events'
import * as live from '@/store/live/slice'
import * as memory from '@/store/memory/slice'
import * as navigation from '@/store/navigation'
import * as sequences from '@/store/sequences/slice'
import * as toasts from '@/store/toasts'
import * as referidos from '@/kits/usages/referred/slice'
import * as saves from '@/kits/history/saves/slice'
import * as since from '@/kits/drafts/since/slice'
import * as usos from '@/kits/usages/slice'

interface Creator {
  (...args: never[]): unknown
  type: string
  match: unknown
}
type PayloadOf<C> = C extends (...args: never[]) => { payload: infer Payload } ? Payload : never

/** Payloads of every action of a module; a missing one is a type error. */
type PayloadArbitraries<Module> = {
  [Name in keyof Module as Module[Name] extends Creator ? Name : never]: fc.Arbitrary<PayloadOf<Module[Name]>>
}

interface ModuleActions {
  /** Names of the action creators that the module exports. */
  made: string[]
  drawn: string[]
  actions: fc.Arbitrary<Action>[]
}

const isCreator = (value: unknown): value is Creator => typeof value === 'function' && 'type' in value && 'match' in value

const draw = <Module extends object>(module: Module, payloads: PayloadArbitraries<Module>): ModuleActions => {
  const creators = new Map(Object.entries(module).flatMap(([name, value]) => (isCreator(value) ? [[name, value.type] as const] : [])))
  const drawn = Object.entries<fc.Arbitrary<unknown>>(payloads)
  return {
    made: [...creators.keys()],
    drawn: drawn.map(([name]) => name),
    // Actions in the format of `prepare`, with ids that repeat.
    actions: drawn.map(([name, payload]) => payload.map(each => ({ type: creators.get(name) ?? name, payload: each }))),
  }
}

const nothing = fc.constant(undefined)
const id = fc.nat(3)
const maybeId = fc.option(id)
const ids = fc.uniqueArray(id)
const text = fc.string({ maxLength: 5 })
const persona = fc.record({ id, nombre: text, apellidos: text })
const locale = fc.constantFrom('es_ES', 'fr_FR', 'ja_JP')
const map = fc.dictionary(locale, text)
const address = fc.option(fc.constant('/imagenes/1'))
const number = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }))
const by = fc.constantFrom(-1, 1)
const ticket = fc.record({ ticket: fc.constantFrom('t1', 't2') })
const overwrites = fc.array(fc.constantFrom('"1"', '"2"'), { maxLength: 2 })
const happened = fc.record({
  ...{ id, tipo: fc.constant('ensayos'), registro: id, codigo: fc.option(text), nombre: map, momento: fc.constant('2026-11-22T08:00:00Z') },
  usuario: fc.option(fc.record({ id, nombre: text, apellidos: text })),
  accion: fc.constantFrom('creado' as const, 'cambiado' as const, 'eliminado' as const, 'restaurado' as const),
  ...{ registros: id, otros: fc.constant([]), traduccion: fc.constant(null), cambios: fc.constant([]), nombres: fc.constant({}) },
})
const draft: fc.Arbitrary<ImageDraft> = fc.oneof(
  fc.constantFrom<ImageDraft>({ kind: 'keep' }, { kind: 'remove' }),
  ticket.map(each => ({ kind: 'chosen' as const, ...each, name: 'hoja.png', size: 1 })),
)

const formId = fc.constantFrom('f1', 'f2')
const ofForm = fc.record({ formId })
const usuario = fc.record({ email: text, nombre: text, apellidos: text, administrador: fc.boolean() })
const ofRecord = fc.record({ formId, id })
const inLocale = fc.record({ formId, locale })
const orders = fc.dictionary(fc.constantFrom('0', '1', '2', '3'), id)

const master = fc.constantFrom('magnitudes', 'familias')
const ofMaster = fc.record({ master })
const masterRecord = fc.record({ master, id })
const masterValues = fc.record({ valor: map, color: text, orden: number, cultivo: maybeId })
const masterForm = fc.record({ master, formId })

const tipo = fc.constantFrom('g', 'a')
const ofProduct = { producto_generico: maybeId, producto_acabado: maybeId }
const quantities = { componente: maybeId, cantidad_1: number, magnitud_1: maybeId, cantidad_2: number, magnitud_2: maybeId }
const content = { ...quantities, solubilidad: id, valor: map }
const linea = fc.record({ id, orden: id, ...ofProduct, ...content })
const pictures = { imagen_catalogo: address, imagen_modo_de_accion: address }
const producto = fc.record({ id, slug: text, codigo: text, nombre: map, iconos: ids, ...pictures })
const productoValues = fc
  .record({ codigo: text, nombre: map, familia: maybeId, paises: fc.array(text), imagen_catalogo: draft })
  .map(typed => ({ ...valuesOf({}), ...typed }))

const cultivo = fc.record({ id, nombre: map, grupo_de_cultivo: maybeId, imagen: address, imagen_icono: address })
const estados = fc.uniqueArray(fc.record({ id, nombre: map, cultivo: id, imagen: address, orden: id }), { selector: each => each.id })
const entryValues = { modo_de_aplicacion: id, objetivo: map, momento_de_aplicacion: map }
const entrada = fc.record({ id, ...ofProduct, ...entryValues, dosis: text, estado_fenologico: id })

const ensayoTexts = { codigo: text, nombre: map, descripcion: map, dosis: map, momento_de_aplicacion: map }
const ensayo = { ...ensayoTexts, pais: fc.option(text), cultivo: maybeId, roi: number, productos: ids }
const resultado = { id, orden: id, valor: number, magnitud: maybeId, descripcion: map }
const adjunto = { id, orden: id, descripcion: map, imagen: address }
const ofResultado = fc.record({ formId, draft: fc.record(resultado) })
const ofAdjunto = { formId, draft: fc.record({ ...adjunto, picture: draft, imagen: fc.constant(null) }) }
const wholeEnsayo = {
  ensayo: fc.record({ id, ...ensayo, fecha: fc.option(text), imagen: address }),
  resultados: fc.array(fc.record({ ...resultado, ensayo: id })),
  adjuntos: fc.array(fc.record({ ...adjunto, ensayo: id })),
}
const movedDraft = fc.record({ formId, id, by })

const combinacionValues = { productos_genericos: ids, cultivos: ids, observaciones: map }
const combinacion = fc.record({ id, solucion: id, productos_acabados: ids, ...combinacionValues })
const creationId = fc.constantFrom('c1', 'c2')
const creation = fc.record({ formId, creationId })

const kind = fc.constantFrom('acabados', 'genericos')

const resource = fc.constantFrom('familias', 'ensayos')
const entry = fc.option(fc.constantFrom('1', '2'))
const changeKey = fc.constantFrom('1/0', '2/1')
const entradas: fc.Arbitrary<Entrada> = fc.record({
  ...{ id, momento: text, usuario: fc.constant(null), accion: fc.constantFrom('creado', 'cambiado'), registros: id },
  ...{
    tipo: resource,
    registro: id,
    codigo: fc.option(text),
    nombre: map,
    otros: fc.constant([]),
    traduccion: fc.option(fc.record({ textos: fc.nat(), idioma: fc.option(locale) })),
    cambios: fc.constant([]),
    nombres: fc.constant({}),
  },
})
const ofCampo = fc.record({ kind: fc.constant('campo' as const), campo: text, idioma: fc.option(locale), valor: fc.oneof(text, map, ids) })
const ofImagen = fc.record({ kind: fc.constant('imagen' as const), campo: text, valor: address, picture: fc.option(draft) })
const ofParte = fc.record({ kind: fc.constant('parte' as const), tipo: resource, id: fc.option(text), fields: fc.dictionary(text, text) })
const formState = fc.record({ campos: fc.dictionary(text, text), partes: fc.dictionary(resource, fc.array(fc.record({ id: text }))) })
const ofUndo = fc.record({ kind: fc.constant('deshacer' as const), antes: formState, puesto: formState })
const edits: fc.Arbitrary<FormEdit[]> = fc.array(fc.oneof(ofCampo, ofImagen, ofParte, ofUndo))

const key = fc.constantFrom('k1', 'k2')
const step = fc.constantFrom('Registro', 'Imagen')
const facts = fc.record({ id: fc.option(fc.nat(9)) })
const ofRun = fc.record({ key })
const ofStep = fc.record({ key, step })
const clash = fc.record({ field: text, locale: fc.option(locale), mine: text, theirs: text })

const idioma = fc.constantFrom('fr_FR', 'pt_BR')
const ofTexto = fc.constantFrom('ensayos/0/nombre', 'ensayos/1/nombre', 'resultados_de_ensayo/1/descripcion')
const suya = fc.record({ texto: text, autor: fc.option(text), momento: fc.option(text) })
const pendingText = fc.record({
  ...{ texto: text, antes: text, vigente: fc.boolean(), enviados: fc.array(text), suya: fc.option(suya), fallo: fc.option(text) },
})
const texto = fc.record({
  ...{ tipo: fc.constantFrom('ensayos', 'resultados_de_ensayo'), id, raiz_tipo: fc.constant('ensayos'), raiz: id, codigo: fc.option(text) },
  ...{ nombre: text, parte: fc.option(text), campo: fc.constantFrom('nombre', 'descripcion'), origen: text, destino: text },
  ...{ igual: fc.boolean(), desfasada: fc.boolean(), familia: maybeId, paises: fc.array(text) },
  cambio: fc.option(fc.record({ entrada: id, momento: fc.option(text), antes: fc.option(text) })),
})
const textos = fc.array(texto)
const archivo = fc.record({
  ...{ formato: fc.constantFrom('XLIFF 1.2' as const, 'XLSX' as const), origen: locale, idioma, momento: fc.option(text) },
  textos: fc.array(
    fc.record({
      ...{ key: ofTexto, origen: text, destino: text, vale: fc.boolean(), intacto: fc.boolean() },
      conversion: fc.constantFrom('fecha' as const, null),
      marca: fc.option(text),
      nombre: text,
      raiz: fc.option(text),
    }),
  ),
})
const recuento = { hechas: id, total: id, desfasadas: id, iguales: id }

const place = fc.constantFrom('productos/a', 'ensayos')
const ofPlace = fc.record({ place })

const draftId = fc.constantFrom('d1', 'd2')
const row = fc.nat(3)
const column = fc.nat(2)
const target = fc.constantFrom(
  { kind: 'id' as const },
  { kind: 'field' as const, field: 'nombre', locale: 'fr_FR' },
  { kind: 'line' as const, field: 'componente' as const },
  { kind: 'component' as const, componente: 1, field: 'cantidad_1' as const },
)
const matches = fc.array(
  fc.record({
    target: fc.option(target),
    origin: fc.constantFrom('title' as const, 'remembered' as const, 'chosen' as const, 'left' as const),
    suggestion: fc.option(target),
  }),
  { maxLength: 3 },
)
const sheetRow = fc.record({ number: row, cells: fc.array(text) })
const importFile = fc.record({
  name: text,
  sheets: fc.array(fc.record({ name: text, titles: fc.array(text), rows: fc.array(sheetRow) }), { minLength: 1, maxLength: 2 }),
})
const missingKey = fc.constantFrom('familias/a', 'familias/b')
const missing = fc.array(
  fc.record({
    ...{ key: missingKey, recurso: fc.constant('familias' as const), text, rows: fc.nat(9), canMake: fc.boolean() },
    nearest: fc.option(fc.record({ text, value: id })),
  }),
  { maxLength: 2 },
)
const decisions = fc.record({
  names: fc.dictionary(missingKey, fc.constantFrom({ use: 1 }, { make: true as const }), { maxKeys: 1 }),
  cells: fc.dictionary(fc.constantFrom('2/0', '3/1'), fc.array(fc.oneof(id, text), { minLength: 1, maxLength: 2 }), { maxKeys: 1 }),
  rows: fc.dictionary(row.map(String), maybeId, { maxKeys: 1 }),
})
const change = fc.record({
  ...{ field: text, locale: fc.option(locale), before: fc.oneof(text, maybeId), after: fc.oneof(text, ids) },
  made: fc.array(missingKey),
})
const cell = fc.record({ state: fc.constantFrom('same' as const, 'changed' as const, 'error' as const), before: text, after: text })
const reviewedRow = fc.record({
  ...{ number: row, state: fc.constantFrom('new' as const, 'changed' as const, 'error' as const), id: maybeId, code: text, name: text },
  ...{ cells: fc.dictionary(column.map(String), cell), lines: fc.constant(null), rows: fc.array(row), reason: fc.option(text) },
  ...{ candidates: fc.array(fc.record({ id, name: text, detail: text })), changes: fc.array(change) },
})
const importId = fc.constantFrom('i1', 'i2')
const rowState = fc.constantFrom('waiting' as const, 'created' as const, 'changed' as const, 'failed' as const, 'left' as const)
const rowEnd = { state: rowState, id: maybeId, reason: fc.option(text), other: maybeId }
const importRun = fc.record({
  ...{ id: importId, at: fc.nat(), recurso: fc.constant('familias' as const), fileName: text },
  phase: fc.constantFrom('running' as const, 'stopping' as const, 'over' as const),
  names: fc.array(fc.record({ key: missingKey, recurso: fc.constant('familias' as const), text, id: maybeId, reason: fc.option(text) })),
  rows: fc.array(fc.record({ row: reviewedRow, ...rowEnd }), { maxLength: 3 }),
  ...{ left: fc.array(reviewedRow, { maxLength: 2 }), titles: fc.array(text), cells: fc.dictionary(row.map(String), fc.array(text)) },
  ...{ now: fc.option(text), save: fc.option(text), entry: maybeId },
})
const reviewProgress = fc.record({ done: fc.nat(9), total: fc.nat(9) })
const reviewedRows = fc.array(reviewedRow, { maxLength: 3 })

const note = fc.record({
  ...{
    id: draftId,
    shape: id,
    user: text,
    form: fc.constantFrom('productos/g', 'ensayos'),
    record: maybeId,
    name: text,
    kind: text,
    path: text,
  },
  ...{ over: text, changes: fc.array(text), at: id, half: fc.option(fc.record({ done: fc.array(text), missing: fc.array(text) })) },
})
const anyValues = fc.record({ nombre: map })
/** Parts of a trial's draft; for a product they are a draft without composition. */
const anyParts = fc.record({
  resultados: fc.array(fc.record(resultado)),
  adjuntos: fc.array(fc.record({ ...adjunto, picture: draft, imagen: fc.constant(null) })),
})
const howEnded = fc.constantFrom('saved' as const, 'discarded' as const, 'emptied' as const, 'moved' as const)

const ofUses = { place: fc.constantFrom('deletion' as const, 'form' as const), tipo: fc.constantFrom('familias', 'iconos'), id }
const user = fc.record({ id, codigo: fc.option(text), nombre: map })
const draftEdits = fc.array(fc.record({ field: text, locales: fc.option(fc.array(text)) }))
const uso = fc.record({ tipo: fc.constantFrom('ensayos', 'envases'), total: id, registros: fc.array(user) })

/** Actions by the file, below `src`, that makes them. */
const stand = {
  term: text,
  sort: fc.record({ column: text, descending: fc.boolean() }),
  filters: fc.dictionary(text, fc.array(text)),
  columns: fc.option(fc.array(text)),
}

const ofNews = fc.constantFrom('familias 1', 'ensayos 2')
const notedSave = {
  usuario: fc.option(fc.record({ id, nombre: text, apellidos: text })),
  momento: fc.constant('2026-11-27T09:51:00.000Z'),
  changed: fc.record({ recurso: resource, ids }),
}
const cambio = fc.record({
  tipo: resource,
  registro: id,
  campo: fc.constantFrom('nombre', 'color'),
  idioma: fc.constantFrom('es_ES', null),
})
const savesFound = fc.array(fc.record({ ...notedSave, cambios: fc.array(cambio) }))

export const drawings: Record<string, ModuleActions> = {
  'app/goto/events': draw(gotoLists, { listsNeeded: nothing }),
  'features/cuenta/slice': draw(cuenta, {
    userRequested: nothing,
    userLoaded: fc.record({ email: text, nombre: text, apellidos: text }),
    userFailed: nothing,
    passwordChangeRequested: fc.record({ first: ticket, second: ticket }),
    passwordChanged: nothing,
  }),
  'features/cuenta/sesiones/events': draw(sesionesEvents, {
    closeRequested: fc.record({ id }),
    closeOthersRequested: nothing,
  }),
  'features/cuenta/usuarios/events': draw(usuariosEvents, {
    saveRequested: fc.record({ formId, id: maybeId, values: usuario, opened: fc.option(usuario), overwrites }),
    enlaceRequested: fc.record({ id }),
    activoRequested: fc.record({ id, activo: fc.boolean() }),
  }),
  'features/cuenta/usuarios/slice': draw(usuarios, {
    formOpened: fc.record({ formId, id: maybeId }),
    formClosed: ofForm,
    enlaceMade: fc.record({ nombre: text, email: text, isInvited: fc.boolean(), enlace: ticket, caduca: fc.nat(), unsent: fc.boolean() }),
    enlaceClosed: ticket,
  }),
  'features/cultivos/slice': draw(cultivos, {
    detailEntered: ofRecord,
    cultivoLoaded: fc.record({ formId, cultivo, estados, entradas: fc.dictionary(fc.constantFrom('0', '1'), fc.array(entrada)) }),
    localeChosen: inLocale,
    estadoMoved: movedDraft,
    ordenSaved: fc.record({ formId, id, orden: id }),
    estadosReloaded: fc.record({ formId, estados, entradas: fc.dictionary(fc.constantFrom('0', '1'), fc.array(entrada)) }),
    estadosFollowed: fc.record({ formId, estados, entradas: fc.dictionary(fc.constantFrom('0', '1'), fc.array(entrada)) }),
    entriesPlaced: fc.record({ formId, ids }),
    movesTakenBack: fc.record({ formId, ordenes: orders }),
    entrySaveRequested: fc.record({ formId, id, base: fc.record(entryValues), values: fc.record(entryValues), overwrites }),
    entrySaved: fc.record({ formId, record: entrada }),
    detailClosed: ofForm,
  }),
  'features/ensayos/slice': draw(ensayos, {
    listEntered: nothing,
    newEntered: ofForm,
    createRequested: fc.record({ formId, codigo: text }),
    recordMade: ofRecord,
    recordKept: ofForm,
    detailEntered: ofRecord,
    recordLoaded: fc.record({ formId, ...wholeEnsayo }),
    localeChosen: inLocale,
    resultadoAdded: ofResultado,
    resultadoEdited: ofResultado,
    resultadoRemoved: ofRecord,
    resultadoRestored: ofForm,
    partsReplaced: fc.record({ formId, resultados: fc.array(fc.record(resultado)) }),
    resultadoMoved: movedDraft,
    adjuntoAdded: fc.record({ ...ofAdjunto, before: maybeId }),
    adjuntoEdited: fc.record(ofAdjunto),
    pictureSaved: fc.record({ formId, id, ticket: fc.constantFrom('t1', 't2'), imagen: address }),
    adjuntoRemoved: ofRecord,
    adjuntoRestored: ofForm,
    adjuntoMoved: movedDraft,
    testigosLoaded: fc.record({ formId, testigos: fc.dictionary(fc.constantFrom('', '2'), fc.record({ id, hash: fc.integer() })) }),
    testigoChosen: fc.record({ formId, magnitud: maybeId, resultado: maybeId }),
    chartRequested: fc.record({ ticket: fc.constantFrom('t1', 't2'), format: fc.constantFrom('svg', 'png'), width: id, height: id }),
    saveRequested: fc.record({ formId, values: fc.record({ ...ensayo, fecha: text }), imagen: draft, overwrites, stay: fc.boolean() }),
    recordSaved: ofForm,
    formRenewed: fc.record({ formId, next: formId, ...wholeEnsayo }),
    detailClosed: ofForm,
    deleteRequested: fc.record({ id }),
  }),
  'features/historial/events': draw(historialEvents, {
    restoreRequested: fc.record({ id, nombre: text }),
    nextPageRequested: nothing,
    undoRequested: fc.record({ id, attempt: text }),
  }),
  'features/historial/slice': draw(historial, {
    restoreResultShown: fc.option(
      fc.record({
        ...{ nombre: text, tipo: fc.constant('ensayos'), id, faltan: fc.array(text), recuperado: text },
        perdidas: fc.array(fc.record({ que: text, motivo: text, papelera: maybeId })),
      }),
    ),
    activityRequested: fc.record({ buscar: text }),
    activityLoaded: fc.option(fc.record({ entradas: fc.array(happened), siguiente: fc.option(text), total: fc.option(fc.nat()) })),
    activityFollowed: fc.record({ entradas: fc.array(happened), siguiente: fc.option(text), total: fc.option(fc.nat()) }),
    freshShown: nothing,
    activityLeft: nothing,
    entryUndone: fc.record({ id, deshecho: fc.record({ deshechos: fc.nat(), cambiados: fc.constant([]) }) }),
    recordsRequested: id,
    recordsLoaded: fc.record({
      id,
      of: fc.nat(),
      page: fc.option(fc.record({ registros: fc.array(happened), siguiente: fc.option(text) })),
    }),
    fullTextsRequested: happened,
    fullTextsLoaded: fc.record({ key: text, cambios: fc.option(fc.constant([])) }),
  }),
  'features/importar/slice': draw(importar, {
    importEntered: fc.record({ recurso: fc.constantFrom('familias' as const, 'productos_genericos' as const), isBack: fc.boolean() }),
    importLeft: nothing,
    halfDoneFound: importRun,
    fileChosen: fc.record({ ticket: fc.constantFrom('t1', 't2'), name: text }),
    cellsPasted: fc.record({ text }),
    readingCancelled: nothing,
    fileRefused: text,
    fileRead: importFile,
    sheetChosen: fc.nat(1),
    columnsMatched: fc.record({ matches, isRemembered: fc.boolean(), hasRemembered: fc.boolean() }),
    targetChosen: fc.record({ column, target: fc.option(target) }),
    matchingRequested: fc.record({ remembered: fc.boolean() }),
    otherFileRequested: nothing,
    reviewRequested: nothing,
    rowsReviewed: fc.record({ rows: reviewedRows, progress: reviewProgress }),
    reviewEnded: fc.record({ missing, decisions }),
    rowsRevised: fc.record({ rows: reviewedRows, missing, decisions }),
    reviewFailed: text,
    columnsRequested: nothing,
    nameSettled: fc.record({ key: missingKey, decision: fc.constantFrom({ use: 1 }, { make: true as const }, null) }),
    cellSettled: fc.record({ row, column, value: fc.oneof(id, text, fc.constant(null)) }),
    rowSettled: fc.record({ row, choice: fc.option(fc.record({ id: maybeId })) }),
    runRequested: fc.record({ id: importId }),
    runBegun: importRun,
    nameMade: fc.record({ run: importId, key: missingKey, id: maybeId, reason: fc.option(text) }),
    rowBegun: fc.record({ run: importId, name: text }),
    rowEnded: fc.record({ run: importId, number: row, ...rowEnd }),
    stopRequested: fc.record({ run: importId }),
    runEnded: fc.record({ run: importId, entry: maybeId }),
    retryRequested: fc.record({ run: importId, row: fc.option(row) }),
    rowLeftOut: fc.record({ row }),
    resumeRequested: fc.record({ run: importId }),
    halfDoneDiscarded: nothing,
    leftDownloadRequested: nothing,
    templateRequested: nothing,
    undoRequested: fc.record({ run: importId }),
    undoEnded: fc.constantFrom(
      { phase: 'failed' as const, reason: 'sin respuesta' },
      {
        phase: 'done' as const,
        deshecho: { deshechos: 2, cambiados: [{ tipo: 'familias', id: 1, codigo: null, nombre: { es_ES: 'Algas' } }] },
      },
    ),
  }),
  'features/informes/slice': draw(informes, {
    screenEntered: nothing,
    choiceMade: fc.record({ kind, idioma: locale, pais: text }, { requiredKeys: ['kind'] }),
    exportRequested: fc.record({ kind, format: fc.constantFrom('csv', 'xlsx') }),
    exportStopped: fc.record({ kind }),
    reviewRequested: fc.record({ kind }),
    reviewLoaded: fc.option(
      fc.record({
        productos: fc.nat(),
        columnas: fc.array(fc.record({ columna: text, titulo: text, vacias: fc.nat(), supletorias: fc.nat() })),
        filas: fc.array(
          fc.record({
            ...{ tipo: text, id, codigo: text, nombre: text },
            celdas: fc.array(fc.record({ columna: text, motivo: fc.constantFrom('vacia', 'es_ES') })),
          }),
        ),
      }),
    ),
    reviewClosed: nothing,
    cellOpened: fc.record({ id, columna: text }),
  }),
  'features/maestras/slice': draw(maestras, {
    screenEntered: ofMaster,
    addRequested: masterForm,
    editRequested: fc.record({ master, formId, id }),
    recordLoaded: fc.record({ master, formId, opened: masterValues, pictures: fc.record({ imagen: address }) }),
    recordFailed: masterForm,
    localeChosen: fc.record({ master, locale }),
    saveRequested: fc.record({
      ...{ master, formId, id: maybeId, locale, overwrites },
      ...{ values: masterValues, images: fc.record({ imagen: draft }), opened: fc.option(masterValues) },
    }),
    formClosed: masterForm,
    formRenewed: fc.record({ master, formId, id, opened: masterValues, pictures: fc.record({ imagen: address }), next: formId }),
    choicesKept: fc.record({ master, kept: masterValues }),
    deleteRequested: masterRecord,
    deleteEnded: masterRecord,
  }),
  'features/productos/edit/comparison/slice': draw(comparacion, {
    comparisonOpened: fc.record({ formId, generico: id }),
    comparisonClosed: ofForm,
    genericoLoaded: fc.record({ formId, record: producto, lines: fc.array(linea) }),
    genericoFailed: ofForm,
  }),
  'features/productos/edit/ficha/slice': draw(ficha, {
    fichaOpened: fc.record({ tipo, id }),
    fichaClosed: fc.record({ tipo, id }),
    entradasLoaded: fc.record({ tipo, id, entradas: fc.array(entrada) }),
    addressCopied: fc.record({ isCopied: fc.boolean() }),
  }),
  'features/productos/sheets/slice': draw(sheets, {
    sheetsRequested: fc.record({ tipo, ids, at: fc.nat() }),
    sheetsOutdated: fc.record({ tipo, ids, at: fc.nat() }),
    productRead: nothing,
    sheetsLoaded: fc.record({
      sources: fc.array(fc.record({ record: producto, lines: fc.array(linea), entradas: fc.array(entrada) }), { maxLength: 2 }),
      notFound: ids,
    }),
    sheetsFailed: nothing,
    sheetsLeft: nothing,
  }),
  'features/productos/list/composicion/slice': draw(composiciones, {
    composicionesRequested: tipo,
    composicionesLeft: tipo,
    composicionesChecked: fc.record({
      tipo,
      estados: fc.dictionary(fc.nat().map(String), fc.constantFrom('avisos' as const, 'sin' as const)),
    }),
  }),
  'features/productos/slice': draw(productos, {
    newEntered: ofForm,
    recordMade: fc.record({ formId, tipo, id }),
    recordKept: ofForm,
    vigentesLoaded: fc.record({ formId, vigentes: fc.dictionary(fc.constantFrom('nombre', 'descripcion'), fc.array(locale)) }),
    genericoRequested: fc.record({ formId, codigo: text }),
    acabadoRequested: fc.record({ formId, generico: id }),
    listEntered: tipo,
    detailEntered: fc.record({ formId, tipo, id }),
    recordLoaded: fc.record({ formId, record: producto, lines: fc.array(linea) }),
    localeChosen: inLocale,
    lineAccepted: fc.record({ formId, id: fc.constantFrom('l1', 'l2', '0', '1'), content: fc.record(content) }),
    lineRemoved: fc.record({ formId, id: fc.constantFrom('l1', '0') }),
    lineRestored: ofForm,
    composicionReplaced: fc.record({
      formId,
      composicion: fc.array(fc.record({ ...content, orden: id, id: fc.constantFrom('l1', 'l2') })),
    }),
    lineMoved: fc.record({ formId, id: fc.constantFrom('l1', 'l2', '0', '1'), by }),
    saveRequested: fc.record({ formId, values: productoValues, overwrites, stay: fc.boolean() }),
    recordSaved: ofForm,
    formRenewed: fc.record({ formId, next: formId, record: producto, lines: fc.array(linea) }),
    detailClosed: ofForm,
    duplicateRequested: fc.record({ id, run: text }),
    duplicateDone: fc.record({ id }),
    deleteRequested: fc.record({ tipo, id }),
  }),
  'features/session/password/events': draw(passwordLinkEvents, {
    checkRequested: fc.record({ codigo: ticket }),
    newPasswordRequested: fc.record({ codigo: ticket, first: ticket, second: ticket }),
    linkRequested: fc.record({ email: text }),
  }),
  'features/session/slice': draw(session, {
    signedOut: nothing,
    loginRequested: fc.record({ email: text, password: ticket, returnTo: text }),
    signedIn: nothing,
    logoutRequested: nothing,
    codeKnown: fc.record({ codigo: ticket, is: fc.constantFrom('checked', 'valid', 'dead', 'unanswered'), email: text }),
    linkAsked: text,
  }),
  'features/soluciones/slice': draw(soluciones, {
    detailEntered: ofRecord,
    solucionLoaded: fc.record({
      formId,
      solucion: fc.record({ id, nombre: map, descripcion: map }),
      combinaciones: fc.array(combinacion),
    }),
    localeChosen: inLocale,
    createRequested: creation,
    combinacionCreated: fc.record({ formId, record: combinacion, creationId }),
    saveRequested: fc.record({ formId, id, base: fc.record(combinacionValues), values: fc.record(combinacionValues), overwrites }),
    combinacionSaved: fc.record({ formId, record: combinacion }),
    combinacionDeleted: ofRecord,
    detailClosed: ofForm,
  }),
  'features/traducciones/importar/slice': draw(importacion, {
    importRequested: fc.record({ ticket: fc.constantFrom('t1', 't2'), nombre: text, idioma: fc.option(idioma) }),
    importRefused: text,
    idiomaAsked: text,
    idiomaChosen: idioma,
    archivoRead: fc.record({ archivo, papelera: fc.array(text), otros: fc.array(text) }),
    momentosLoaded: fc.dictionary(ofTexto, text),
    choiceMade: fc.record({ keys: fc.array(ofTexto), isAccepted: fc.boolean() }),
    importClosed: nothing,
  }),
  'features/traducciones/slice': draw(traducciones, {
    pageShown: fc.constantFrom('idiomas', 'workbench'),
    pageLeft: fc.constantFrom('idiomas', 'workbench'),
    idiomasRequested: nothing,
    idiomasLoaded: fc.option(fc.array(fc.record({ idioma, ...recuento, por_tipo: fc.dictionary(resource, fc.record(recuento)) }))),
    workbenchEntered: fc.record({ idioma, origen: locale, id: draftId }),
    textosLoaded: fc.record({ idioma, origen: locale, textos: fc.option(textos) }),
    textosFollowed: fc.record({ idioma, origen: locale, textos }),
    textoWritten: fc.record({ idioma, key: ofTexto, destino: text, texto: text }),
    vigenteMarked: fc.record({ idioma, key: ofTexto, destino: text }),
    vigentesMarked: fc.record({ idioma, textos }),
    pendingTextUndone: fc.record({ idioma, key: ofTexto }),
    pendingTextsDiscarded: fc.record({ idioma }),
    draftRestored: fc.record({ idioma, id: draftId, pendingTexts: fc.dictionary(ofTexto, pendingText) }),
    textosLaid: fc.record({ idioma, textos: fc.array(fc.record({ key: ofTexto, destino: text, texto: text })) }),
    exportRequested: fc.record({
      ...{ idioma, origen: locale, formato: fc.constantFrom('xliff' as const, 'xlsx' as const) },
      ...{ keys: fc.option(fc.array(ofTexto)), que: text },
    }),
    saveRequested: fc.record({ idioma, raices: fc.option(fc.array(text)) }),
    saveStarted: fc.record({ idioma, raices: fc.option(fc.array(text)), keys: fc.array(ofTexto), total: id, current: text }),
    registroEnded: fc.record({
      ...{ idioma, rows: textos, saved: fc.array(ofTexto), failures: fc.dictionary(ofTexto, text) },
      ...{ isFailed: fc.boolean(), current: fc.option(text) },
    }),
    stopRequested: nothing,
    saveEnded: fc.record({ idioma, textos: fc.option(textos), theirs: fc.dictionary(ofTexto, suya) }),
    resultadoRead: nothing,
    versionChosen: fc.record({ idioma, key: ofTexto, cual: fc.constantFrom('suya' as const, 'mia' as const) }),
  }),
  'store/actionLog/slice': draw(actionLog, { recordingStarted: nothing, logRequested: nothing, logRestarted: nothing }),
  'store/catalogues/retry': draw(retry, { listsRetried: nothing }),
  'store/catalogues/rowMarks': draw(rowMarks, {
    rowsMarked: fc.record({
      list: fc.constantFrom('familias', 'magnitudes'),
      marks: fc.dictionary(id.map(String), fc.constantFrom<rowMarks.RowMark>('Nuevo', 'Cambiado', 'Eliminado')),
    }),
    marksEnded: fc.record({ list: fc.constantFrom('familias', 'magnitudes'), ids }),
  }),
  'store/configuration': draw(configuration, {}),
  'store/live/events': draw(liveEvents, {
    changeReceived: fc.record({
      ...{ recurso: fc.constantFrom('familias', 'productos_genericos', 'otro'), version: id, registros: ids, eliminados: ids },
      usuario: fc.option(persona),
    }),
    presenceReceived: fc.record({
      ...{ tipo: fc.constantFrom('familias', 'productos_genericos'), id },
      personas: fc.array(fc.record({ usuario: persona, idioma: text })),
    }),
    streamOpened: nothing,
    streamSilent: nothing,
  }),
  'store/downloads': draw(downloads, {
    downloadReady: fc.record({ ticket: text, name: text }),
    downloadTaken: fc.record({ ticket: text }),
  }),
  'kits/lists/store/slice': draw(lists, {
    exportRequested: fc.record({ ticket: text, format: fc.constantFrom('csv' as const, 'xlsx' as const) }),
    listLeft: fc.record({ list: text, ids }),
    recordTurned: fc.record({
      ...{ list: text, id, side: fc.constantFrom('previous' as const, 'next' as const), locale },
      place: fc.record({ section: fc.option(text), offset: id }),
    }),
    turnEnded: nothing,
  }),
  'kits/lists/store/runs': draw(runs, {
    bulkRequested: fc.record({ place, run: key, action: text, change: fc.constantFrom<runs.BulkChange>({}, { activo: true }), ids }),
    recordEnded: fc.record({ place, run: key, id, reason: fc.option(text), next: maybeId }),
    stopRequested: ofPlace,
    bulkEnded: fc.record({ place, run: key }),
    bulkClosed: ofPlace,
  }),
  'store/live/slice': draw(live, {
    answersCeased: fc.record({ since: fc.constant('2026-11-27T09:42:00.000Z') }),
    answersResumed: nothing,
    recordShown: fc.record({ tipo: resource, id, idioma: locale }),
    recordLeft: fc.record({ tipo: resource, id }),
  }),
  'store/memory/slice': draw(memory, {
    menuToggled: fc.constantFrom(...memory.MENU_KEYS),
    tableViewed: fc.record({ table: text, view: fc.record({ ...stand, scroll: id }) }),
    viewsKept: fc.record({
      table: text,
      views: fc.record({
        kept: fc.array(fc.record({ id: text, name: text, stand: fc.record(stand) })),
        used: fc.option(text),
      }),
    }),
    recentLoaded: fc.dictionary(text, fc.array(fc.record({ kind, id }))),
    recordOpened: fc.record({ user: text, kind, id }),
  }),
  'store/navigation': draw(navigation, {
    navigationRequested: fc.record({ id: text, to: text, replace: fc.boolean(), state: fc.option(fc.record({ abrir: id })) }),
    navigationDone: text,
  }),
  'kits/drafts/slice': draw(drafts, {
    draftsAwaited: nothing,
    draftsNeeded: nothing,
    draftsListed: fc.record({ notes: fc.array(note), elsewhere: fc.array(draftId) }),
    draftsRefused: nothing,
    draftChanged: fc.record({
      ...{
        id: draftId,
        shape: id,
        form: text,
        record: maybeId,
        name: text,
        kind: text,
        path: text,
        over: text,
        changes: fc.array(text),
        at: id,
      },
      content: fc.record({ runKey: key, opened: anyValues, values: anyValues, openedParts: anyParts, parts: anyParts }),
    }),
    draftKept: fc.record({ note, elsewhere: fc.constant(true as const) }, { requiredKeys: ['note'] }),
    draftLost: fc.record({ id: draftId }),
    draftUndone: fc.record({ id: draftId }),
    formLeft: fc.record({ id: draftId }),
    discardRequested: fc.record({ ids: fc.array(draftId) }),
    discardAllRequested: nothing,
    draftEnded: fc.record({ id: draftId, how: howEnded, elsewhere: fc.constant(true as const) }, { requiredKeys: ['id', 'how'] }),
    draftReleased: fc.record({ id: draftId }),
    recoverRequested: fc.record({ id: draftId, formId, agreed: fc.boolean(), runKey: fc.option(key) }),
    recoverContested: fc.record({ formId, id: draftId, clashes: fc.array(clash) }),
    recoverGivenUp: ofForm,
    draftRecovered: fc.record({
      ...{ formId, id: draftId, form: fc.constantFrom('productos/g', 'ensayos'), record: maybeId },
      ...{ wasSaving: fc.boolean(), values: anyValues, base: anyValues, openedParts: anyParts, parts: anyParts },
    }),
    dialogReopened: ofForm,
    textRequested: fc.record({ id: draftId }),
    draftTextShown: fc.record({ id: draftId, name: fc.option(text), text }),
    draftTextClosed: nothing,
    endingSeen: nothing,
  }),
  'store/sequences/slice': draw(sequences, {
    sequenceStarted: fc.record(
      {
        key,
        steps: fc.constant(['Registro', 'Imagen']),
        facts,
        save: fc.uuid(),
        place: fc.constant('k'),
        words: fc.constant({ Registro: { saved: 'el registro' } }),
      },
      { requiredKeys: ['key', 'steps', 'facts'] },
    ),
    stepStarted: ofStep,
    stepSkipped: ofStep,
    stepAdvanced: fc.record({ key, step, facts, progress: fc.option(fc.record({ done: id, total: id })) }),
    bytesPassed: fc.record({ key, bytes: fc.record({ done: id, total: id }) }),
    stepDone: fc.record({ key, step, facts }),
    stepFailed: fc.record(
      {
        ...{ key, step, reason: text, errors: fc.record({ codigo: text }), refusal: text },
        conflict: fc.record({ tags: fc.array(text), clashes: fc.array(clash) }),
      },
      { requiredKeys: ['key', 'step', 'reason'] },
    ),
    conflictClosed: ofRun,
    runRestored: fc.record({ key, steps: fc.constant([{ name: 'Registro', state: 'done' as const }]), facts }),
    sequenceFailed: ofRun,
    sequenceFinished: ofRun,
    sequenceForgotten: ofRun,
    placeLeft: fc.record({ place: fc.constant('k') }),
  }),
  'store/toasts': draw(toasts, {
    toastRaised: fc.record({
      ...{ id: text, tone: fc.constantFrom('success', 'error', 'warning'), text },
      record: fc.option(fc.record({ list: text, id, to: text }), { nil: undefined }),
    }),
    toastShown: text,
  }),
  'kits/history/slice': draw(versiones, {
    versionRequested: fc.option(fc.record({ tipo: resource, id, entrada: id })),
    panelOpened: fc.record({ formId, tipo: resource, id }),
    panelClosed: ofForm,
    moreRequested: ofForm,
    pageLoaded: fc.record({ formId, antes: entry, pagina: fc.record({ entradas: fc.array(entradas), siguiente: entry, total: maybeId }) }),
    pageFailed: fc.record({ formId, antes: entry }),
    wholeRequested: fc.record({ formId, entrada: id }),
    fullTextsLoaded: fc.record({ formId, entrada: id, cambios: fc.constant([]) }),
    wholeFailed: fc.record({ formId, entrada: id }),
    bringRequested: fc.record({
      ...{ formId, key: changeKey, entrada: id, edits: fc.oneof(edits, fc.constant('version' as const)) },
      editable: fc.record({ campos: fc.array(text), partes: fc.array(text) }),
      known: fc.record({ campos: fc.array(text), partes: fc.array(text) }),
    }),
    bringFailed: fc.record({ formId, key: changeKey }),
    editsLaid: fc.record({ formId, key: changeKey, edits, missing: fc.array(text), isUndo: fc.boolean() }),
    undoRequested: fc.record({ formId, key: changeKey }),
    editsTaken: fc.record({ formId, key: changeKey, undo: edits }),
  }),
  'kits/usages/referred/slice': draw(referidos, {
    referidosRequested: resource,
    referidosLoaded: fc.record({
      tipo: resource,
      referidos: fc.array(fc.record({ tipo: text, id, codigo: fc.constant(null), nombre: map, registros: fc.array(id) })),
    }),
  }),
  'kits/forms/news/slice': draw(news, {
    formWatched: fc.record(
      {
        key: ofNews,
        runKey: key,
        tipo: resource,
        id,
        partes: fc.array(resource),
        owners: fc.record({ member: text, ids }),
        known: fc.dictionary(resource, ids),
      },
      { requiredKeys: ['key', 'runKey', 'tipo', 'id', 'partes'] },
    ),
    formUnwatched: fc.record({ key: ofNews }),
    saveReceived: fc.record({ key: ofNews, ...notedSave }),
    savesMissed: fc.record({ key: ofNews }),
    readingResumed: fc.record({ key: ofNews }),
    recordReceived: fc.record({ key: ofNews, record: fc.record({ id, nombre: map }), partes: fc.constant({}), found: savesFound }),
    newsTaken: fc.record({
      ...{ key: ofNews, formId, tipo: fc.constantFrom('productos_genericos', 'ensayos', 'familias', 'soluciones', 'cultivos') },
      ...{ record: fc.record({ id, nombre: map, imagen: address }), base: anyValues, saves: fc.array(fc.record(notedSave)) },
      partes: fc.record(
        {
          lineas_de_composicion: fc.constant({ opened: [], drafts: [] }),
          resultados_de_ensayo: fc.constant({ opened: [], drafts: [] }),
          adjuntos_de_ensayo: fc.constant({ opened: [], drafts: [] }),
          combinaciones_de_productos: fc.record({ opened: fc.array(combinacion), drafts: fc.constant([]) }),
          como_se_aplica: fc.record({ opened: fc.array(entrada), drafts: fc.constant([]) }),
        },
        { requiredKeys: [] },
      ),
    }),
    namesLoaded: fc.record({ key: ofNews, nombres: fc.constant({}) }),
    newsClosed: fc.record({ key: ofNews }),
    recordDeleted: fc.record({ key: ofNews, ...notedSave }),
  }),
  'kits/history/saves/slice': draw(saves, {
    savesRequested: fc.record({ key, tipo: text, id }),
    savesLoaded: fc.record({ key, saves: fc.array(fc.record({ author: fc.option(text), momento: text, fields: fc.array(text) })) }),
    savesLeft: ofRun,
  }),
  'kits/drafts/since/slice': draw(since, {
    sinceRequested: fc.record({ id: text, now: fc.object(), isOrdered: fc.boolean(), history: fc.option(fc.record({ tipo: text, id })) }),
    sinceLoaded: fc.record({
      id: text,
      since: fc.record({
        ...{ theirs: draftEdits, edits: draftEdits, left: draftEdits },
        saves: fc.array(fc.record({ author: fc.option(text), momento: text, fields: fc.array(text) })),
      }),
    }),
  }),
  'kits/usages/slice': draw(usos, {
    usesRequested: fc.record(ofUses),
    usesLoaded: fc.record({ ...ofUses, usos: fc.option(fc.array(uso)) }),
    usesLeft: fc.record({ place: ofUses.place }),
    selectionUsesRequested: fc.record({ asked: fc.constantFrom('una', 'otra'), tipo: ofUses.tipo, ids: fc.array(id) }),
    selectionUsesLoaded: fc.record({ asked: fc.constantFrom('una', 'otra'), used: fc.array(fc.record({ id, usos: fc.array(uso) })) }),
    selectionUsesClosed: fc.constant(undefined),
  }),
}

/** Records of any catalogue. */
const records = fc.array(fc.record({ id, codigo_iso_numerico: id.map(String), nombre: map, valor: map }))
const version = fc.option(fc.integer({ min: 0, max: 9 }))
const kept = fc.record({ version, answer: fc.option(fc.record({ path: text, tag: text })), records })
const changes = fc.record({
  ...{ desde: version, version: fc.integer({ min: 0, max: 9 }), completo: fc.boolean() },
  ...{ registros: records, eliminados: ids },
})
const ofCatalogues = Object.values(catalogues).flatMap(
  ({ loadRequested, loadFailed, foundUnchanged, loaded, restored, changesReceived }): fc.Arbitrary<Action>[] => [
    fc.constantFrom<Action>(loadRequested(), loadFailed(), foundUnchanged()),
    records.map(payload => ({ type: loaded.type, payload })),
    kept.map(payload => ({ type: restored.type, payload })),
    changes.map(payload => ({ type: changesReceived.type, payload })),
  ],
)

const anyAction = fc.oneof(...Object.values(drawings).flatMap(({ actions }) => actions), fc.oneof(...ofCatalogues))

/** Actions mostly of one file, which build on each other, in any order: reducers must be pure for impossible sequences too. */
export const actionsAround = ({ actions }: ModuleActions, maxLength: number): fc.Arbitrary<Action[]> =>
  fc.array(fc.oneof({ weight: 9, arbitrary: fc.oneof(...actions) }, anyAction), { maxLength, size: 'max' })

export const anyActions = (maxLength: number): fc.Arbitrary<Action[]> => fc.array(anyAction, { maxLength, size: 'max' })
