/** An object whose values are computed when each is first read: most replies ask for few of them. */
export function lazyValues<Values extends object>(
  computes: {
    readonly [Name in keyof Values]: () => Values[Name];
  },
): Values {
  const values = {} as Values;
  for (const name of Object.keys(computes) as (keyof Values)[])
    Object.defineProperty(values, name, {
      configurable: true,
      enumerable: true,
      get: () => {
        const value = computes[name]();
        Object.defineProperty(values, name, { enumerable: true, value });
        return value;
      },
    });
  return values;
}
