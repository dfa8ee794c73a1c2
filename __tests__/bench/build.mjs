import { join } from 'node:path'
import HtmlPlugin from 'html-webpack-plugin'
import webpack from 'webpack'
import createConfig from '../../webpack.config.js'

const config = createConfig({}, { mode: 'production' })
const { context: root } = config
export const output = join(root, '.cache/bench')

/** Configuration of the product's list, built like a release. */
const product = {
  ...config,
  entry: { product: './__tests__/bench/pages/product.tsx' },
  output: { ...config.output, path: output },
  devtool: false,
  plugins: config.plugins.map(plugin =>
    plugin instanceof HtmlPlugin ? new HtmlPlugin({ template: join(root, 'public/index.html'), filename: 'product.html' }) : plugin,
  ),
}

/** Configuration of the comparison scripts. The page of the first starts from the markup of the product's page. */
const plain = {
  mode: 'production',
  context: root,
  entry: {
    plain: './__tests__/bench/pages/plain.ts',
    'start-plain': './__tests__/bench/pages/start/plain.ts',
    'start-tanstack': './__tests__/bench/pages/start/tanstack.tsx',
  },
  output: { path: join(output, 'plain'), filename: '[name].js', clean: true },
  devtool: false,
  resolve: config.resolve,
  module: config.module,
}

const compile = configuration =>
  new Promise((resolve, reject) => {
    const compiler = webpack(configuration)
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null)
      compiler.close(() => (failure ? reject(failure) : resolve(undefined)))
    })
  })

/** Builds both, the product first, because its build empties the folder. */
export const build = async () => {
  await compile(product)
  await compile(plain)
}
