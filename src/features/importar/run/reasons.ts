import { ApiError } from '@/api/http/ApiError'
import type { ResourceName } from '@/shared/resources/names'
import { resources } from '@/shared/resources/registry'
import type { Resource } from '@/shared/resources/resource'
import { GONE, recordReason } from '@/store/sequences/recordReason'

export const MADE = 'Otra persona lo ha creado mientras tanto'

/** Error for a record that is left unchanged; the message is the reason. */
export class UnwrittenRow extends Error {
  override readonly name = 'UnwrittenRow'

  /** @param other id of the conflicting record */
  constructor(
    reason: string,
    readonly other: number | null = null,
  ) {
    super(reason)
  }
}

/** Message for a failed record. */
export const reasonOf = (recurso: ResourceName, error: unknown): string => {
  if (error instanceof UnwrittenRow) return error.message
  if (!(error instanceof ApiError)) return recordReason(error)
  if (error.status === 404) return GONE
  const [first] = Object.entries(error.errors)
  if (!first) return recordReason(error)
  const { fields }: Resource = resources[recurso]
  const label = fields[first[0]]?.label
  return label === undefined ? first[1] : `${label}: ${first[1]}`
}
