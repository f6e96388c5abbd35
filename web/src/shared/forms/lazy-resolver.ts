import type { FieldValues, Resolver } from 'react-hook-form';

/** Lazy, because the schemas outweigh the form. Without them the server validates. */
export const lazyResolver =
  <Fields extends FieldValues, Values>(
    load: () => Promise<Resolver<Fields, unknown, Values>>,
  ): Resolver<Fields, unknown, Values> =>
  async (values, context, options) => {
    const resolver = await load().catch(() => undefined);
    if (resolver) return resolver(values, context, options);
    return { values: values as unknown as Values, errors: {} }; // the server rejects values of another type
  };
