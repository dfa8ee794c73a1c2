import { storedCode } from '@/shared/code'
import { ensayos } from '@/shared/resources/ensayos'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { createRecords } from '@server/records/records'
import { warningOfRepeatedCodes } from '@server/records/repeatedCodes'
import { isUniqueViolation } from '@server/database/errors'
import { migrate } from '@server/database/migrate'
import type { Database } from '@server/database/database'
import { openAsItStands } from '@server/database/open'
import { inTransaction } from '@server/database/transaction'
import { migrations } from '@server/migrations'
import { useDatabases } from '@test/support/databases'
import { engines } from '@test/support/engines'
import { sql } from 'kysely'

const newDatabase = useDatabases()

const names = Object.keys(migrations)
const before = names[names.indexOf('005_codigos') - 1]
/** Last migration before the one that compares codes as they look; until then older codes are unchanged. */
const compared = names[names.indexOf('021_codigos_iguales_a_la_vista') - 1]
/** Last migration before the one that compares codes without case in every script. */
const folded = names[names.indexOf('023_codigos_sin_mayusculas') - 1]
const OLD = ['AB-1', ' ab-1 ', 'Ñ', 'ñ', 'C', 'c\u00a0', 'D']

describe.each(engines)('a database whose codes were told apart by case and spaces (%s)', engine => {
  let database: Database
  const codesOf = async () =>
    (await sql<{ codigo: string }>`select codigo from productos_genericos order by id`.execute(database.db)).rows.map(
      ({ codigo }) => codigo,
    )
  const insert = (codigo: string) => database.db.insertInto('productos_genericos').values({ codigo }).execute()
  const records = createRecords(productosGenericos)
  const update = (id: number, body: Record<string, unknown>) =>
    records.update(database.db, { usuario: null }, { id, ifMatch: undefined }, { body, refused: undefined }, '')
  const taken = { status: 400, errors: { codigo: ['Ya existe un producto genérico con este código.'] } }

  beforeAll(async () => {
    database = await openAsItStands(await newDatabase(engine))
    await migrate(database.db, before)
    for (const codigo of OLD) await sql`insert into productos_genericos (codigo) values (${codigo})`.execute(database.db)
    await migrate(database.db, compared)
  })
  afterAll(() => database.close())

  it('keeps every one of them, and takes them again row by row, as a restore puts them', async () => {
    expect(await codesOf()).toEqual(OLD)
    await database.db.transaction().execute(async transaction => {
      await sql`create temporary table kept on commit drop as select id, codigo, codigo_repetido from productos_genericos`.execute(
        transaction,
      )
      await sql`delete from productos_genericos`.execute(transaction)
      await sql`
        insert into productos_genericos (id, codigo, codigo_repetido) overriding system value select * from kept
      `.execute(transaction)
    })
    expect(await codesOf()).toEqual(OLD)
  })

  it.each(['ab-1', 'Ab-1', ' AB-1', 'ñ ', 'd', '\td'])('itself refuses one more of the same: %j', async codigo => {
    const refused = await insert(codigo).catch((error: unknown) => error)
    expect(isUniqueViolation(refused)).toBe(true)
  })

  it('lets those that were there be saved, until their code is another: then it is unique', async () => {
    await update(2, { codigo: ' ab-1 ', prioridad: 3 })
    expect((await codesOf())[1]).toBe('ab-1')
    await update(2, { codigo: 'X-2' })
    await expect(update(2, { codigo: 'ab-1' })).rejects.toMatchObject(taken)
    await expect(update(7, { codigo: ' x-2' })).rejects.toMatchObject(taken)
    await update(7, { codigo: 'd' })
    expect((await codesOf())[6]).toBe('d')
  })

  it('has room for a code that nobody has any longer', async () => {
    await update(1, { codigo: 'Z' })
    await update(7, { codigo: 'AB-1' })
    expect(await codesOf()).toMatchObject({ 0: 'Z', 6: 'AB-1' })
  })

  it('makes one record of two that come at once with the same code, in whatever case', async () => {
    const trials = createRecords(ensayos)
    const made = await Promise.allSettled(
      ['EN-1', 'en-1 '].map(codigo =>
        inTransaction(database.db, transaction => trials.create(transaction, { body: { codigo }, refused: undefined }, ''), {
          violations: true,
        }),
      ),
    )
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(made).toContainEqual(
      expect.objectContaining({ reason: expect.objectContaining({ errors: { codigo: ['Ya existe un ensayo con este código.'] } }) }),
    )
  })
})

describe.each(engines)('a database whose codes were told apart by what does not show (%s)', engine => {
  let database: Database
  const codes = async (table: string) =>
    (await sql<{ codigo: string }>`select codigo from ${sql.table(table)} order by id`.execute(database.db)).rows.map(
      ({ codigo }) => codigo,
    )

  beforeAll(async () => {
    database = await openAsItStands(await newDatabase(engine))
    await migrate(database.db, compared)
    for (const codigo of ['AB-1', 'AB-1\u200b', 'C\u00adD', 'A  B', 'e\u0301', '\u200b'])
      await sql`insert into productos_genericos (codigo) values (${codigo})`.execute(database.db)
    await sql`insert into productos_acabados (codigo) values (${'X\u00ad1'})`.execute(database.db)
    await migrate(database.db)
  })
  afterAll(() => database.close())

  it('stores each as new ones are, but one that would clash, which is named', async () => {
    expect(await codes('productos_genericos')).toEqual(['AB-1', 'AB-1\u200b', 'CD', 'A B', 'é', '\u200b'])
    expect(await codes('productos_acabados')).toEqual(['X1'])
    expect(await warningOfRepeatedCodes(database.db)).toBe(
      'These codes look like the code of an older record; change one of the two: productos_genericos 2 ("AB-1\u200b").',
    )
  })

  it.each(['AB-1\u202f', '\ufeffab-1', '\uff21\uff22-1', 'A\u00adB-1', 'E\u0301', 'a\u3000b'])(
    'refuses one that looks the same: %j',
    async codigo => {
      const refused = await database.db
        .insertInto('productos_genericos')
        .values({ codigo })
        .execute()
        .catch((error: unknown) => error)
      expect(isUniqueViolation(refused)).toBe(true)
    },
  )

  it('stores every character as the page does', async () => {
    const all = Array.from({ length: 0x11_0000 - 1 }, (_, at) => at + 1).filter(code => code < 0xd800 || code > 0xdfff)
    const texts = all.map(code => `a${String.fromCodePoint(code)}b`)
    const { rows } = await sql<{ different: string }>`
      select given as different from json_array_elements_text(${JSON.stringify(texts)}::json) with ordinality as each (given, place)
        join json_array_elements_text(${JSON.stringify(texts.map(storedCode))}::json) with ordinality as other (expected, at) on at = place
      where codigo_guardado(given) <> expected limit 10`.execute(database.db)
    expect(rows.map(({ different }) => different.codePointAt(1)?.toString(16))).toEqual([])
  })
})

describe.each(engines)('a database whose codes were told apart by the case of some letters (%s)', engine => {
  let database: Database
  const codes = async (table: string) =>
    (await sql<{ codigo: string }>`select codigo from ${sql.table(table)} order by id`.execute(database.db)).rows.map(
      ({ codigo }) => codigo,
    )
  const insert = (codigo: string) =>
    database.db
      .insertInto('productos_genericos')
      .values({ codigo })
      .execute()
      .catch((error: unknown) => error)

  beforeAll(async () => {
    database = await openAsItStands(await newDatabase(engine))
    await migrate(database.db, folded)
    for (const codigo of ['Š-1', 'š-1', 'e\u0301', 'D'])
      await sql`insert into productos_genericos (codigo) values (${codigo})`.execute(database.db)
    await sql`insert into productos_acabados (codigo) values ('o\u0308')`.execute(database.db)
    await migrate(database.db)
  })
  afterAll(() => database.close())

  it('keeps those that would clash, which are named, and composes the others [PG-01]', async () => {
    expect([await codes('productos_genericos'), await codes('productos_acabados')]).toEqual([['Š-1', 'š-1', 'é', 'D'], ['ö']])
    expect(await warningOfRepeatedCodes(database.db)).toBe(
      'These codes look like the code of an older record; change one of the two: productos_genericos 2 ("š-1").',
    )
    expect(isUniqueViolation(await insert('Š-1'))).toBe(true)
  })

  it.each(['Čč', 'Łł', 'Œœ', 'Ÿÿ', 'Ωω', 'Σς', 'Жж', 'ẞß', 'Աա', 'Ⰰⰰ', '𐐀𐐨'])(
    'refuses a code in the other case: %s [PG-01]',
    async pair => {
      const [upper, lower] = Array.from(pair)
      expect([await insert(`2-${upper}`), isUniqueViolation(await insert(`2-${lower}`))]).toEqual([expect.any(Array), true])
    },
  )

  it('compares the letters of the European scripts without case, and otherwise only what looks the same [PG-01]', async () => {
    const letters = Array.from({ length: 0x600 - 1 }, (_, at) => String.fromCodePoint(at + 1))
    const { rows } = await sql<{ typed: string }>`
      select typed from json_to_recordset(${JSON.stringify(letters.map(typed => ({ typed, other: typed.toLowerCase() })))}::json)
        as x (typed text, other text) where clave_de_codigo(typed) <> clave_de_codigo(other)`.execute(database.db)
    expect(rows).toEqual([])
    const apart = await sql`
      select a, b from unnest(array['ı', 'ß', 'ø', 'ð', 'ł', 'e', 'и', '1']) as a, unnest(array['i', 'ss', 'o', 'd', 'l', 'é', 'й', 'l']) as b
      where clave_de_codigo(a) = clave_de_codigo(b)`.execute(database.db)
    expect(apart.rows).toEqual([])
  })

  it('composes what meets where an invisible character was, as the page does [PG-01]', async () => {
    const unseen = Array.from({ length: 0x11_0000 - 1 }, (_, at) => at + 1)
      .filter(code => code < 0xd800 || code > 0xdfff)
      .map(code => `e${String.fromCodePoint(code)}\u0301`)
      .filter(text => storedCode(text) === 'é')
    const { rows } = await sql`
      select text from json_array_elements_text(${JSON.stringify(unseen)}::json) as text where codigo_guardado(text) <> 'é'`.execute(
      database.db,
    )
    expect([unseen.length > 4_000, rows]).toEqual([true, []])
  })
})
