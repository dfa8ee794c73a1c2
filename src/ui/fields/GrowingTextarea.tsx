import { useLayoutEffect, useRef, type ComponentProps, type RefCallback } from 'react'

interface GrowingTextareaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'onChange'> {
  ref?: RefCallback<HTMLElement>
  onChange: (text: string) => void
}

const growsByItself = ({ style }: HTMLElement): boolean => 'fieldSizing' in style

/** Textarea as high as its text, up to the maximum height of its style. Browsers without `field-sizing` have the text measured. */
export const GrowingTextarea = ({ ref, onChange, ...textarea }: GrowingTextareaProps) => {
  const element = useRef<HTMLTextAreaElement | null>(null)
  useLayoutEffect(() => {
    const area = element.current
    if (!area || growsByItself(area)) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
  }, [textarea.value])
  return (
    <textarea
      {...textarea}
      ref={area => {
        element.current = area
        ref?.(area)
      }}
      onChange={event => onChange(event.target.value)}
    />
  )
}
