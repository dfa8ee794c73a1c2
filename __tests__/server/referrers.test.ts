import { ENGINE } from '@test/support/engines'
import { useTwoApps } from '@test/support/twoApps'
import { sql } from 'kysely'

interface Usage {
  total: number
  registros: { nombre: Record<string, string> }[]
}

describe('users of a record', () => {
  const { send, db } = useTwoApps(ENGINE)

  /** Uses of a new family by `count` products, whose names fall from "Abono 9999". */
  const usesBy = async (count: number) => {
    const { id } = (await send('POST', '/api/familias/', { json: {} })).json<{ id: number }>()
    await sql`
      insert into productos_acabados (codigo, nombre, familia)
      select ${id}::integer || '-' || n, jsonb_build_object('es_ES', 'Abono ' || 10000 - n), ${id}::integer
      from generate_series(1, ${count}::integer) as n`.execute(db())
    const [uses] = (await send('GET', `/api/familias/${id}/usos/`)).json<Usage[]>()
    return { total: uses?.total, names: uses?.registros.map(({ nombre }) => nombre['es_ES']) }
  }
  const namesFrom = (first: number) => Array.from({ length: 20 }, (_, n) => `Abono ${first + n}`)

  it('are named by the first names where they are up to 1,000, and else by the first records, in the order of their names [LS-11]', async () => {
    expect(await usesBy(1_000)).toEqual({ total: 1_000, names: namesFrom(9_000) })
    // Slugs of all names would take the embedded engine a second for 100,000.
    expect(await usesBy(1_001)).toEqual({ total: 1_001, names: namesFrom(9_980) })
  })
})
