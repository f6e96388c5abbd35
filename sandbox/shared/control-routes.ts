import type { FastifyInstance } from 'fastify';

/**
 * The same controls that a test calls, over HTTP: POST /__control/<name> with the input as JSON. Each takes one
 * object; the types are those of the control, and whoever runs a stand-in is trusted to respect them.
 */
export function controlRoutes(app: FastifyInstance, control: Record<string, (input: never) => unknown>): void {
  app.get('/__control', async () => ({ controls: Object.keys(control) }));
  app.post<{ Params: { name: string } }>('/__control/:name', async (request, reply) => {
    const { name } = request.params;
    if (!Object.hasOwn(control, name)) return reply.code(404).send({ error: `there is no control ${name}` });
    try {
      // the input is whatever was sent: see above
      const result = await control[name]?.((request.body ?? {}) as never);
      return { result: result ?? null };
    } catch (error) {
      return reply.code(400).send({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
