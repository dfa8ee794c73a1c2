export const isMac = (): boolean => /Mac|iP/.test(navigator.platform)
