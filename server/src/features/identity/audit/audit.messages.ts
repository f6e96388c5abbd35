const TIME_ZONE = 'America/Argentina/Buenos_Aires';
const DAY = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: TIME_ZONE,
});
const CLOCK = new Intl.DateTimeFormat('es-AR', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

export const deciderText = ({ by, at }: { by: string | null; at: Date }): string =>
  `${by === null ? 'Fue' : `Lo hizo ${by}`} el ${DAY.format(at)} a las ${CLOCK.format(at)}.`;
