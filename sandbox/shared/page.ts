import type { FastifyReply } from 'fastify';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.codePointAt(0))};`);

/** Stylesheet of the pages; the product's tokens load first. */
const STYLE = `
* { box-sizing: border-box; }
body { margin: 0; background: var(--pared); color: var(--tinta); font: 400 var(--text-16)/1.5 var(--letra-texto); }
header { padding: var(--space-12) var(--margen); border-bottom: var(--line-1) solid var(--linea); background: var(--ficha); }
header img { display: block; height: 2.25rem; }
main { max-width: 32rem; margin: 0 auto; padding: var(--space-16) var(--margen) var(--space-48); }
.notice { margin: 0; background: var(--tinta); color: var(--pared); padding: var(--space-8) var(--margen); text-align: center; font-size: var(--text-15); font-weight: 600; }
.card { background: var(--ficha); border: var(--line-1) solid var(--linea); border-top: var(--line-4) solid var(--tinta); border-radius: var(--radio-2); padding: var(--space-20); margin-top: var(--space-16); }
h1, h2, .amount { font-family: var(--letra-placa); line-height: 1.1; text-wrap: balance; }
h1 { font-size: var(--text-title); font-weight: 800; margin: var(--space-24) 0 var(--space-4); }
h2 { font-size: var(--text-18); font-weight: 700; margin: 0 0 var(--space-12); }
p { margin: var(--space-8) 0; }
.soft { color: var(--tinta-2); }
.amount { font-size: var(--text-36); font-weight: 800; font-variant-numeric: tabular-nums; margin: var(--space-4) 0; }
form { margin: 0; }
button, .button { display: block; width: 100%; min-height: 3rem; margin-top: var(--space-12); padding: var(--space-12) var(--space-16); border: var(--line-1-5) solid var(--borde); border-radius: var(--radio-2); background: var(--ficha); color: var(--tinta); font: inherit; font-weight: 650; text-align: center; text-decoration: none; cursor: pointer; }
a { color: var(--verde); overflow-wrap: anywhere; }
.text { white-space: pre-wrap; }
ul { list-style: none; margin: 0; padding: 0; }
.acts { display: flex; flex-wrap: wrap; gap: var(--space-8); margin-top: var(--space-8); }
.acts button { width: auto; margin: 0; }
.card > :first-child { margin-top: 0; }
.main { background: var(--brasa); border-color: var(--brasa); border-bottom: var(--line-3) solid var(--brasa-canto); color: var(--sobre-brasa); }
:focus-visible { outline: var(--line-3) solid var(--tinta); outline-offset: 2px; }
`;

type PageContent = {
  title: string;
  /** Trusted HTML: callers escape outside text. */
  body: string;
  redirect?: { url: string; seconds: number };
  /** Warning that nothing here is real. */
  notice?: string;
};

const PAYMENT_NOTICE =
  'Vendedor de prueba. Esta página funciona en tu computadora y no cobra nada.';

/** Renders plain HTML without scripts, in the product's style and marked as a test. */
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
<link rel="stylesheet" href="/clothes/tokens.css">
<style>${STYLE}</style>
</head>
<body>
<header><picture><source srcset="/clothes/forja-logo-claro.svg" media="(prefers-color-scheme: dark)"><img src="/clothes/forja-logo.svg" alt="Forja" height="36"></picture></header>
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
  new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

type Choice = { label: string; fields: Record<string, string>; isMain?: boolean };

/** Renders one button per form, which works by keyboard and without scripts. */
export function renderChoice(action: string, { label, fields, isMain = false }: Choice): string {
  const inputs = Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  return `<form method="post" action="${escapeHtml(action)}">${inputs}<button${isMain ? ' class="main"' : ''}>${escapeHtml(label)}</button></form>`;
}
