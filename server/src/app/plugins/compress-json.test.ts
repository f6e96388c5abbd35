import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { appWith } from '../composition/app-with.fixture.ts';

const value = { notes: 'Sentadilla con pausa, tres series. '.repeat(2000) };

async function serverWithALongReply() {
  const { app } = await appWith({ isNew: true });
  app.get('/api/long', async () => value);
  app.get('/api/short', async () => ({ notes: 'Sentadilla' }));
  app.get('/file', async (_, reply) => reply.type('text/html').send(`<p>${value.notes}</p>`));
  return (url: string, accepted: string) =>
    app.inject({ url, headers: { 'accept-encoding': accepted } });
}

test.each([
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br', open: brotliDecompressSync },
  { accepted: 'gzip', encoding: 'gzip', open: gunzipSync },
])('a long API response uses $encoding for "$accepted"', async ({ accepted, encoding, open }) => {
  const ask = await serverWithALongReply();
  const reply = await ask('/api/long', accepted);
  expect(reply.headers['content-encoding']).toBe(encoding);
  expect(reply.headers.vary).toMatch(/accept-encoding/i);
  expect(reply.rawPayload.length).toBeLessThan(JSON.stringify(value).length / 20);
  expect(JSON.parse(open(reply.rawPayload).toString())).toEqual(value);
});

test.each([
  { what: 'a long response without accepted encodings', url: '/api/long', accepted: 'identity' },
  { what: 'a short response', url: '/api/short', accepted: 'br' },
  { what: 'a file outside the API', url: '/file', accepted: 'br' },
])('$what is not compressed', async ({ url, accepted }) => {
  const ask = await serverWithALongReply();
  expect((await ask(url, accepted)).headers).not.toHaveProperty('content-encoding');
});
