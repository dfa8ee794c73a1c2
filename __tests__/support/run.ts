import { randomUUID } from 'node:crypto'

/** Names this run of jest: all of its test files share the programs that they start. */
const nameRun = (): void => {
  process.env.TEST_RUN = randomUUID()
}

// eslint-disable-next-line no-restricted-exports -- jest asks for it
export default nameRun
