/** Responds to requests for images in place of their host, and forwards all others. */
export const answerImages = (): void => {
  const answer = globalThis.fetch
  const image = { ok: true, blob: async () => new Blob(['abc'], { type: 'image/png' }) } as Response
  globalThis.fetch = async (path, init) => (typeof path === 'string' && path.startsWith('http://images.test') ? image : answer(path, init))
}
