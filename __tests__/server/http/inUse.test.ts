import { engines, useServer } from '@test/support/engines'
import { runProgram } from '@test/support/program'

/** No table of the product refers to another's records yet, so the program beside this test makes one that does. */
describe.each(engines)('deleting a record that others use (%s)', engine => {
  const server = useServer(engine, { SEED_DEMO: '0' })

  it('is refused with who uses it and how many, in words of the definition', async () => {
    await server().end()
    const answers: unknown = JSON.parse(await runProgram('__tests__/server/http/inUse.ts', server().env))
    expect(answers).toEqual([
      '409 La magnitud se usa en 1 envase',
      '409 La magnitud se usa en 3 envases',
      '409 La magnitud se usa en 3 envases y 1 línea de composición',
      'deleted',
    ])
  })
})
