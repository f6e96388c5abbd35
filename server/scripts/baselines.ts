import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import pg from 'pg';

// Baselines for the bench: the cheapest request of plain Node and of plain Fastify.
const BODY = { id: '00000000-0000-4000-8000-000000000000', username: 'ana@ejemplo.com.ar' };
const HOST = '127.0.0.1';

const bare = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(BODY));
});
bare.listen(0, HOST, () => {
  const { port } = bare.address() as AddressInfo; // a TCP server has an AddressInfo
  process.stdout.write(`node ${port}\n`);
});

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 12 });
const fastify = Fastify();
const schema = {
  response: {
    200: { type: 'object', properties: { id: { type: 'string' }, username: { type: 'string' } } },
  },
};
fastify.get<{ Querystring: { id: string } }>('/user', { schema }, async ({ query }) => {
  const text = 'select id, username from users where id = $1';
  const { rows } = await pool.query({ name: 'baseline', text, values: [query.id] });
  return rows[0];
});
await fastify.listen({ port: 0, host: HOST });
const { port } = fastify.server.address() as AddressInfo; // a TCP server has an AddressInfo
process.stdout.write(`fastify ${port}\n`);
