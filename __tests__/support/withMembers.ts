/** Proxy that overrides some members of the target; its other methods keep the target as `this`. */
export const withMembers = <T extends object>(target: T, members: Partial<T>): T =>
  new Proxy(target, {
    get: (_, name) => {
      const value: unknown = Reflect.get(name in members ? members : target, name)
      return typeof value === 'function' && !(name in members) ? value.bind(target) : value
    },
  })
