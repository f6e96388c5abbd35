import { setTimeout as pause } from 'node:timers/promises';
import { type Mailbox, startMailbox } from '../../sandbox/mail/start-mailbox.ts';
import { PASSWORD, withForja } from '../api/running-forja.ts';
import { percentile } from '../measuring/percentile.ts';
import { areaUnderCurve } from './auc.ts';
import { type Answer, type ApiCall, createCaller } from './caller.ts';

const PAIRS = 300;
const WARM_UP = 30;
const ACCOUNTS = (PAIRS + WARM_UP) / 2;
const ATTEMPTS = 200;
const ATTEMPT_MS = 50;

type Account = { username: string; cookie: string };
type Call = ReturnType<typeof createCaller>;
/** Builds a request about an address with or without an account. `caller` is another, signed-in account. */
type Question = (username: string, caller: Account) => ApiCall;
export type Round = Record<
  string,
  { area: number; different: number; medianMs: [existing: number, missing: number] }
>;

const GUESSED_ANSWER = { secretAnswer: 'adivino', newPassword: 'yerba y termo 3' };
const QUESTIONS: Record<string, Question> = {
  login: (username) => ({ path: '/api/login', body: { username, password: 'adivino' } }),
  'secret question': (username) => ({ path: '/api/get-secret-question', body: { username } }),
  recovery: (username) => ({
    path: '/api/recover-password',
    body: { username, ...GUESSED_ANSWER },
  }),
};
const registration = (username: string): ApiCall => ({
  path: '/api/register',
  body: {
    username,
    password: PASSWORD,
    secretQuestion: '¿Cómo se llamaba tu primera mascota?',
    secretAnswer: 'Tobi',
    acceptTerms: true,
    isAdult: true,
  },
});
const changeEmail: Question = (username, { cookie }) => ({
  path: '/api/account/email',
  body: { username, password: PASSWORD },
  cookie,
});

/** Measures 300 pairs per question on fresh servers: an existing and a missing account, in random order. */
export async function measureRound(): Promise<Round> {
  const without = await withForja(
    ({ port }) => measureAll(port, { ...QUESTIONS, 'e-mail change': changeEmail }),
    {
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
  );
  const mailbox = await startMailbox();
  try {
    const withMail = await withForja(
      ({ port }) =>
        measureAll(
          port,
          { 'e-mail change with mail': changeEmail, 'registration with mail': registration },
          mailbox,
        ),
      { TRUSTED_PROXIES: '127.0.0.1,::1', ...mailbox.settings },
    );
    return { ...without, ...withMail };
  } finally {
    await mailbox.stop();
  }
}

async function measureAll(
  port: number,
  questions: Record<string, Question>,
  mailbox?: Mailbox,
): Promise<Round> {
  const call = createCaller(port);
  const accounts: Account[] = [];
  for (let index = 0; index < 2 * ACCOUNTS; index += 1)
    accounts.push(await register(call, `persona-${index}@ejemplo.com.ar`, mailbox));
  const round: Round = {};
  for (const [name, question] of Object.entries(questions))
    round[name] = await measure(call, question, accounts);
  return round;
}

/** Splits the accounts: the first half are subjects, the second half callers. */
async function measure(
  call: Call,
  question: Question,
  accounts: readonly Account[],
): Promise<Round[string]> {
  const times: Record<'existing' | 'missing', number[]> = { existing: [], missing: [] };
  let different = 0;
  for (let index = 0; index < PAIRS + WARM_UP; index += 1) {
    const existing = accounts[index % ACCOUNTS];
    const caller = accounts[ACCOUNTS + (index % ACCOUNTS)];
    if (!existing || !caller) throw new Error('there are too few accounts');
    const missing = existing.username.replace('persona', 'ninguna');
    const isKnownFirst = Math.random() < 0.5;
    const first = await call(question(isKnownFirst ? existing.username : missing, caller));
    const second = await call(question(isKnownFirst ? missing : existing.username, caller));
    if (index < WARM_UP) continue;
    const [existingAnswer, missingAnswer] = isKnownFirst ? [first, second] : [second, first];
    times.existing.push(existingAnswer.ms);
    times.missing.push(missingAnswer.ms);
    if (describeAnswer(existingAnswer) !== describeAnswer(missingAnswer)) different += 1;
    if (existingAnswer.status === 429)
      throw new Error('a limit was reached: the pairs measure nothing');
  }
  return {
    area: areaUnderCurve(times.existing, times.missing),
    different,
    medianMs: [median(times.existing), median(times.missing)],
  };
}

/** Parts of an answer that an outsider can compare, without fields that vary by request, address or chance. */
function describeAnswer({ status, body, headers }: Answer): string {
  const requestFields = { requestId: '', username: '', secretQuestion: '', expiresAt: '' };
  const code = typeof body['code'] === 'string' && /^\d+$/.test(body['code']) ? { code: '' } : {};
  const { 'x-request-id': _id, date: _date, 'content-length': _length, ...rest } = headers;
  return JSON.stringify([status, Object.keys(body), { ...body, ...requestFields, ...code }, rest]);
}

async function register(call: Call, username: string, mailbox?: Mailbox): Promise<Account> {
  let answer = await call(registration(username));
  if (mailbox) {
    const token = await findToken(mailbox, username);
    answer = await call({ path: '/api/register/complete', body: { token, password: PASSWORD } });
  }
  const { status, headers } = answer;
  if (status !== 200) throw new Error(`registering answered ${status}`);
  return { username, cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
}

async function findToken({ emails }: Mailbox, username: string): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const email = emails.findLast(({ to }) => to.includes(username));
    const token = /#registro=(\S+)/.exec(email?.text ?? '')?.[1];
    if (token !== undefined) return token;
    await pause(ATTEMPT_MS);
  }
  throw new Error(`no email reached ${username}`);
}

const median = (values: readonly number[]) => percentile(values, 0.5);
