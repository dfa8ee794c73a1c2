import { Fragment } from 'react'
import { parseRichName, type RichPart } from '@/shared/richName'

const render = (parts: readonly RichPart[]) =>
  parts.map((part, index) => {
    if (typeof part === 'string') return <Fragment key={index}>{part}</Fragment>
    const { tag: Tag } = part
    return <Tag key={index}>{render(part.parts)}</Tag>
  })

/** Name of a record with its subscripts and superscripts [CQ-03]. */
export const RichName = ({ text }: { text: string }) => <>{render(parseRichName(text))}</>
