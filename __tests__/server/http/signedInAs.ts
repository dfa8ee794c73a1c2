import type { Http } from '@server/http/http'

/** Gives each request a session of the user whose id its header `X-User` has. */
export const signedInAs = (http: Http) => {
  http.decorateRequest('session')
  http.addHook('onRequest', async request => {
    const id = Number(request.headers['x-user'])
    request.session = { tokenHash: '', usuarioId: id, usuario: { id, email: '', nombre: '', apellidos: '', administrador: false } }
  })
}
