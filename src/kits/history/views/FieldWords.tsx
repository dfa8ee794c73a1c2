import type { ChangedField } from '@/kits/history/model/recordChanges'
import { isList, listChange } from '@/kits/history/model/values'
import { Added, Diff, Removed, Replaced } from '@/kits/history/views/Diff'
import { Images } from '@/kits/history/views/Images'

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

interface WordsProps extends Pick<ChangedField, 'campo' | 'cambio'> {
  /** Words for a value; '' for none. */
  words: (value: unknown) => string
}

/** Change of a field, before and after, with the changed words marked [HI-02]. */
export const FieldWords = ({ campo, cambio: { antes, despues }, words }: WordsProps) => {
  if (campo.kind === 'image') return <Images before={textOf(antes)} after={textOf(despues)} />
  if (campo.kind === 'text') return <Diff before={textOf(antes)} after={textOf(despues)} />
  if (!isList(campo)) return <Replaced before={words(antes)} after={words(despues)} />
  const { added, removed, isMoved } = listChange(antes, despues)
  return (
    <>
      {isMoved && 'En otro orden'}
      {added.map(key => [<Added key={key} text={words([key])} />, ' '])}
      {removed.map(key => [<Removed key={key} text={words([key])} />, ' '])}
    </>
  )
}
