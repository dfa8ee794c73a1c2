import { rootOf } from '@/api/http/endpoints'
import { exchange } from '@/api/http/http'

export const saludApi = {
  /** Reaches the API without a session; `reach` notes a response with any status. @throws ApiError without a response of success */
  ask: async (): Promise<void> => void (await exchange('GET', rootOf('salud'), undefined, { anonymous: true })),
}
