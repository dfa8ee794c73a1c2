import { createChangedRoots } from '@server/translations/changedRoots'
import { pageStatements } from '@server/translations/recordTexts'
import { createTextLists } from '@server/translations/textLists'
import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { withMembers } from '@test/support/withMembers'
import { sql } from 'kysely'

const PRODUCTS = 2_000
/** Characters that a statement may return: some slices, because a slice is planned from the size of the one before. */
const MOST = 2_000_000

describe('the texts of many records', () => {
  const { db } = useTwoApps(ENGINE)

  it('come in slices, also after a read of a language that hardly any record has', async () => {
    await sql`
      insert into productos_acabados (codigo, nombre, descripcion)
      select 'A-' || n, jsonb_build_object('es_ES', 'Abono ' || n), jsonb_build_object('es_ES', repeat('abono; ', 200))
      from generate_series(1, ${PRODUCTS}::integer) as n`.execute(db())
    const sizes: number[] = []
    const executor = db().getExecutor()
    const watched = withMembers(db(), {
      executeQuery: async <R>(query: never) => {
        const result = await executor.executeQuery<R>(query)
        sizes.push(JSON.stringify(result.rows).length)
        return result
      },
    })
    const read = createTextLists(watched, createChangedRoots(), pageStatements)
    const readAll = async (origen: string) => read({ idioma: 'de_DE', origen }, undefined, new AbortController().signal, undefined)
    expect((await readAll('fr_FR')).size).toBe(0)
    expect((await readAll('es_ES')).size).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size)).toBeGreaterThan(MOST)
    expect(Math.max(...sizes)).toBeLessThan(MOST)
  })
})
