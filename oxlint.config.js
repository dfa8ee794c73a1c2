import { readdirSync } from 'node:fs'
import { basename, extname } from 'node:path'
import testingLibrary from 'eslint-plugin-testing-library'

const TYPESCRIPT = ['**/*.{ts,tsx}']
const SCREENS = ['src/**/*.tsx']
const TESTS = ['__tests__/**/*.{ts,tsx}']
const COMPONENT_TESTS = ['__tests__/**/*.test.tsx']
const SOURCES = ['src/**/*.{ts,tsx}', 'server/**/*.ts']

const errors = (plugin, names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map(name => [plugin + name, 'error']),
  )

/** The floors of the application, and what each may import besides itself. */
const FLOORS = {
  shared: [],
  api: ['shared'],
  ui: ['shared'],
  store: ['shared', 'api'],
  kits: ['shared', 'api', 'ui', 'store'],
  features: ['shared', 'api', 'ui', 'store', 'kits'],
  app: ['shared', 'api', 'ui', 'store', 'kits', 'features'],
}
const FEATURES = readdirSync('src/features')
const namesIn = folder => readdirSync(folder).map(name => basename(name, extname(name)))
/** Everything that the alias `@` reaches: a floor that is new is barred until it stands above. */
const ALIASED = namesIn('src')

/** `paths` are regular expressions of what may not be imported, be it at once or when it is asked for. */
const barred = (files, paths) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: paths.map(([regex, message]) => ({ regex, message })) }] },
})
const anyOf = names => `(${names.join('|')})(/|$)`
const without = (names, ...allowed) => names.filter(name => !allowed.includes(name))

const OUT = ['^\\.\\./', 'A file leaves its own folder by the alias only.']
const REDUX = ['^(react-redux|redux|reselect|@reduxjs)', 'Components know neither the store nor the server.']
/** Rule of components, wherever they stand [AC-07]. */
const API = ['^@/api(/|$)', 'Components dispatch actions; sagas call the API.']
const above = (...floors) => [`^@/${anyOf(without(ALIASED, ...floors))}`, 'It stands on a higher floor.']

const barredIn = (folder, paths) => [barred([`${folder}/**`], paths), barred([`${folder}/**/*.tsx`], [...paths, API])]

const floorOf = floor =>
  barredIn(`src/${floor}`, [OUT, above(floor, ...(FLOORS[floor] ?? [])), ...(floor === 'ui' || floor === 'shared' ? [REDUX] : [])])

const featureOf = feature =>
  barredIn(`src/features/${feature}`, [
    OUT,
    above('features', ...FLOORS.features),
    [
      `^@/features/(${anyOf(without(FEATURES, feature))}|${feature}$)`,
      "Features never import each other, nor a file its feature's `index`.",
    ],
  ])

/**
 * The floors of the server from the ground up: a file imports its own part or a lower floor, never up, nor beside itself. A part that stands on
 * none is barred to all others.
 */
const SERVER_FLOORS = [
  ['root', 'errors', 'addresses', 'semaphore', 'sha256', 'sql', 'collectGarbage', 'jsonSchemas'],
  ['settings', 'configuration'],
  ['resources'],
  ['migrations'],
  ['database'],
  ['response'],
  ['auth', 'images', 'mail', 'records', 'reports'],
  ['backup', 'health', 'history', 'translations'],
  ['context'],
  ['http'],
  ['events'],
  ['operator', 'routes', 'site'],
  ['app'],
  ['server'],
  ['main', 'commands'],
]
const SERVER_PARTS = namesIn('server/src')
const lowerThan = part => {
  const floor = SERVER_FLOORS.findIndex(parts => parts.includes(part))
  return SERVER_FLOORS.slice(0, Math.max(floor, 0)).flat()
}
const SHARED = [`^@/${anyOf(without(ALIASED, 'shared'))}`, 'The server shares nothing but `shared` with the application.']
const DEMO = ['(^|/)demo/', 'The demo data is loaded only where it is made or removed, and only when it is asked for.']

const serverPartOf = part =>
  barred(
    [`server/src/${part}.ts`, `server/src/${part}/**`],
    [
      [
        `^(@server/|\\.{1,2}/(\\.\\./)*)${anyOf(without(SERVER_PARTS, part, ...lowerThan(part)))}`,
        'It stands on a higher floor, or beside, or on none.',
      ],
      SHARED,
      DEMO,
    ],
  )

export default {
  ignorePatterns: ['dist/', 'node_modules/', 'coverage/', '.cache/', '.data/'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'deny' },
  plugins: ['typescript', 'import'],
  // Errors in the language and in each plugin named below; stricter rules are named one by one.
  categories: { correctness: 'error' },
  rules: {
    // Bytes of files are looked for, and a saga may have nothing to wait for.
    'no-control-regex': 'off',
    'require-yield': 'off',
    // Scripts without types drop a key of an object by naming it, and print what they were given.
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    'typescript/restrict-template-expressions': 'off',
  },
  overrides: [
    {
      files: TYPESCRIPT,
      rules: {
        ...errors('', 'no-array-constructor no-console no-useless-constructor no-var prefer-const prefer-rest-params prefer-spread'),
        ...errors(
          'typescript/',
          `consistent-type-imports no-deprecated no-empty-object-type no-explicit-any no-extraneous-class no-generated-empty-object-type
          no-mixed-enums no-namespace no-non-null-asserted-nullish-coalescing no-non-null-assertion no-require-imports
          no-unnecessary-boolean-literal-compare no-unnecessary-template-expression no-unnecessary-type-arguments
          no-unnecessary-type-assertion no-unnecessary-type-constraint no-unnecessary-type-conversion no-unsafe-argument
          no-unsafe-assignment no-unsafe-call no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access no-unsafe-return
          only-throw-error prefer-literal-enum-member prefer-promise-reject-errors prefer-reduce-type-parameter prefer-return-this-type
          related-getter-setter-pairs unified-signatures use-unknown-in-catch-callback-variable`,
        ),
        'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } }],
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true }],
        // Handlers of react and of the server may be asynchronous; a promise in a condition or a spread is still an error.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
        'typescript/no-unnecessary-condition': ['error', { allowConstantLoopConditions: 'always' }],
        'typescript/restrict-plus-operands': [
          'error',
          { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
        // Arrays sorted without a comparator hold text; sagas pass methods of an API to `call`.
        'typescript/require-array-sort-compare': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    { files: SOURCES, rules: { 'import/no-cycle': ['error', { ignoreExternal: true, ignoreTypes: false }] } },
    ...ALIASED.flatMap(floorOf),
    ...FEATURES.flatMap(featureOf),
    // The version is the package's own.
    barred(['src/shared/constants.ts'], [above('shared'), REDUX]),
    ...SERVER_PARTS.map(serverPartOf),
    barred(
      ['server/demo/**'],
      [SHARED, [`^@server/${anyOf(without(SERVER_PARTS, ...lowerThan('context')))}`, 'The demo data knows what stands below the context.']],
    ),
    {
      files: SCREENS,
      plugins: ['react', 'jsx-a11y'],
      rules: {
        ...errors('react/', 'rules-of-hooks unsupported-syntax'),
        'no-restricted-globals': ['error', { name: 'fetch', message: API[1] }],
        // Fields that take the focus have a prop for it.
        'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
        // A table that is no table box on a phone keeps its roles by saying them.
        'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { tr: ['row'], th: ['rowheader'], td: ['cell'] }],
        'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { table: ['grid'] }],
        'jsx-a11y/no-redundant-roles': [
          'error',
          {
            table: ['table'],
            thead: ['rowgroup'],
            tbody: ['rowgroup'],
            tr: ['row'],
            th: ['columnheader', 'rowheader'],
            td: ['cell', 'gridcell'],
          },
        ],
        // Toasts, popovers of choices and clickable rows have no element of their own.
        'jsx-a11y/control-has-associated-label': 'off',
        'jsx-a11y/prefer-tag-over-role': 'off',
      },
    },
    // The store's reporter is the application's log; the server and its commands print.
    { files: ['src/store/reportError.ts', 'server/**/*.ts', '__tests__/support/**/*.ts'], rules: { 'no-console': 'off' } },
    {
      files: TESTS,
      plugins: ['jest'],
      rules: {
        ...errors(
          'jest/',
          `no-alias-methods no-commented-out-tests no-deprecated-functions no-done-callback no-identical-title
          no-interpolation-in-snapshots no-jasmine-globals no-mocks-import no-test-prefixes`,
        ),
        // Some tests assert only that a call throws.
        'jest/no-standalone-expect': 'error',
        'jest/require-to-throw-message': 'off',
        'jest/expect-expect': ['error', { assertFunctionNames: ['expect*', '**.expect*', '**.run', '**.silentRun'] }],
        // An answer's JSON is `any` by its nature; the assertion on it is its check.
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    { files: COMPONENT_TESTS, jsPlugins: ['eslint-plugin-testing-library'], rules: testingLibrary.configs['flat/react'].rules },
    // The stand-in of a stylesheet exports what a stylesheet exports, and so do type declarations of stylesheets.
    { files: ['__tests__/support/cssModules.ts', '**/*.d.ts'], rules: { 'no-restricted-exports': 'off' } },
  ],
}
