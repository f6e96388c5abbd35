import { brand } from '@forja/contract/brand';
import type { Device } from '@forja/contract/identity/account';
import { momentText } from './moment.messages.ts';

const ACCOUNT = `tu cuenta de ${brand.name}`;

type Links = { account: string; recovery: string };
type SecurityText = { what: string; effect?: string; ifYou?: string; ifNot?: string };

const SECURITY_TEXTS = {
  signed_in_new_device: { what: `Alguien entró a ${ACCOUNT} desde un dispositivo nuevo` },
  passkey_added: { what: `Se agregó una llave de acceso a ${ACCOUNT}` },
  passkey_removed: { what: `Se borró una llave de acceso de ${ACCOUNT}` },
  second_factor_on: { what: `Se activó el segundo paso de ${ACCOUNT}` },
  second_factor_locked: {
    what: `Se cerró el segundo paso de ${ACCOUNT}`,
    effect:
      'Alguien puso tu contraseña y después cinco códigos equivocados. Por seguridad, nadie puede entrar con permisos de administración.',
    ifYou: 'pedile a quien mantiene el servidor que lo abra.',
    ifNot: 'alguien sabe tu contraseña. Pedí que te quiten los permisos mientras tanto y cambiala.',
  },
  secret_question_changed: { what: `Cambió la pregunta secreta de ${ACCOUNT}` },
  sessions_closed: { what: `Se cerraron otras sesiones de ${ACCOUNT}` },
} as const satisfies Record<string, SecurityText>;

export type SecurityEvent = keyof typeof SECURITY_TEXTS;
export const isSecurityEvent = (event: string): event is SecurityEvent =>
  Object.hasOwn(SECURITY_TEXTS, event);

const changePassword = ({ account, recovery }: Links): string =>
  `entrá a ${account}, cambiá la contraseña y cerrá las demás sesiones. Si no podés entrar, recuperá el acceso en este enlace:
${recovery}`;

export function securityLetter(
  event: SecurityEvent,
  { at, device, links }: { at: Date; device: Device; links: Links },
) {
  const {
    what,
    effect,
    ifYou = 'no hagas nada.',
    ifNot = changePassword(links),
  }: SecurityText = SECURITY_TEXTS[event];
  const parts = [
    'Hola:',
    `${what}.`,
    momentText({ at, device }),
    ...(effect === undefined ? [] : [effect]),
    `Si fuiste vos, ${ifYou}`,
    `Si no fuiste vos, ${ifNot}`,
  ];
  return { subject: what, text: `${parts.join('\n\n')}\n` };
}
