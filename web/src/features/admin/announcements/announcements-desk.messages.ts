import type { readAnnouncements } from '@forja/contract/admin/admin-announcements';
import type { ReplyOf } from '@forja/contract/http/endpoint';

type Audience = ReplyOf<typeof readAnnouncements>['notices'][number]['audience'];

export const announcementsDeskMessages = {
  loading: 'Buscando los avisos y las cartas.',
  failed: 'No pudimos traer los avisos y las cartas',
  notices: 'Avisos en la página',
  noticesLead: 'Un aviso se ve arriba de todo al entrar, una vez por dispositivo.',
  noNotices: 'Todavía no hubo avisos.',
  notice: (text: string, from: string, to: string, audience: string) =>
    `${text} (${audience}, del ${from} al ${to})`,
  audiences: {
    everybody: 'todas las cuentas',
    members: 'quienes tienen membresía',
  } satisfies Record<Audience, string>,
  publish: 'Publicar un aviso',
  publishText: 'Se ve desde ahora y por los días que pongas. Hay uno a la vez: el más nuevo.',
  published: 'Aviso publicado',
  text: 'Aviso',
  days: 'Días que se ve',
  daysUnit: 'días',
  daysWrong: 'Poné de 1 a 90 días.',
  audience: 'Quién lo ve',
  reason: 'Motivo',
  end: 'Sacar',
  endTitle: '¿Sacar este aviso?',
  endText: 'Deja de verse ahora.',
  ended: 'Aviso sacado',
  letters: 'Cartas a quienes tienen membresía',
  lettersLead: (recipients: string) =>
    `Ahora la recibirían ${recipients}: quienes tienen membresía, menos quienes pidieron no recibir cartas y las cuentas bloqueadas.`,
  people: (count: number) => (count === 1 ? '1 persona' : `${count} personas`),
  noLetters: 'Todavía no se mandó ninguna.',
  noMail: 'Este servidor no tiene configurado el envío de correos.',
  letter: (subject: string, at: string, recipients: string, isFinished: boolean) =>
    `${subject}: ${at}, para ${recipients}${isFinished ? '' : ' (todavía se está mandando)'}`,
  write: 'Escribir una carta',
  writeText: 'Primero la ves como llega. Se manda recién en el paso siguiente.',
  subject: 'Asunto',
  body: 'Carta',
  bodyHint: 'Sin formato. Abajo se agrega el enlace para no recibir más.',
  next: 'Ver cómo queda',
  sendTitle: (people: string) => `¿Mandar esta carta a ${people}?`,
  sendText: 'No se puede deshacer. Quien la recibió no la vuelve a recibir.',
  send: 'Mandar la carta',
  onItsWay: 'Carta en camino',
  recipientsText: (people: string) => `Sale para ${people}.`,
} as const;
