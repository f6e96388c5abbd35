import { brand } from '@forja/contract/brand';
import type { Device } from '@forja/contract/identity/account';
import { momentText } from './moment.messages.ts';

const ACCOUNT = `tu cuenta de ${brand.name}`;

const SECURITY_TEXTS = {
  signed_in_new_device: `Alguien entró a ${ACCOUNT} desde un dispositivo nuevo`,
  passkey_added: `Se agregó una llave de acceso a ${ACCOUNT}`,
  passkey_removed: `Se borró una llave de acceso de ${ACCOUNT}`,
  second_factor_on: `Se activó el segundo paso de ${ACCOUNT}`,
  secret_question_changed: `Cambió la pregunta secreta de ${ACCOUNT}`,
  sessions_closed: `Se cerraron otras sesiones de ${ACCOUNT}`,
} as const;

export type SecurityEvent = keyof typeof SECURITY_TEXTS;
export const isSecurityEvent = (event: string): event is SecurityEvent =>
  Object.hasOwn(SECURITY_TEXTS, event);

/** What happened, when, on what device and what to do. A change of address or password has its own, with its link. */
export const securityLetter = (
  event: SecurityEvent,
  { at, device, links }: { at: Date; device: Device; links: { account: string; recovery: string } },
) => ({
  subject: SECURITY_TEXTS[event],
  text: `Hola:

${SECURITY_TEXTS[event]}.

${momentText({ at, device })}

Si fuiste vos, no hagas nada.

Si no fuiste vos, entrá a ${links.account}, cambiá la contraseña y cerrá las demás sesiones. Si no podés entrar, recuperá el acceso en este enlace:
${links.recovery}
`,
});
