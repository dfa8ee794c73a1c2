/** True while an input method handles the key. Safari marks the key that ends a composition by its key code only. */
// eslint-disable-next-line typescript/no-deprecated -- Safari has no successor
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229
