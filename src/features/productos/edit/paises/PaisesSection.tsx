import { useState } from 'react'
import { compareTexts } from '@/shared/collation'
import { counted } from '@/shared/counted'
import { withoutPais, withPaises } from '@/features/productos/model/paisesDeProducto'
import { PaisDialog } from '@/features/productos/edit/paises/PaisDialog'
import { TextosDePaises } from '@/features/productos/edit/paises/TextosDePaises'
import type { SectionProps } from '@/features/productos/edit/sections'
import { selectPaises } from '@/store/catalogues/choices'
import { useAppSelector } from '@/store/hooks'
import { Button } from '@/ui/buttons/Button'
import { CountryList } from '@/features/productos/edit/paises/CountryList'
import { TextButton } from '@/ui/buttons/TextButton'
import { useFieldBinding } from '@/ui/fields/formik'
import { Section } from '@/ui/page/Section'
import { UndoNotice } from '@/ui/lists/UndoNotice'

/** Section of the countries, shown by name and saved in the order of addition [PE-20, PE-21, PE-22]. */
export const PaisesSection = ({ section: { id, label } }: SectionProps) => {
  const { value, onChange } = useFieldBinding<string[]>('paises')
  const known = useAppSelector(selectPaises)
  const [isOpen, setOpen] = useState(false)
  /** Countries that "Desasociar todos" removed last. */
  const [cleared, setCleared] = useState<readonly string[]>([])
  const canUndo = withPaises(value, cleared).length > value.length
  const names = new Map(known.map(({ code, name }) => [code.toUpperCase(), name]))
  const countries = value
    .map(each => ({ id: each, name: names.get(each.toUpperCase()) ?? '', code: each.toUpperCase() }))
    .sort((one, other) => compareTexts(one.name || one.code, other.name || other.code))
  return (
    <Section
      id={id}
      title={label}
      count={value.length}
      actions={
        <Button small icon="plus" onPress={() => setOpen(true)}>
          Asociar país
        </Button>
      }
    >
      <CountryList
        label={label}
        countries={countries}
        empty="Ningún país asociado"
        onRemove={code => onChange(withoutPais(value, String(code)))}
      >
        {value.length > 0 && (
          <TextButton
            danger
            onPress={() => {
              setCleared(value)
              onChange([])
            }}
          >
            Desasociar todos
          </TextButton>
        )}
      </CountryList>
      <UndoNotice
        text={canUndo ? counted(cleared.length, 'país desasociado', 'países desasociados') : null}
        // Countries associated since then stay, after the restored ones.
        onUndo={() => onChange(withPaises(cleared, value))}
      />
      <TextosDePaises countries={countries} />
      {isOpen && <PaisDialog associated={value} onAccept={codes => onChange(withPaises(value, codes))} onClose={() => setOpen(false)} />}
    </Section>
  )
}
