import fc from 'fast-check'
import { comoSeAplica } from '@/features/productos/save/childRecords'
import { noFacts, type SaveInput } from '@/features/productos/save/saveFacts'
import { valuesOf } from '@/features/productos/model/productoValues'
import { emptyLedger } from '@/store/sequences/childRecords/ledger'
import { plan } from '@/store/sequences/childRecords/plan'
import { entrada, generico } from '@test/features/productos/products'

const record = generico()

/** Drafts at the beginning of a save of these stages. */
const drafts = (estados: number[]) => {
  const values = { ...valuesOf(record), estados_fenologicos: estados }
  const input: SaveInput = { tipo: 'g', id: 7, values, composicion: [], record, lines: [], overwrites: [] }
  return comoSeAplica.drafts(input, noFacts(7))
}

it('ends with one record for every chosen stage and none for others, and touches no record that stays [AP-03]', () => {
  const ids = fc.uniqueArray(fc.nat(12))
  fc.assert(
    fc.property(ids, ids, (chosen, recorded) => {
      const present = recorded.map((estado, at) => entrada(at + 100, estado, { producto_generico: 7 }))
      const { make, drop, change } = plan(comoSeAplica, { present, opened: [], drafts: drafts(chosen), ledger: emptyLedger })
      const missing = make.map(({ estado_fenologico }) => estado_fenologico)
      const left = present.filter(({ id }) => drop.includes(id)).map(({ estado_fenologico }) => estado_fenologico)
      const after = [...recorded.filter(estado => !left.includes(estado)), ...missing]
      expect(after.sort()).toEqual([...chosen].sort())
      expect(missing.filter(estado => recorded.includes(estado))).toEqual([])
      expect(left.filter(estado => chosen.includes(estado))).toEqual([])
      expect(change).toEqual([])
    }),
  )
})
