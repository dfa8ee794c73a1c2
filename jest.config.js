const shared = {
  // Cache of transformed files, kept between runs independently of the temporary directory of the tests.
  cacheDirectory: '<rootDir>/.cache/jest',
  moduleNameMapper: {
    '\\.css$': '<rootDir>/__tests__/support/cssModules.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@test/(.*)$': '<rootDir>/__tests__/$1',
    '^@server/(.*)$': '<rootDir>/server/src/$1',
    '^@demo/(.*)$': '<rootDir>/server/demo/$1',
    // The package exports this file for `import` only, and Jest resolves `require`.
    '^@zip\\.js/zip\\.js/lib/(.*)$': '<rootDir>/node_modules/@zip.js/zip.js/lib/$1',
  },
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!typebox/|@fastify/type-provider-typebox/|@redux-devtools/instrument/|@zip.js/)'],
}

/** Patterns of test files that a short run skips: see support/long.ts. */
const leftOut = process.env.TEST_LENGTH === 'short' ? ['\\.long\\.test\\.tsx?$'] : []

const OF_EACH_FILE = ['<rootDir>/__tests__/support/patience.ts', '<rootDir>/__tests__/support/sequenceProof.ts']

/** Options of projects without server and browser. */
const alone = { ...shared, testPathIgnorePatterns: ['/node_modules/', '/__tests__/(contract|e2e|server)/', ...leftOut] }

/**
 * `unit` has no DOM, unless a comment at the top of a file requests one; `screens` renders in jsdom; `node` covers the server, the contract
 * and the browser tests, each against the real server.
 */
export default {
  // Global limit; Jest ignores it inside a project. Servers and browsers need minutes; support/patience.ts shortens it for the other tests.
  testTimeout: 300_000,
  projects: [
    {
      ...alone,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      setupFilesAfterEnv: OF_EACH_FILE,
    },
    {
      ...alone,
      displayName: 'screens',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      setupFilesAfterEnv: [...OF_EACH_FILE, '<rootDir>/__tests__/support/setup.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/__tests__/support/run.ts',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/checkedFetch.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...leftOut],
      testMatch: ['<rootDir>/__tests__/(contract|e2e|server)/**/*.test.ts'],
    },
  ],
}
