import { useState } from 'react'
import { useFieldBinding } from '@/ui/formik'
import { TextField } from '@/ui/TextField'

const NUMBER = /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/

/** The number that was typed, with a point or a comma; null for none. */
const read = (text: string): number | null => (NUMBER.test(text) ? Number(text.replace(',', '.')) : null)
const show = (value: number | null): string => (value === null ? '' : String(value))

/** A measure has as many decimals as it was given, so what is typed stays as it is as long as it means the value [TR-05]. */
export const ValorField = () => {
  const { value, onChange, onBlur, ...binding } = useFieldBinding<number | null>('valor')
  const [typed, setTyped] = useState<string | null>(null)
  const change = (text: string) => {
    const trimmed = text.replace(/\s/g, '').replace('−', '-')
    if (!/^[-+]?\d*[.,]?\d*$/.test(trimmed)) return
    setTyped(trimmed)
    onChange(read(trimmed))
  }
  return (
    <TextField
      label="Valor"
      autoComplete="off"
      autoFocus
      {...binding}
      value={typed ?? show(value)}
      onChange={change}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
    />
  )
}
