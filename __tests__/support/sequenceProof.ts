import { isTestOfSequence } from '@test/support/sequences'

// The test file of a sequence fails unless each step both succeeds and fails in it [AC-03]. Loaded on demand: other files need no store.
if (isTestOfSequence(expect.getState().testPath ?? ''))
  afterAll(async () => {
    const { expectProved } = await import('@test/support/provenSteps')
    expectProved()
  })
