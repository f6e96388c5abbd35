import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../server/src/database/embedded/start-embedded-postgres.ts';

const SERVER = join(import.meta.dirname, '../../server/src/start.ts');
export const PASSWORD = 'mate amargo 7';

export type Person = { id: string; username: string; cookie: string };
/** `readOutput` resolves with each pattern's capture once all matched, and discards later output. */
type Program = { readOutput(...patterns: RegExp[]): Promise<string[]> };
export type RunningForja = {
  port: number;
  databaseUrl: string;
  startScript(script: string): Program;
};

type Work<T> = (forja: RunningForja) => Promise<T>;

export async function withForja<T>(
  work: Work<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'forja-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  try {
    return await withServer(postgres.url, work, settings);
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function withServer<T>(
  databaseUrl: string,
  work: Work<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const children: ChildProcess[] = [];
  try {
    const address = { DATABASE_URL: databaseUrl, HOST: '127.0.0.1', PORT: '0' };
    const env = { ...process.env, APP_ENV: 'local', ...address, ...settings };
    const startScript = (script: string) => start(script, env, children);
    const [port = 0] = (await startScript(SERVER).readOutput(/^http:\/\/localhost:(\d+)$/m)).map(
      Number,
    );
    return await work({ port, databaseUrl, startScript });
  } finally {
    for (const child of children) await stop(child);
  }
}

export async function register(port: number, index: number): Promise<Person> {
  const username = `persona-${index}@ejemplo.com.ar`;
  const reply = await send(port, 'POST', '/api/register', {
    username,
    password: PASSWORD,
    secretQuestion: '¿Cómo se llamaba tu primera mascota?',
    secretAnswer: 'Tobi',
    acceptTerms: true,
    isAdult: true,
  });
  const { id } = (await reply.json()) as { id: string }; // follows the contract
  return { id, username, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

export async function becomeMember(port: number, { cookie }: Person): Promise<void> {
  const started = await send(
    port,
    'POST',
    '/api/checkouts',
    { clientKey: randomUUID(), processor: 'simulation' },
    cookie,
  );
  const { redirectUrl } = (await started.json()) as { redirectUrl: string }; // follows the contract
  const approved = await fetch(redirectUrl, {
    method: 'POST',
    headers: { origin: `http://localhost:${port}`, 'content-type': 'application/json', cookie },
    body: JSON.stringify({ action: 'approve' }),
    redirect: 'manual',
  });
  if (approved.status !== 303)
    throw new Error(`the simulation answered ${approved.status}: ${await approved.text()}`);
  const claim = { processor: 'simulation', paymentId: `direct_${Date.now()}` };
  await send(port, 'POST', '/api/activate-membership-direct', claim, cookie);
}

export async function send(
  port: number,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  cookie?: string,
): Promise<Response> {
  const origin = `http://localhost:${port}`;
  const reply = await fetch(`${origin}${path}`, {
    method,
    headers: {
      origin,
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply;
}

function start(script: string, env: NodeJS.ProcessEnv, children: ChildProcess[]): Program {
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return {
    readOutput: (...patterns) =>
      new Promise<string[]>((resolve, reject) => {
        let output = '';
        const collect = (chunk: Buffer) => {
          output += chunk.toString();
          const matches = patterns.map((pattern) => pattern.exec(output)?.[1]);
          if (!matches.every((each) => each !== undefined)) return;
          child.stdout.off('data', collect).resume();
          resolve(matches);
        };
        child.stdout.on('data', collect);
        child.once('exit', (code) => reject(new Error(`${script} ended with ${code}:\n${output}`)));
      }),
  };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
