import { Button } from '@/ui/Button'

export const ReloadButton = () => (
  <Button variant="primary" onPress={() => window.location.reload()}>
    Recargar
  </Button>
)
