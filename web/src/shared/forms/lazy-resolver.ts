import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * What judges a form, brought when it is first needed: its schemas weigh more than the form. Where they do not come the
 * server judges.
 */
export const lazyResolver =
  <Fields extends FieldValues, Values>(
    load: () => Promise<Resolver<Fields, unknown, Values>>,
  ): Resolver<Fields, unknown, Values> =>
  async (values, context, options) => {
    const resolver = await load().catch(() => undefined);
    if (resolver) return resolver(values, context, options);
    return { values: values as unknown as Values, errors: {} }; // the server refuses what is not
  };
