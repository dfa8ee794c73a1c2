import type { ImageApi } from '@/api/http/image'
import type { ImageDraft } from '@/store/imageDraft'
import type { ChosenFile } from '@/store/chosenFiles'
import { call, put, select, type Saga } from '@/store/effects'
import { given } from '@/store/sequences/given'
import { selectIsRunning, selectRun, sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { carrying } from '@/store/sequences/transfers'
import { fileVault } from '@/store/vault'

/** Facts of the image steps. */
export interface ImageFacts {
  /** Id of the record, from the preceding steps. */
  id: number | null
  /** Finished drafts, by field: the ticket of the uploaded file, or `removed`. */
  images: Record<string, string>
}

export const REMOVED = 'removed'

interface ImageSteps<Input> extends Pick<Step<Input, ImageFacts>, 'name' | 'words'> {
  /** Field of the record with the image's address. */
  property: string
  draftOf: (input: Input) => ImageDraft
  api: Pick<ImageApi, 'upload' | 'remove'>
  fallback: string
}

/** Result of saving a draft, as in `ImageFacts`; null for an unchanged image. */
export const outcomeOf = (draft: ImageDraft): string | null => {
  if (draft.kind === 'keep') return null
  return draft.kind === 'remove' ? REMOVED : draft.ticket
}

export const chosenIn = (draft: ImageDraft | undefined): ChosenFile[] => (draft?.kind === 'chosen' ? [draft] : [])

/**
 * Steps that delete a removed image or upload a chosen one; an unchanged image and a finished draft need no call [IM-01, IM-02]. A failed
 * deletion is only logged [IM-06], a failed upload stops the sequence [IM-05].
 */
export const imageSteps = <Input>({
  property,
  draftOf,
  api,
  fallback,
  name,
  words,
}: ImageSteps<Input>): readonly Step<Input, ImageFacts>[] => {
  const isOpen =
    (kind: ImageDraft['kind']) =>
    (input: Input, { images }: ImageFacts) => {
      const draft = draftOf(input)
      return draft.kind === kind && outcomeOf(draft) !== images[property]
    }
  const named = { name, words: { ...words, image: property } }
  return [
    {
      ...named,
      when: isOpen('remove'),
      *run({ facts: { id, images } }) {
        yield* call(api.remove, given(id, 'id'))
        return { images: { ...images, [property]: REMOVED } }
      },
      onFailure: 'continue',
    },
    {
      ...named,
      when: isOpen('chosen'),
      files: input => chosenIn(draftOf(input)),
      *run({ input, facts: { id, images }, keyOf, tell }) {
        const draft = draftOf(input)
        if (draft.kind !== 'chosen') return
        const record = given(id, 'id')
        yield* carrying(tell, carry => carry(api.upload, record, fileVault.open(draft), keyOf(draft.ticket)))
        return { images: { ...images, [property]: draft.ticket } }
      },
      fallback,
    },
  ]
}

/** Outcome of an image that a failed save has finished; null for an unfinished image. */
export const selectOutcome = (state: Parameters<typeof selectRun>[0], key: string, property: string): string | null => {
  const { phase, facts = {} } = selectRun(state, key) ?? {}
  const images: Partial<ImageFacts>['images'] = 'images' in facts ? (facts.images as ImageFacts['images']) : undefined
  return (phase === 'failed' && images?.[property]) || null
}

/** Forgets the run of a closed form and releases its files; not during a save, which calls this at its end. */
export function* leaveForm({ formId, key }: { formId: string; key: string }): Saga {
  if (yield* select(selectIsRunning, key)) return
  yield* put(sequenceForgotten({ key }))
  yield* call(fileVault.dropOf, formId)
}

/** Releases the file of a draft, if it has one. */
export const dropFile = (draft: ImageDraft): void => {
  if (draft.kind === 'chosen') fileVault.drop(draft)
}
