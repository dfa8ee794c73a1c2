/** State of the one store. The application's reducer adds its members: no lower floor imports it, and none has to be told twice. */
// eslint-disable-next-line typescript/no-empty-object-type -- declaration merging fills it
export interface RootState {}
