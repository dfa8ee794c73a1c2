import { resourceOf } from '@/shared/resources/registry'
import { textsOf } from '@server/translations/texts'

export type Body = Record<string, unknown>

/** Record, or text in the list. */
export interface Row {
  id: number
  tipo: string
  campo: string
  igual: boolean
  desfasada: boolean
  cambio: { entrada: number; momento: string | null; antes: string | null } | null
}

type Texts = Record<string, Record<string, string>>
type StoredRecord = Body & { id: number }

interface TextState {
  texts: Texts
  /** Changes by field and language: entry, and text before it. */
  changes: Map<string, { entry: number; before: string | null }[]>
  holds: Map<string, number>
}

/** Kinds of roots with their parts, each with the field of its owner, in the order of the list. */
const ROOTS: [root: string, ...parts: [tipo: string, owner: string][]][] = [
  ['productos_acabados', ['lineas_de_composicion', 'producto_acabado'], ['como_se_aplica', 'producto_acabado']],
  ['productos_genericos', ['lineas_de_composicion', 'producto_generico'], ['como_se_aplica', 'producto_generico']],
  ['ensayos', ['resultados_de_ensayo', 'ensayo'], ['adjuntos_de_ensayo', 'ensayo']],
  ['cultivos', ['estados_fenologicos', 'cultivo']],
  ['soluciones', ['combinaciones_de_productos', 'solucion']],
  ...['familias', 'iconos', 'envases', 'componentes', 'magnitudes'].map((root): [string] => [root]),
]
const TIPOS = [...new Set(ROOTS.flatMap(([root, ...parts]) => [root, ...parts.map(([tipo]) => tipo)]))]

const has = (text: unknown): text is string => typeof text === 'string' && text.trim() !== ''

const texts = (tipo: string) => {
  const resource = resourceOf(tipo)
  return resource === undefined ? [] : textsOf(resource)
}

/** Reference model of the texts: records every change, and computes states by scanning all of them. */
export const createModel = (list: (table: string) => Promise<object[]>) => {
  const records = new Map<string, TextState>()
  const entries = new Map<string, number>()
  let last = 0

  const entryOf = (save: string | undefined) => {
    const known = save === undefined ? undefined : entries.get(save)
    if (known !== undefined) return known
    last += 1
    if (save !== undefined) entries.set(save, last)
    return last
  }
  /** Sets the last entry before the recorded ones. */
  const begins = (entry: number) => {
    last = entry
  }
  const keyOf = (tipo: string, id: number) => `${tipo} ${id}`
  const textsIn = (tipo: string, record: object) => Object.fromEntries(texts(tipo).map(campo => [campo, { ...(record as Texts)[campo] }]))

  const created = (tipo: string, record: { id: number }, save: string | undefined) => {
    entryOf(save)
    records.set(keyOf(tipo, record.id), { texts: textsIn(tipo, record), changes: new Map(), holds: new Map() })
  }

  const changed = (tipo: string, record: { id: number }, save: string | undefined) => {
    const kept = records.get(keyOf(tipo, record.id))
    if (kept === undefined) throw new Error(`There is no ${tipo} ${record.id}`)
    const now = textsIn(tipo, record)
    if (JSON.stringify(now) === JSON.stringify(kept.texts)) return
    const entry = entryOf(save)
    for (const campo of texts(tipo))
      for (const idioma of Object.keys({ ...now[campo], ...kept.texts[campo] })) {
        const before = kept.texts[campo]?.[idioma] ?? null
        if ((before ?? '') === (now[campo]?.[idioma] ?? '')) continue
        const changes = kept.changes.get(`${campo} ${idioma}`) ?? []
        kept.changes.set(`${campo} ${idioma}`, [...changes, { entry, before }])
      }
    kept.texts = now
  }

  const lastOf = (kept: TextState | undefined, campo: string, idioma: string) =>
    Math.max(0, ...(kept?.changes.get(`${campo} ${idioma}`) ?? []).map(({ entry }) => entry))

  const stillValid = (tipo: string, id: number, campos: readonly string[], idioma: string, seen = Infinity) => {
    const kept = records.get(keyOf(tipo, id))
    for (const campo of campos) {
      const all = [...(kept?.changes.entries() ?? [])].flatMap(([key, changes]) => (key.startsWith(`${campo} `) ? changes : []))
      const until = Math.min(seen, Math.max(0, ...all.map(({ entry }) => entry)))
      kept?.holds.set(`${campo} ${idioma}`, Math.max(until, kept.holds.get(`${campo} ${idioma}`) ?? 0))
    }
  }

  /** Records the deletion and the restoration of records: two entries. */
  const restored = (all: readonly { tipo: string; id: number }[], save: string | undefined) => {
    entryOf(save)
    entryOf(undefined)
    for (const { tipo, id } of all) {
      const kept = records.get(keyOf(tipo, id))
      if (kept) records.set(keyOf(tipo, id), { texts: kept.texts, changes: new Map(), holds: new Map() })
    }
  }

  /** True for a text equal to its source in another language; all texts of the model have words. */
  const isSame = (tipo: string, id: number, campo: string, idioma: string, origen: string) => {
    const kept = records.get(keyOf(tipo, id))
    const [source, target] = [kept?.texts[campo]?.[origen], kept?.texts[campo]?.[idioma]]
    if (!has(source) || source !== target || idioma.slice(0, 2) === origen.slice(0, 2)) return false
    const held = kept?.holds.get(`${campo} ${idioma}`)
    return held === undefined || held < Math.max(lastOf(kept, campo, origen), lastOf(kept, campo, idioma))
  }

  const outdated = (tipo: string, id: number, campo: string, idioma: string, origen: string) => {
    const kept = records.get(keyOf(tipo, id))
    const known = Math.max(lastOf(kept, campo, idioma), kept?.holds.get(`${campo} ${idioma}`) ?? 0)
    const entrada = lastOf(kept, campo, origen)
    if (entrada <= known || !has(kept?.texts[campo]?.[idioma]) || isSame(tipo, id, campo, idioma, origen)) return null
    const first = kept.changes.get(`${campo} ${origen}`)?.find(({ entry }) => entry > known)
    return { entrada, momento: 'string', antes: first?.before ?? null }
  }

  const readAll = async () => new Map(await Promise.all(TIPOS.map(async tipo => [tipo, (await list(tipo)) as StoredRecord[]] as const)))

  const rows = async (idioma: string, origen: string) => {
    const all = await readAll()
    const inSource = (map: Record<string, string> = {}) => (has(map[origen]) ? map[origen] : (map['es_ES'] ?? ''))
    const partName = (tipo: string, record: StoredRecord) => {
      const by = { lineas_de_composicion: ['componentes', 'componente'], como_se_aplica: ['estados_fenologicos', 'estado_fenologico'] }[
        tipo
      ]
      const named = by && all.get(by[0] ?? '')?.find(({ id }) => id === record[by[1] ?? ''])
      if (named === undefined) return tipo === 'lineas_de_composicion' ? `la línea ${Number(record['orden']) + 1}` : null
      return inSource((named as unknown as Texts)['nombre'])
    }
    const place = (record: StoredRecord) => [Number(record['orden'] ?? 0), record.id] as const
    const byPlace = (one: StoredRecord, other: StoredRecord) => place(one)[0] - place(other)[0] || place(one)[1] - place(other)[1]
    return ROOTS.flatMap(([raizTipo, ...parts]) =>
      (all.get(raizTipo) ?? []).flatMap(raiz => {
        const of = (tipo: string, record: StoredRecord) =>
          texts(tipo).flatMap(campo => {
            const map = (record as unknown as Texts)[campo] ?? {}
            if (!has(map[origen])) return []
            const cambio = outdated(tipo, record.id, campo, idioma, origen)
            return [
              {
                ...{ tipo, id: record.id, raiz_tipo: raizTipo, raiz: raiz.id, codigo: raiz['codigo'] ?? null },
                nombre: inSource((raiz['nombre'] ?? raiz['valor']) as Record<string, string>),
                ...{ parte: partName(tipo, record), campo, origen: map[origen], destino: map[idioma] ?? '' },
                igual: isSame(tipo, record.id, campo, idioma, origen),
                ...{ desfasada: cambio !== null, cambio, familia: raiz['familia'] ?? null },
                paises: [raiz['paises'] ?? raiz['pais'] ?? []].flat().map(code => (code as string).toUpperCase()),
              },
            ]
          })
        const own = parts.flatMap(([tipo, owner]) =>
          (all.get(tipo) ?? [])
            .filter(part => part[owner] === raiz.id)
            .sort(byPlace)
            .flatMap(part => of(tipo, part)),
        )
        return [...of(raizTipo, raiz), ...own]
      }),
    )
  }

  const summary = async () => {
    const all = await readAll()
    const maps = TIPOS.flatMap(tipo =>
      (all.get(tipo) ?? []).flatMap(record =>
        texts(tipo).map(campo => ({ tipo, id: record.id, campo, map: (record as unknown as Texts)[campo] ?? {} })),
      ),
    )
    const languages = [...new Set(maps.flatMap(({ map }) => Object.keys(map).filter(idioma => has(map[idioma]))))].sort()
    const source = maps.filter(({ map }) => has(map['es_ES']))
    return languages.map(idioma => {
      const count = (some: typeof source) => {
        const done = some.filter(({ map }) => has(map[idioma]))
        const old = done.filter(({ tipo, id, campo }) => outdated(tipo, id, campo, idioma, 'es_ES') !== null)
        const same = done.filter(({ tipo, id, campo }) => isSame(tipo, id, campo, idioma, 'es_ES'))
        return { hechas: done.length - same.length, total: some.length, desfasadas: old.length, iguales: same.length }
      }
      const kinds = TIPOS.map(tipo => [tipo, count(source.filter(each => each.tipo === tipo))] as const).filter(
        ([, { total }]) => total > 0,
      )
      return { idioma, por_tipo: Object.fromEntries(kinds), ...count(source) }
    })
  }

  return { textsOf: texts, begins, created, changed, stillValid, restored, rows, summary }
}
