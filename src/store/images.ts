import type { ImageApi } from '@/api/http/image'
import type { ImageDraft } from '@/store/imageDraft'
import type { ChosenFile } from '@/store/chosenFiles'
import { call, put, select, type Saga } from '@/store/effects'
import { selectIsRunning, selectRun, sequenceForgotten } from '@/store/sequences/slice'
import type { Step } from '@/store/sequences/step'
import { carrying } from '@/store/sequences/transfers'
import { fileVault } from '@/store/vault'

/** What the steps below keep among the facts of their sequence. */
export interface ImageFacts {
  /** The id of the record, which the steps before have made or found. */
  id: number | null
  /** What the server has done of the drafts, by property: the ticket of the uploaded file, or `removed`. */
  images: Record<string, string>
}

export const REMOVED = 'removed'

interface ImageSteps<Input> extends Pick<Step<Input, ImageFacts>, 'name' | 'words'> {
  /** The member of the record with the image's address. */
  property: string
  draftOf: (input: Input) => ImageDraft
  api: Pick<ImageApi, 'upload' | 'remove'>
  fallback: string
}

/** What the server will have done once the draft is saved; null for a draft that changes nothing. */
export const outcomeOf = (draft: ImageDraft): string | null => {
  if (draft.kind === 'keep') return null
  return draft.kind === 'remove' ? REMOVED : draft.ticket
}

export const chosenIn = (draft: ImageDraft | undefined): ChosenFile[] => (draft?.kind === 'chosen' ? [draft] : [])

/**
 * Deletes the image that was marked or uploads the file that was chosen; an unchanged one calls nothing [IM-01, IM-02], and neither
 * does what an earlier try has done. A failed deletion is only logged [IM-06], a failed upload stops the sequence [IM-05].
 */
export const imageSteps = <Input>({
  property,
  draftOf,
  api,
  fallback,
  ...named
}: ImageSteps<Input>): readonly Step<Input, ImageFacts>[] => {
  const isOpen =
    (kind: ImageDraft['kind']) =>
    (input: Input, { images }: ImageFacts) => {
      const draft = draftOf(input)
      return draft.kind === kind && outcomeOf(draft) !== images[property]
    }
  return [
    {
      ...named,
      when: isOpen('remove'),
      *run({ facts: { id, images } }) {
        if (id === null) return
        yield* call(api.remove, id)
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
        if (id === null || draft.kind !== 'chosen') return
        yield* carrying(tell, carry => carry(api.upload, id, fileVault.open(draft), keyOf(draft.ticket)))
        return { images: { ...images, [property]: draft.ticket } }
      },
      isLong: true,
      fallback,
    },
  ]
}

/** What a save that failed further on has done of the image; null where it did nothing of it. */
export const selectOutcome = (state: Parameters<typeof selectRun>[0], key: string, property: string): string | null => {
  const { phase, facts = {} } = selectRun(state, key) ?? {}
  const images: Partial<ImageFacts>['images'] = 'images' in facts ? (facts.images as ImageFacts['images']) : undefined
  return (phase === 'failed' && images?.[property]) || null
}

/**
 * Nobody will try the run of a closed form again, nor upload what was chosen there. A save that is still at work has use for it:
 * it calls this at its own end.
 */
export function* leaveForm({ formId, key }: { formId: string; key: string }): Saga {
  if (yield* select(selectIsRunning, key)) return
  yield* put(sequenceForgotten({ key }))
  yield* call(fileVault.dropOf, formId)
}

/** Lets go of a file that is not wanted any more, where there is one. */
export const dropFile = (draft: ImageDraft): void => {
  if (draft.kind === 'chosen') fileVault.drop(draft)
}
