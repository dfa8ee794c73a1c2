/** True while an input method handles the key. Safari marks the key that ends a composition by its key code alone. */
// eslint-disable-next-line typescript/no-deprecated -- it has no successor in Safari
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
