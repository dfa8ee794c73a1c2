/** Whether an input method takes the key: Safari says so by its code alone where the key ends the composition. */
// eslint-disable-next-line typescript/no-deprecated -- it has no successor in Safari
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
