import { randomUUID } from 'node:crypto'

/** Sets the id of this run of jest, by which its test files share built programs. */
const nameRun = (): void => {
  process.env.TEST_RUN = randomUUID()
}

// eslint-disable-next-line no-restricted-exports -- jest asks for it
export default nameRun
