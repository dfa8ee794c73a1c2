import { useState } from 'react'

interface PrintedImageProps {
  src: string
  alt?: string
  className?: string
  onFail?: () => void
}

/** Picture on paper, left out if it cannot be loaded. */
export const PrintedImage = ({ alt = '', onFail, ...image }: PrintedImageProps) => {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) return null
  return (
    <img
      {...image}
      alt={alt}
      onError={() => {
        setFailed(true)
        onFail?.()
      }}
    />
  )
}
