import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import OptimizeLocalesPlugin from '@react-aria/optimize-locales-plugin'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import ForkTsCheckerPlugin from 'fork-ts-checker-webpack-plugin'
import HtmlPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack from 'webpack'
import { writeLicences } from './server/bin/licences.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const publicDir = join(root, 'public')

/** Copies `public/` except index.html under unhashed names, because an installation edits config.json. */
const copyPublicFiles = {
  apply: compiler =>
    compiler.hooks.thisCompilation.tap('copyPublicFiles', compilation => {
      compilation.contextDependencies.add(publicDir)
      compilation.hooks.processAssets.tapPromise(
        { name: 'copyPublicFiles', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          for (const name of (await readdir(publicDir)).filter(name => name !== 'index.html')) {
            compilation.emitAsset(name, new webpack.sources.RawSource(await readFile(join(publicDir, name))))
          }
        },
      )
    }),
}

const brotli = promisify(brotliCompress)
const SMALLEST = 1024

/** Adds Brotli copies of scripts, styles and texts at the best level, which is too slow for a server to use on each request. */
const compressAssets = {
  apply: compiler =>
    compiler.hooks.thisCompilation.tap('compressAssets', compilation => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tapPromise({ name: 'compressAssets', stage }, async assets => {
        const wanted = Object.entries(assets).filter(([name, source]) => /\.(js|css|txt)$/.test(name) && source.size() >= SMALLEST)
        const compress = async ([name, source]) =>
          compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(await brotli(source.buffer())))
        await Promise.all(wanted.map(compress))
      })
    }),
}

/** Production build of the router, whose package exports the development build in every mode. It has no development warnings. */
const router = Object.fromEntries(
  Object.entries({ 'react-router$': 'index', 'react-router/dom$': 'dom-export' }).map(([name, file]) => [
    name,
    join(root, `node_modules/react-router/dist/production/${file}.mjs`),
  ]),
)

/** Small replacements of the four lodash functions of Formik: those of lodash-es consist of a hundred modules. */
const lodash = Object.fromEntries(
  ['clone', 'cloneDeep', 'isPlainObject', 'toPath'].map(name => [`lodash-es/${name}$`, `es-toolkit/compat/${name}`]),
)

export default ({ WEBPACK_SERVE: serving = false }, { mode = 'production' }) => {
  const production = mode === 'production'
  const cssLoader = modules => ({ loader: 'css-loader', options: { modules } })
  return {
    mode,
    context: root,
    entry: './src/app/index.tsx',
    output: {
      path: join(root, 'dist'),
      clean: true,
      publicPath: '/',
      filename: production ? 'assets/[name].[chunkhash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      trustedTypes: { policyName: 'webpack' },
      // Script tags need no charset: the page is UTF-8, and scripts inherit it.
      charset: false,
    },
    // Source maps without `eval`, which the page's content security policy forbids.
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    // Node polyfills are off: packages test whether `global` exists before they use it.
    node: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { '@': join(root, 'src'), ...lodash, ...(production && router) } },
    module: {
      // The HEIC decoder requires Node modules only when it runs in Node.
      noParse: /libheif-wasm\/libheif\.js$/,
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        {
          test: /\.module\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            cssLoader({
              namedExport: false,
              exportLocalsConvention: 'as-is',
              localIdentName: production ? '[hash:base64:5]' : '[name]-[local]',
            }),
          ],
        },
        { test: /\.css$/, exclude: /\.module\.css$/, use: [MiniCssExtractPlugin.loader, cssLoader(false)] },
        { test: /\.(woff2|wasm)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      copyPublicFiles,
      writeLicences,
      new HtmlPlugin({ template: join(publicDir, 'index.html'), favicon: false }),
      new MiniCssExtractPlugin({
        filename: production ? 'assets/[name].[chunkhash:8].css' : 'assets/[name].css',
        // The order of CSS modules does not matter: each styles its own elements only.
        ignoreOrder: true,
      }),
      OptimizeLocalesPlugin.webpack({ locales: ['es-ES'] }),
      new webpack.NormalModuleReplacementPlugin(/\/useDefaultLocale\.mjs$/, join(root, 'src/ui/defaultLocale.ts')),
      production && compressAssets,
      serving && new ForkTsCheckerPlugin({ issue: { include: ({ file = '' }) => file.startsWith(join(root, 'src')) } }),
    ],
    optimization: {
      // Packages change less often than our code: in a file of their own they stay in the browser's cache after an update of our code.
      splitChunks: { chunks: 'all', minSize: 40_000 },
      // Export names counted from `a` in each module compress better than hashed names.
      mangleExports: production && 'size',
      minimizer: [
        // swc takes a third of Terser's time for as many bytes. Functions that are used once are not inlined, because inlined code
        // compresses worse.
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, minimizerOptions: { compress: { passes: 2, reduce_funcs: false } } }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false },
    stats: production ? 'errors-warnings' : 'minimal',
    devServer: {
      host: '127.0.0.1',
      port: 8081,
      hot: true,
      static: false,
      historyApiFallback: true,
      client: { overlay: { warnings: false } },
      proxy: [{ context: ['/api', '/imagenes'], target: `http://127.0.0.1:${process.env.PORT ?? 8080}` }],
    },
  }
}
