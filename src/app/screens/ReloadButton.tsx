import { Button } from '@/ui/buttons/Button'

export const reload = () => window.location.reload()

export const ReloadButton = () => (
  <Button variant="primary" onPress={reload}>
    Recargar
  </Button>
)
