/** What a save knows of the results, or the attachments, of its trial [TR-17]. */
export interface PartFacts<Entity> {
  /** By the id of the draft, the record that it was made into last. */
  made: Record<number, Entity>
  /** Ids of the records that are deleted. */
  gone: number[]
  /** What was asked to be made and has not been answered: the server may have made it, or not. */
  asked: string[]
}

export const noParts = <Entity>(): PartFacts<Entity> => ({ made: {}, gone: [], asked: [] })

/** The record that stands for a draft now. */
export const madeOf = <Entity extends { id: number }>({ made, gone }: PartFacts<Entity>, draftId: number): Entity | undefined => {
  const record = made[draftId]
  return record && !gone.includes(record.id) ? record : undefined
}

/** Names one creation: a draft whose record was deleted, to be made again, is another one. */
export const creationOf = <Entity extends { id: number }>({ made }: PartFacts<Entity>, draftId: number): string => {
  const earlier = made[draftId]
  return earlier ? `${draftId}/${earlier.id}` : String(draftId)
}

export const withAsked = <Entity>(facts: PartFacts<Entity>, item: string): PartFacts<Entity> => ({
  ...facts,
  asked: [...facts.asked.filter(each => each !== item), item],
})

export const withMade = <Entity>(facts: PartFacts<Entity>, item: string, draftId: number, record: Entity): PartFacts<Entity> => ({
  ...facts,
  made: { ...facts.made, [draftId]: record },
  asked: facts.asked.filter(each => each !== item),
})

export const withGone = <Entity>(facts: PartFacts<Entity>, id: number): PartFacts<Entity> => ({ ...facts, gone: [...facts.gone, id] })

const draftOf = (item: string): number => Number(item.split('/')[0])

/**
 * Creations that were asked for and never answered, of drafts that are gone since. Asked for once more under their key they tell
 * their record, which then is one too many.
 */
export const orphansOf = <Entity>({ asked }: PartFacts<Entity>, drafts: readonly { id: number }[]): { item: string; draftId: number }[] =>
  asked.map(item => ({ item, draftId: draftOf(item) })).filter(({ draftId }) => !drafts.some(({ id }) => id === draftId))
