import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@server/root'

const folder = join(root, 'server/src/migrations')

/** SHA-256 of each file of the migrations. Frozen, because a database never runs a migration again. */
const FROZEN: Record<string, string> = {
  '001_trackVersions.ts': 'e387d9c16798d2510cdf253f5a09dee6a21ef02f62f361b49b1d81c9a783fcb5',
  '001_usuarios_magnitudes_paises.ts': '9a6cc3b3b2949852cff1a02068b54c8bb37c916f30bbc06b852c9b8590852aba',
  '002_paises.json': 'f84f502c493756e1712a56a470dd21190155e537858826213abe08a5fea3a119',
  '002_paises.ts': '99a48e718c4efee214275a95669493d29549098def3d98db0683e6d4d0d0b829',
  '003_catalogo.ts': 'fb870492736ef7b3fae64e7d808542d0eb1a33d6a0d49e693c10757071a4739a',
  '004_direcciones_conocidas.ts': '34e91f81e66cbce0fc8cc38799a6c7db9e26954d1010d60a21e7249043411e80',
  '005_codigos.ts': '87179fa594fdafda4758c24cb1aa23d8114f826ef2b3e16eabbde1cf61eedb53',
  '006_registros_cambiados.ts': '790223fb614a02f030ddba982849a1de398cadc16d62b7182c7d307c08268c2b',
  '006_trackChanges.ts': '6d3d3e9944d79c1667ed031ad4434e8a9c9c868e4d7ba7be0c45a7cb19bbb745',
  '007_usuarios.ts': 'ffc60a8d69d2eaea22e24261f84d85d9ef3de00aaeace8dad433855f24dbfcee',
  '008_historial.ts': 'af97b62a726aefc39e41c65c865f3688db891d8f107343b29949270f72edcc60',
  '008_trackHistory.ts': '0be57bdb786275fba32e9de3b0c5b55918b3d8c01ac3ec977c405b78ac349da9',
  '009_nombres_del_historial.ts': 'b2759f25fd00d402b4e6fb7c0979251be379b7b262233f31c2a34e514163ea23',
  '010_textos_cambiados.ts': '61761daea03411c8751fc5ce9a4653e98cbeded7a58535a70c1473bd61962675',
  '011_textos_de_un_vistazo.ts': 'adb5d342f773aa3704405544e91b6c86c03ed59eea1b4c12a8ef9ad01a249b55',
  '013_historial_acotado.ts': '44fe94e0a64717fdc780bf7c18a5c1f432b4a418d3933eba3f2915eb04828f2a',
  '014_imagenes_en_el_historial.ts': '130c34683034b7ea87b386993c08d8157964f7732fd62b740bfd1023d968964f',
  '015_funciones_aplicadas.ts': '3c600ba1cf76da30cb333959e37ce4cbdee6a1cbc9ff22d8bd3f5bd789a7b74b',
  '016_entradas_separadas.ts': '0429377f8f88988b53c34518181c7d1af371d1a3cb0d2c42a90a29e28839eeef',
  '017_escritura.ts': '75a39df0b990767f8c7f509f0138e9b94ebf284c2701033cb8889c968b674566',
  '018_textos_vigentes.ts': '065e28255935491c6187f883ebeebeaa727f283e9db6da61c09c0681d4fbf498',
  '021_codigos_iguales_a_la_vista.ts': 'd7a861aad626894f86d25d78ffedff9bb5ead628b892bcc1873fc2fb095d2c09',
  '022_autores_de_los_cambios.ts': '96b29d4191875291bcc2378c21fff8c049f57913a6b7f061eca6640b9817d49d',
  '023_codigos_sin_mayusculas.ts': 'b1ddb32df7f2a40e5a26acd31afe2c05da70479887a76f0b810b29c64d32fc7d',
}

const files = readdirSync(folder).filter(name => name !== 'index.ts')
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

it('a migration that databases have run stays as it is, with all that it imports', () => {
  const changed = Object.keys(FROZEN).filter(
    name => !files.includes(name) || createHash('sha256').update(textOf(name)).digest('hex') !== FROZEN[name],
  )
  expect(changed.map(name => `${name} is frozen: leave it as it was and add a migration, or change database/functions`)).toEqual([])
})

it('every file of the migrations is frozen when it comes', () => {
  expect(files.filter(name => !(name in FROZEN)).map(name => `${name} needs its hash in FROZEN`)).toEqual([])
})

it('a migration imports the library and frozen files only', () => {
  const imported = files.flatMap(name => [...textOf(name).matchAll(/\bfrom '([^']+)'/g)].map(([, from = '']) => ({ name, from })))
  expect(imported.length).toBeGreaterThan(10)
  const allowed = ({ from }: { from: string }) =>
    from === 'kysely' || [from, `${from}.ts`].some(file => file.startsWith('./') && file.slice(2) in FROZEN)
  expect(imported.filter(each => !allowed(each))).toEqual([])
})
