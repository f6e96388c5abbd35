import type { FieldValues, Resolver } from 'react-hook-form';

/** The schemas arrive while the person types, not with the page; checking waits for them. */
export function lazyResolver<Values extends FieldValues, Output>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const resolve = await load();
    return resolve(values, context, options);
  };
}
