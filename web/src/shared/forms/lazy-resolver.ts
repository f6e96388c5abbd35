import type { FieldValues, Resolver } from 'react-hook-form';

/** A resolver that comes when it is first needed: its schemas weigh more than the form. Where it does not come, the server validates. */
export const lazyResolver =
  <Fields extends FieldValues, Values>(
    load: () => Promise<Resolver<Fields, unknown, Values>>,
  ): Resolver<Fields, unknown, Values> =>
  async (values, context, options) => {
    const resolver = await load().catch(() => undefined);
    if (resolver) return resolver(values, context, options);
    return { values: values as unknown as Values, errors: {} }; // the server refuses values of another type
  };
