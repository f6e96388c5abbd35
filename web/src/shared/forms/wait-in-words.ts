import { plural } from '../../design/format.ts';

export function waitInWords(seconds: number): string {
  const total = Math.max(1, Math.ceil(seconds));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  const parts = [
    hours > 0 && plural(hours, 'hora', 'horas'),
    minutes > 0 && plural(minutes, 'minuto', 'minutos'),
    hours === 0 && total % 60 > 0 && plural(total % 60, 'segundo', 'segundos'),
  ];
  return parts.filter((part) => part !== false).join(' y ') || plural(1, 'segundo', 'segundos');
}
