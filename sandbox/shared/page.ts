import type { FastifyReply } from 'fastify';

/** Text that may carry anything, made safe inside a page. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.codePointAt(0))};`);

const STYLE = `
:root { color-scheme: light dark; --ink: #1c1a17; --soft: #5d564c; --paper: #faf7f1; --card: #fff; --line: #d9d1c3; --accent: #0b5a4a; --on-accent: #fff; --warn: #7a3e00; --warn-paper: #fff1dc; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3efe7; --soft: #b9b0a2; --paper: #15130f; --card: #201d18; --line: #3d372e; --accent: #5fd0b4; --on-accent: #06231c; --warn: #ffd9a0; --warn-paper: #3a2a10; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 0 auto; padding: 1rem 1rem 3rem; }
.notice { margin: 0; background: var(--warn-paper); color: var(--warn); padding: .75rem 1rem; text-align: center; font-weight: 600; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin-top: 1rem; }
h1 { font-size: 1.35rem; line-height: 1.25; margin: 1.5rem 0 .25rem; }
h2 { font-size: 1rem; margin: 0 0 .75rem; }
p { margin: .5rem 0; }
.soft { color: var(--soft); }
.amount { font-size: 1.75rem; font-weight: 700; font-variant-numeric: tabular-nums; margin: .25rem 0; }
form { margin: 0; }
button, .button { display: block; width: 100%; min-height: 3rem; margin-top: .75rem; padding: .75rem 1rem; border: 1px solid var(--accent); border-radius: .5rem; background: transparent; color: var(--accent); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
a { color: var(--accent); overflow-wrap: anywhere; }
.text { white-space: pre-wrap; }
ul { list-style: none; margin: 0; padding: 0; }
.acts { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: .5rem; }
.acts button { width: auto; margin: 0; }
.card > :first-child { margin-top: 0; }
.main { background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

type PageContent = {
  title: string;
  /** Trusted HTML: what it takes from outside is already escaped. */
  body: string;
  redirect?: { url: string; seconds: number };
  /** Why nothing here is real. */
  notice?: string;
};

const PAYMENT_NOTICE =
  'Vendedor de prueba. Esta página funciona en tu computadora y no cobra nada.';

/** A page of a fake provider: plain HTML without scripts, marked as a test page. */
function renderPage({ title, body, redirect, notice = PAYMENT_NOTICE }: PageContent): string {
  const refresh =
    redirect === undefined
      ? ''
      : `<meta http-equiv="refresh" content="${redirect.seconds};url=${escapeHtml(redirect.url)}">`;
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:,">
${refresh}<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="notice" role="note">${notice}</p>
<main>${body}</main>
</body>
</html>`;
}

export const sendPage = (reply: FastifyReply, content: PageContent, status = 200) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(renderPage(content));

export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('es-AR', { style: 'currency', currency }).format(amount);

type Choice = { label: string; fields: Record<string, string>; isMain?: boolean };

/** One button, one form: works with the keyboard and without scripts. */
export function renderChoice(action: string, { label, fields, isMain = false }: Choice): string {
  const inputs = Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  return `<form method="post" action="${escapeHtml(action)}">${inputs}<button${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button></form>`;
}
