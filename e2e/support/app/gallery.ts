import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findFreePort } from './free-port.ts';

const WEB = join(import.meta.dirname, '../../../web');
const VITE = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');

export type Gallery = { origin: string; stop(): void };

export async function startGallery(apiOrigin: string): Promise<Gallery> {
  const port = await findFreePort();
  const args = [VITE, '--port', String(port), '--strictPort', '--host', '127.0.0.1'];
  const vite = spawn(process.execPath, args, {
    cwd: WEB,
    env: { ...process.env, API_ORIGIN: apiOrigin },
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const reply = await fetch(origin).catch(() => undefined);
    if (reply?.ok) return { origin, stop: () => vite.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  vite.kill();
  throw new Error('The gallery did not start in 30 s');
}
