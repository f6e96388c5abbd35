import { createFakeApp, listenLocally } from '../shared/fake-app.ts';
import { escapeHtml, sendPage } from '../shared/page.ts';
import type { ReceivedEmail } from './decode-email.ts';
import { startSmtpServer } from './start-smtp-server.ts';

type StoredEmail = ReceivedEmail & { at: Date };

const TITLE = 'Correo de prueba';
const NOTICE = 'Esta página funciona en tu computadora: los correos no salen de ella.';
const time = new Intl.DateTimeFormat('es-AR', { timeStyle: 'medium' });

export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

export async function startMailbox() {
  const emails: StoredEmail[] = [];
  const smtp = await startSmtpServer((email) => void emails.push({ ...email, at: new Date() }));
  const app = createFakeApp();
  app.get('/', async (_request, reply) =>
    sendPage(reply, { title: TITLE, notice: NOTICE, body: renderEmails(emails) }),
  );
  const url = await listenLocally(app, 0);
  return {
    url,
    emails,
    /** Server settings that deliver mail here. */
    settings: { SMTP_URL: smtp.url, MAIL_FROM: 'forja@ejemplo.com.ar' },
    async stop(): Promise<void> {
      smtp.close();
      await app.close();
    },
  };
}

function renderEmails(emails: readonly StoredEmail[]): string {
  const list = emails.toReversed().map(renderEmail).join('');
  return `<h1>${TITLE}</h1><p class="soft">Los correos desde que esto arrancó. Se olvidan al cerrar.</p>${
    list === '' ? '<p class="card">Todavía no hay correos.</p>' : `<ul>${list}</ul>`
  }`;
}

const renderEmail = ({ at, from, to, subject, text }: StoredEmail): string =>
  `<li class="card"><h2>${escapeHtml(subject)}</h2>
<p class="soft">Para ${escapeHtml(to)}, de ${escapeHtml(from)}, ${time.format(at)}</p><p class="text">${linkAddresses(escapeHtml(text))}</p></li>`;

const linkAddresses = (html: string): string =>
  html.replaceAll(/https?:\/\/[^\s<>]+/g, '<a href="$&">$&</a>');
