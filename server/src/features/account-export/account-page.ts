import type { Device } from '@forja/contract/identity/account';
import type { AccountExport } from '@forja/contract/account-export';
import { brand } from '@forja/contract/brand';
import { accountEventLabels, creditStatusLabels } from '@forja/contract/identity/account-labels';
import {
  partnerStateLabels,
  paymentStateLabels,
  processorLabels,
  withdrawalKindLabels,
} from '@forja/contract/labels';
import type { AnyCollection } from '@forja/contract/records/records';
import { joinRecords, type RecordText } from './describe-records.ts';
import { table, text, when } from './page-html.ts';

const money = (minor: number, currency: string) =>
  new Intl.NumberFormat('es-AR', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(minor / 100);

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1c1917}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .6rem;border-bottom:1px solid #d6d3d1;vertical-align:top}
section{margin:2.5rem 0}article{border:1px solid #d6d3d1;padding:0 1rem 1rem;margin:1rem 0}`;

const where = ({ browser, system }: Device) =>
  text([browser, system].filter(Boolean).join(' en ') || 'desconocido');

export type ExportOutline = Omit<AccountExport, 'records' | 'signature'>;

export function accountPage(
  {
    exportedAt,
    account,
    sessions,
    knownDevices,
    passkeys,
    events,
    membership,
    partnerApplications,
    referrals,
    supportNotes,
  }: ExportOutline,
  records: ReadonlyMap<string, readonly RecordText[]>,
  collections: readonly AnyCollection[],
): string[] {
  const labels = new Map(
    collections.map(({ name, label: { many } }) => [
      name,
      many.charAt(0).toLocaleUpperCase('es') + many.slice(1),
    ]),
  );
  const top = `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mis datos en ${text(brand.name)}</title><style>${STYLE}</style></head><body>
<h1>Mis datos en ${text(brand.name)}</h1>
<p>Descargados el ${when(exportedAt)}. El archivo JSON trae lo mismo con todos los detalles, y se puede importar.</p>
<section><h2>Cuenta</h2>${table(
    ['Dato', 'Valor'],
    [
      ['Correo', text(account.username)],
      ['Correo verificado', account.emailVerifiedAt ? when(account.emailVerifiedAt) : 'no'],
      ['Correo nuevo sin confirmar', text(account.pendingEmail?.username ?? 'ninguno')],
      ['Cuenta creada', when(account.createdAt)],
      ['Términos aceptados y mayoría de edad declarada', when(account.acceptedAt)],
      ['Pregunta secreta', text(account.secretQuestion)],
      ['Código con el que llegaste', text(account.referralCode ?? 'ninguno')],
    ],
  )}</section>
`;
  const sections = [...records].flatMap(([name, texts]) => [
    `<section><h2>${text(labels.get(name) ?? name)}</h2>`,
    ...joinRecords(texts),
    '</section>\n',
  ]);
  const rest = `<section><h2>Membresía y pagos</h2>${table(
    ['Desde', 'Hasta'],
    membership.periods.map(({ startsAt, endsAt }) => [when(startsAt), when(endsAt)]),
  )}${table(
    ['Fecha', 'Medio', 'Importe', 'Estado', 'Meses'],
    membership.payments.map(({ madeAt, processor, currency, amountMinor, state, months }) => [
      when(madeAt),
      processorLabels[processor],
      text(money(amountMinor, currency)),
      paymentStateLabels[state],
      String(months),
    ]),
  )}${table(
    ['Pedido', 'Código', 'Recibido', 'Respuesta'],
    membership.withdrawals.map(({ kind, code, receivedAt, answer }) => [
      withdrawalKindLabels[kind],
      text(code),
      when(receivedAt),
      text(answer ?? 'todavía no'),
    ]),
  )}</section>
<section><h2>Invitaciones</h2>${table(
    ['Dato', 'Valor'],
    [
      ['Tu código', text(referrals.code ?? 'ninguno')],
      ['Navegadores que abrieron tu enlace', String(referrals.opened)],
      ['Cuentas creadas con tu enlace', String(referrals.registered)],
      ['Llegaste por la invitación de otra persona', referrals.wasReferred ? 'sí' : 'no'],
    ],
  )}${table(
    ['Fecha', 'Movimiento', 'Importe'],
    referrals.entries.map(({ at, kind, amountMinor, currency }) => [
      when(at),
      kind === 'credit' ? 'crédito' : 'anulación',
      text(money(amountMinor, currency)),
    ]),
  )}${table(
    ['Crédito del', 'Importe', 'Estado', 'Se puede aprobar desde', 'Con qué se pagó', 'Motivo'],
    referrals.credits.map(({ at, amountMinor, currency, status, payableFrom, ...decision }) => [
      when(at),
      text(money(amountMinor, currency)),
      creditStatusLabels[status],
      when(payableFrom),
      text(decision.reference ?? '–'),
      text(decision.reason ?? '–'),
    ]),
  )}</section>
<section><h2>Postulaciones para trabajar con nosotros</h2>${table(
    ['Fecha', 'Nombre', 'Correo', 'Dónde encontrarte', 'Qué hacés', 'Mensaje', 'Estado'],
    partnerApplications.map(({ receivedAt, name, email, profile, audience, message, state }) => [
      when(receivedAt),
      ...[name, email, profile, audience, message].map(text),
      partnerStateLabels[state],
    ]),
  )}</section>
<section><h2>Notas de soporte</h2><p>Lo que escribió quien administra para atenderte.</p>${table(
    ['Fecha', 'Nota'],
    supportNotes.map(({ at, text: note }) => [when(at), text(note)]),
  )}</section>
<section><h2>Sesiones abiertas</h2>${table(
    ['Dispositivo', 'Desde', 'Última vez'],
    sessions.map(({ device, createdAt, lastSeenAt }) => [
      where(device),
      when(createdAt),
      when(lastSeenAt),
    ]),
  )}</section>
<section><h2>Dispositivos conocidos</h2><p>Los navegadores en los que ya entraste. No guardamos su nombre.</p>${table(
    ['Conocido desde', 'Última entrada'],
    knownDevices.map(({ createdAt, lastSeenAt }) => [when(createdAt), when(lastSeenAt)]),
  )}</section>
<section><h2>Llaves de acceso</h2>${table(
    ['Nombre', 'Creada', 'Último uso'],
    passkeys.map(({ name, createdAt, lastUsedAt }) => [
      text(name),
      when(createdAt),
      lastUsedAt ? when(lastUsedAt) : 'nunca',
    ]),
  )}</section>
<section><h2>Qué pasó en la cuenta</h2>${table(
    ['Cuándo', 'Qué', 'Dispositivo'],
    events.map(({ at, event, device }) => [when(at), accountEventLabels[event], where(device)]),
  )}</section>
</body></html>
`;
  return [top, ...sections, rest];
}
