import { useMemo } from 'react'
import { ColumnSelect } from '@/features/importar/columns/ColumnSelect'
import { cultivoNames } from '@/store/catalogues/names'
import { useAppSelector } from '@/store/hooks'

interface CropOfStageProps {
  /** Name of the stage. */
  stage: string
  onChoose: (crop: number) => void
}

/** Select of the crop in which a missing stage is created. */
export const CropOfStage = ({ stage, onChoose }: CropOfStageProps) => {
  const crops = useAppSelector(cultivoNames.selectOptions)
  const options = useMemo(() => crops.map(({ id, name }) => ({ key: String(id), label: name, target: null })), [crops])
  return (
    <ColumnSelect
      label={`Cultivo en el que se crea «${stage}»`}
      placeholder="Crear en el cultivo …"
      options={options}
      value=""
      onChoose={({ key }) => onChoose(Number(key))}
    />
  )
}
