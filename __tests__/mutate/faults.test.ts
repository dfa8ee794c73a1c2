import { faultsOf, OPERATORS, withFault } from '@test/mutate/faults'

const SOURCE = `import { a } from './a'
type Size = 1 | 2
export const run = async (record: Size & { id: number; name: string }) => {
  if (record.id < 3) throw new Error('3')
  await save(record.name)
  return record.id === 4 ? { width: 5 } : undefined
}
`

it('puts faults of each kind on one line, and none into types, imports and texts', () => {
  const faults = faultsOf('run.ts', SOURCE)
  const made = faults.map(fault => [fault.operator, withFault(SOURCE, fault).split('\n')[fault.line - 1]?.trim()])
  expect(made).toEqual([
    ['inverted condition', "if (!(record.id < 3)) throw new Error('3')"],
    ['wrong field', "if (record.name < 3) throw new Error('3')"],
    ['off by one', "if (record.id <= 3) throw new Error('3')"],
    ['off by one', "if (record.id < (3 + 1)) throw new Error('3')"],
    ['swallowed error', 'if (record.id < 3) void 0'],
    ['missing step', ';'],
    ['dropped await', '(save(record.name))'],
    ['wrong field', 'await save(record.id)'],
    ['wrong field', 'return record.name === 4 ? { width: 5 } : undefined'],
    ['inverted condition', 'return record.id !== 4 ? { width: 5 } : undefined'],
    ['off by one', 'return record.id === (4 + 1) ? { width: 5 } : undefined'],
  ])
  expect(new Set(made.map(([operator]) => operator))).toEqual(new Set(OPERATORS))
})
