/** State of the store. The application's reducer adds its members by declaration merging, so that no lower layer imports it. */
// eslint-disable-next-line typescript/no-empty-object-type -- declaration merging fills it
export interface RootState {}
