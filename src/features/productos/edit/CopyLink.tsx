import { useRef } from 'react'
import { useCopied } from '@/ui/useCopied'
import { Field } from '@/ui/fields/Field'
import { Icon } from '@/ui/buttons/Icon'
import { IconButton } from '@/ui/buttons/IconButton'
import { buttonLook } from '@/ui/buttons/buttonLook'
import { InputEnd, InputFrame } from '@/ui/fields/InputFrame'

const ANNOUNCED_MS = 2000

interface CopyLinkProps {
  label: string
  href: string
  hint?: string
  /** Message after copying. */
  copied?: string
}

/** Read-only field with an address, a button that copies it, and a link that opens it in another tab [PE-10]. */
export const CopyLink = ({ label, href, hint, copied = 'Copiado' }: CopyLinkProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { announcement, copy } = useCopied(href, input, { copied, forMs: ANNOUNCED_MS })
  return (
    <Field label={label} hint={hint} mark={<span role="status">{announcement}</span>}>
      {control => (
        <InputFrame>
          <Icon name="link" />
          <input {...control} ref={input} type="text" readOnly value={href} />
          <InputEnd>
            <IconButton size="small" label="Copiar el enlace" title="Copiar" icon={announcement ? 'check' : 'copy'} onPress={copy} />
            <a
              className={buttonLook('icon', 'small')}
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label="Abrir el enlace en otra pestaña"
              title="Abrir"
            >
              <Icon name="external" />
            </a>
          </InputEnd>
        </InputFrame>
      )}
    </Field>
  )
}
