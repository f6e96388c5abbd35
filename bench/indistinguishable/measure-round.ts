import { PASSWORD, withForja } from '../api/running-forja.ts';
import { percentile } from '../percentile.ts';
import { areaUnderCurve } from './auc.ts';
import { type Answer, type Ask, createCaller } from './caller.ts';

const PAIRS = 300;
const WARM_UP = 30;
const ACCOUNTS = (PAIRS + WARM_UP) / 2;
/** Nobody listens there: letters wait, as where the mail server is away. */
const MAIL = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'forja@ejemplo.com.ar' };

type Account = { username: string; cookie: string };
type Call = ReturnType<typeof createCaller>;
/** What is asked of an account and of none; `caller` is another person, who is signed in. */
type Question = (username: string, caller: Account) => Ask;
export type Round = Record<string, { area: number; different: number; medianMs: [known: number, unknown: number] }>;

const GUESS = { secretAnswer: 'adivino', newPassword: 'yerba y termo 3' };
const QUESTIONS: Record<string, Question> = {
  login: (username) => ({ path: '/api/login', body: { username, password: 'adivino' } }),
  'secret question': (username) => ({ path: '/api/get-secret-question', body: { username } }),
  recovery: (username) => ({ path: '/api/recover-password', body: { username, ...GUESS } }),
};
const changeEmail: Question = (username, { cookie }) => ({
  path: '/api/account/email',
  body: { username, password: PASSWORD },
  cookie,
});

/** 300 pairs of each question, on servers of their own: an address with an account and one without, in random order. */
export async function measureRound(): Promise<Round> {
  const without = await withForja(({ port }) => measureAll(port, { ...QUESTIONS, 'e-mail change': changeEmail }), {
    TRUSTED_PROXIES: '127.0.0.1,::1',
  });
  const withMail = await withForja(({ port }) => measureAll(port, { 'e-mail change with mail': changeEmail }), {
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...MAIL,
  });
  return { ...without, ...withMail };
}

async function measureAll(port: number, questions: Record<string, Question>): Promise<Round> {
  const call = createCaller(port);
  const accounts: Account[] = [];
  for (let index = 0; index < 2 * ACCOUNTS; index += 1) accounts.push(await register(call, index));
  const round: Round = {};
  for (const [what, question] of Object.entries(questions)) round[what] = await measure(call, question, accounts);
  return round;
}

/** The first half of the accounts is asked about; the second half asks, where somebody signed in must. */
async function measure(call: Call, question: Question, accounts: readonly Account[]): Promise<Round[string]> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  let different = 0;
  for (let index = 0; index < PAIRS + WARM_UP; index += 1) {
    const known = accounts[index % ACCOUNTS];
    const caller = accounts[ACCOUNTS + (index % ACCOUNTS)];
    if (!known || !caller) throw new Error('there are too few accounts');
    const unknown = known.username.replace('persona', 'ninguna');
    const isKnownFirst = Math.random() < 0.5;
    const first = await call(question(isKnownFirst ? known.username : unknown, caller));
    const second = await call(question(isKnownFirst ? unknown : known.username, caller));
    if (index < WARM_UP) continue;
    const [ofKnown, ofUnknown] = isKnownFirst ? [first, second] : [second, first];
    times.known.push(ofKnown.ms);
    times.unknown.push(ofUnknown.ms);
    if (shown(ofKnown) !== shown(ofUnknown)) different += 1;
    if (ofKnown.status === 429) throw new Error('a limit was reached: the pairs measure nothing');
  }
  return {
    area: areaUnderCurve(times.known, times.unknown),
    different,
    medianMs: [median(times.known), median(times.unknown)],
  };
}

/** What a stranger may compare: all of it but what is of one request, of one address or at random. */
function shown({ status, body, headers }: Answer): string {
  const own = { requestId: '', username: '', secretQuestion: '', expiresAt: '' };
  const code = typeof body['code'] === 'string' && /^\d+$/.test(body['code']) ? { code: '' } : {};
  const { 'x-request-id': _id, date: _date, 'content-length': _length, ...rest } = headers;
  return JSON.stringify([status, Object.keys(body), { ...body, ...own, ...code }, rest]);
}

async function register(call: Call, index: number): Promise<Account> {
  const username = `persona-${index}@ejemplo.com.ar`;
  const { status, headers } = await call({
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
  if (status !== 200) throw new Error(`registering answered ${status}`);
  return { username, cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '' };
}

const median = (values: readonly number[]) => percentile(values, 0.5);
