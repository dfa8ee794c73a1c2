import { useNavigate } from 'react-router-dom'
import type { Direccion } from '@/domain/historial/direccion'

/** Goes to where a record is edited. */
export const useOpenRecord = () => {
  const navigate = useNavigate()
  return ({ to, state }: Direccion) => void navigate(to, { state })
}
