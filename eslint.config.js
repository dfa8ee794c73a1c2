import { readdirSync } from 'node:fs'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import { defineConfig, globalIgnores } from 'eslint/config'
import jest from 'eslint-plugin-jest'
import a11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import tseslint from 'typescript-eslint'

const TYPESCRIPT = ['**/*.{ts,tsx}']
const SCREENS = ['src/**/*.tsx']
const TESTS = ['__tests__/**/*.{ts,tsx}']
const COMPONENT_TESTS = ['__tests__/**/*.test.tsx']
const SOURCES = ['src/**/*.{ts,tsx}', 'server/**/*.ts']

/** The floors of the application, and what each may import besides itself. */
const FLOORS = {
  domain: [],
  api: ['domain'],
  ui: ['domain'],
  store: ['domain', 'api'],
  forms: ['domain', 'api', 'ui', 'store'],
  features: ['domain', 'api', 'ui', 'store', 'forms'],
  app: ['domain', 'api', 'ui', 'store', 'forms', 'features'],
}

/**
 * `paths` are regular expressions of what may not be imported, be it at once or when it is asked for; `atOnce` of what may only be asked
 * for.
 */
const barred = (files, paths, atOnce = []) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: [...paths, ...atOnce].map(([regex, message]) => ({ regex, message })) }],
    'no-restricted-syntax': [
      'error',
      ...paths.map(([regex, message]) => ({ selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`, message })),
    ],
  },
})

const OUT = ['^\\.\\./', 'A file leaves its own folder by the alias only.']
const REDUX = ['^(react-redux|redux|reselect|@reduxjs)', 'Components know neither the store nor the server.']

const floorOf = ([floor, below]) =>
  barred(
    [`src/${floor}/**`],
    [
      OUT,
      [`^@/(?!(${[floor, ...below].join('|')})/)`, 'It stands on a higher floor.'],
      ...(floor === 'ui' || floor === 'domain' ? [REDUX] : []),
    ],
  )

const featureOf = feature =>
  barred(
    [`src/features/${feature}/**`],
    [OUT, ['^@/app/', 'It stands on a higher floor.'], [`^@/features/(?!${feature}/)`, 'Features never import each other.']],
  )

/** The floors of the server from the ground up: a file imports its own part or a lower floor, never up, nor beside itself. */
const SERVER_FLOORS = [
  ['root', 'turns', 'errors', 'addresses'],
  ['settings', 'configuration'],
  ['definitions'],
  ['migrations'],
  ['database'],
  ['answer'],
  ['auth', 'catalogue', 'images', 'reports'],
  ['backup', 'health'],
  ['context'],
  ['http'],
  ['routes', 'site'],
  ['app'],
  ['server'],
  ['main', 'commands'],
]

const serverFloor = (part, floor) => {
  const out = SERVER_FLOORS.slice(floor)
    .flat()
    .filter(name => name !== part)
  return barred(
    [`server/src/${part}.ts`, `server/src/${part}/**`],
    [
      [`^\\.{1,2}/(\\.\\./)*(${out.join('|')})(/|$)`, 'It stands on a higher floor, or beside.'],
      ['^@/(?!domain/)', 'The server shares nothing but the domain with the application.'],
    ],
    [['(^|/)demo/', 'The demo data is loaded only where it is made or removed.']],
  )
}

export default defineConfig(
  globalIgnores(['dist/', 'node_modules/', 'coverage/', '.cache/', '.data/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-console': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
      // Immer's drafts lose a key by `delete`; a saga waits in `while (true)`, calls an api's function by its name and may return nothing.
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'always' }],
      '@typescript-eslint/unbound-method': 'off',
      // A parameter used once is how typed effects and contracts infer what a caller gets.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Handlers of react and of the server may be asynchronous; a promise in a condition or a spread is still an error.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: SOURCES,
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: ['tsconfig.json', 'server/tsconfig.json'], noWarnOnMultipleProjects: true }),
      ],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  ...Object.entries(FLOORS).map(floorOf),
  ...readdirSync('src/features').map(featureOf),
  // The version is the package's own.
  { files: ['src/domain/constants.ts'], rules: { 'no-restricted-imports': 'off' } },
  ...SERVER_FLOORS.flatMap((parts, floor) => parts.map(part => serverFloor(part, floor))),
  {
    files: ['server/demo/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@/(?!domain/)|^@server/(http|routes|site|app|server|main|commands)(/|$)',
              message: 'The demo data knows the database and below.',
            },
          ],
        },
      ],
    },
  },
  {
    files: SCREENS,
    extends: [reactHooks.configs.flat['recommended-latest'], a11y.configs.recommended],
    // A form that somebody has just opened puts them in its first field: our fields have a prop for it.
    rules: { 'jsx-a11y-x/no-autofocus': ['error', { ignoreNonDOM: true }] },
  },
  {
    // The store's reporter is where the application logs; a server and its commands speak on the console.
    files: ['src/store/reportError.ts', 'server/**/*.ts', '__tests__/support/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: TESTS,
    extends: [jest.configs['flat/recommended']],
    rules: {
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect*', '**.expect*', '**.run', '**.silentRun'] }],
      // An answer's JSON is `any` by its nature; the assertion on it is its check.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: COMPONENT_TESTS, extends: [testingLibrary.configs['flat/react']] },
  // The stand-in of a stylesheet exports what a stylesheet exports, and so do type declarations of stylesheets.
  { files: ['__tests__/support/cssModules.ts', '**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
)
