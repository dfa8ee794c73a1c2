import { isTestOfSequence } from '@test/support/sequences'

// The test file of a sequence fails unless each step succeeds and fails in it. Other files do not load the store for this [AC-03].
if (isTestOfSequence(expect.getState().testPath ?? ''))
  afterAll(async () => {
    const { expectProved } = await import('@test/support/provenSteps')
    expectProved()
  })
