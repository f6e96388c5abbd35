import { EventEmitter, once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { triesTable } from '../../features/identity/storage/identity.table.ts';
import { appWith } from '../composition/app-with.fixture.ts';

type Line = { level: number; msg: string; res?: { statusCode: number } };
const WARN = 40;

async function listening() {
  const api = await appWith({ isNew: true });
  const slow = new EventEmitter();
  const handlerDone = once(slow, 'handled');
  api.app.post('/api/slow', async (request, reply) => {
    await once(reply.raw, 'close');
    slow.emit('handled');
    return { from: request.ip };
  });
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  // a TCP server has an AddressInfo
  const { port } = api.app.server.address() as AddressInfo;
  const startRequest = async (text: string) => {
    const received = once(api.app.server, 'request');
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(text);
    await received;
    return socket;
  };
  const readFailures = async () => {
    await expect.poll(api.log).toContain('"msg":"client left"');
    const lines = api
      .log()
      .trim()
      .split('\n')
      .map((line): Line => JSON.parse(line));
    return {
      problems: lines.filter(({ level }) => level >= WARN).map(({ msg }) => msg),
      failures: lines.filter(({ res }) => (res?.statusCode ?? 0) >= 500),
    };
  };
  return { ...api, startRequest, readFailures, handlerDone };
}

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost:3000\r\norigin: http://localhost:3000\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

test.each(['end', 'destroy', 'resetAndDestroy'] as const)(
  'an upload aborted by the client (%s) is no server error',
  async (leave) => {
    const { startRequest, readFailures } = await listening();
    const socket = await startRequest(`${head('/api/login', 1000)}{"username":`);
    socket[leave]();
    expect(await readFailures()).toEqual({ problems: [], failures: [] });
  },
);

test('a request aborted before the response is no server error', async () => {
  const { startRequest, readFailures, handlerDone } = await listening();
  const socket = await startRequest(`${head('/api/slow', 2)}{}`);
  socket.resetAndDestroy();
  await handlerDone;
  expect(await readFailures()).toEqual({ problems: [], failures: [] });
});

test('an aborted request still counts for the limits of its address', async () => {
  const { startRequest, readFailures, db } = await listening();
  const body = JSON.stringify({ username: 'ana@ejemplo.com.ar', password: 'mate amargo 7' });
  const socket = await startRequest(head('/api/login', body.length) + body);
  socket.resetAndDestroy();
  await expect
    .poll(async () => (await db.select().from(triesTable)).length, { timeout: 20_000 })
    .toBeGreaterThan(1);
  expect(await readFailures()).toEqual({ problems: [], failures: [] });
});

test('a dropped database connection is still a server error', async () => {
  const { visitor, app, log } = await appWith({ isNew: true });
  app.get('/api/fails', async () => {
    throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
  });
  expect((await visitor.get('/api/fails')).statusCode).toBe(503);
  expect(log()).toContain('"level":50');
});
