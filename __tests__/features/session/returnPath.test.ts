import { loginPath, returnPath } from '@/features/session/returnPath'

it.each([
  ['/maestras/magnitudes', '/maestras/magnitudes'],
  ['/productos/edit/g/4?a=1#b', '/productos/edit/g/4?a=1#b'],
  ['https://malo.example/', '/'],
  ['//malo.example/', '/'],
  ['/\\malo.example/', '/'],
  ['\\/malo.example', '/'],
  ['/\t/malo.example', '/'],
  ['javascript:alert(1)', '/'],
  ['maestras', '/'],
  ['', '/'],
  ['/login', '/'],
  ['/logout', '/'],
  ['/logout/', '/'],
  ['/LOGOUT', '/'],
  ['/..//malo.example', '/'],
  ['/.//malo.example', '/'],
  ['/%2e%2e//malo.example', '/'],
])('a login that is asked to return to %j leads to %s [RT-07]', (asked, expected) => {
  expect(returnPath(`?${new URLSearchParams({ volver: asked }).toString()}`)).toBe(expected)
})

it('leads home where nothing was asked for [RT-07]', () => {
  expect(returnPath('')).toBe('/')
})

it.each(['/account/perfil', '/maestras/magnitudes?x=1&y=ñ', '/cultivos/detalle/3#objetivo-12'])(
  'remembers %s through the login [RT-02, RT-07]',
  page => {
    const login = loginPath(new URL(page, 'https://sitio.example'))
    expect(login).toMatch(/^\/login\?/)
    expect(decodeURI(returnPath(login.slice('/login'.length)))).toBe(page)
  },
)

it.each(['/', '/logout', '/logout/', '/Logout', '/login'])('does not remember %s', pathname => {
  expect(loginPath({ pathname, search: '', hash: '' })).toBe('/login')
})
