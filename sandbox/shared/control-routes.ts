import type { FastifyInstance } from 'fastify';

type Command = (input: never) => unknown;
type Control = Record<'setFaults' | 'injectFault' | 'clearFaults', Command> &
  Record<string, Command>;

/**
 * Exposes the test commands over HTTP: POST /__control/<name> with the input as JSON. Inputs are not validated:
 * whoever runs a fake provider is trusted.
 */
export function registerControlRoutes(
  app: FastifyInstance,
  { setFaults, injectFault, clearFaults, ...commands }: Control,
): void {
  const control: Record<string, Command> = {
    knobs: setFaults,
    spoil: injectFault,
    heal: clearFaults,
    ...commands,
  };
  app.get('/__control', async () => ({ controls: Object.keys(control) }));
  app.post<{ Params: { name: string } }>('/__control/:name', async (request, reply) => {
    const { name } = request.params;
    if (!Object.hasOwn(control, name))
      return reply.code(404).send({ error: `there is no control ${name}` });
    try {
      // unvalidated input: see above
      const result = await control[name]?.((request.body ?? {}) as never);
      return { result: result ?? null };
    } catch (error) {
      return reply
        .code(400)
        .send({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
