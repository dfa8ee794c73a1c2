import { workbookOf } from '@/features/informes/workbook/workbookOf'

self.addEventListener('message', ({ data: [csv, kind] }: MessageEvent<Parameters<typeof workbookOf>>) =>
  self.postMessage(workbookOf(csv, kind)),
)
