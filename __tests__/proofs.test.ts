import { beginsAs, idsIn, passedTitles, requirementIds, testsIn, unmet, unproven } from './proofs.mjs'

const known = ['CO-05', 'CO-06', 'CO-07', 'MA-02', 'TB-03', 'TB-04']

const results = {
  testResults: [
    {
      name: '/clone/__tests__/a.test.ts',
      assertionResults: [
        { status: 'passed', title: 'sorts 3 rows [TB-04]', fullName: 'a table sorts 3 rows [TB-04]' },
        { status: 'failed', title: 'saves [MA-02]', fullName: 'saves [MA-02]' },
        { status: 'pending', title: 'waits [TB-03]', fullName: 'waits [TB-03]' },
      ],
    },
  ],
}
const passed = passedTitles(results, '/clone')
const titles = [...passed.values()].flat().map(({ fullName }) => fullName)

it('reads ids, lists of them and ranges, over the end of a line too', () => {
  expect(idsIn('a line [TB-04], and [TB-03,\n * MA-02] in a comment; AB-12 is a code', known)).toEqual(['TB-04', 'TB-03', 'MA-02'])
  expect(idsIn('[CO-05 to CO-07]', known)).toEqual(['CO-05', 'CO-06', 'CO-07'])
  expect(idsIn('[TB-04; of old]', known)).toEqual(['TB-04; of old'])
  expect(requirementIds('| id | requirement |\n| TB-04 | sorts |\n')).toEqual(['TB-04'])
})

it('tells the requirements that no passed test names', () => {
  expect(unproven(['MA-02', 'TB-03', 'TB-04'], titles)).toEqual(['MA-02', 'TB-03'])
})

it('tells the rows of the checklist whose tests have not passed', () => {
  const rowOf = (id: string, test: string) => ({ id, test })
  const rows = [
    rowOf('1.1', '`__tests__/a.test.ts` «sorts %d rows»'),
    rowOf('1.2', '`__tests__/a.test.ts` «saves»'),
    rowOf('1.3', '`__tests__/b.test.ts` «sorts»'),
    rowOf('1.4', '`__tests__/endurance/kills.ts` «Killed under»'),
    rowOf('1.5', ''),
  ]
  expect(unmet(rows, passed, ['Killed under four writers   embedded'])).toEqual([
    '1.2: __tests__/a.test.ts «saves»',
    '1.3: __tests__/b.test.ts «sorts»',
  ])
  expect(unmet(rows.slice(3), passed)).toEqual(['1.4: __tests__/endurance/kills.ts «Killed under»'])
  expect(testsIn('`a.ts` «one» «two», `b.ts` «three»')).toEqual([
    { path: 'a.ts', title: 'one' },
    { path: 'a.ts', title: 'two' },
    { path: 'b.ts', title: 'three' },
  ])
})

it('takes a title of the sources for each that it ran as', () => {
  expect(beginsAs('GET /api/ (all) without, or with a token', '%s %s without')).toBe(true)
  expect(beginsAs('a call of ana is refused', 'a call of $name is')).toBe(true)
  expect(beginsAs('a call of ana', 'call of')).toBe(false)
})
