const INSTANT = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});
const NUMBER = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 });
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const text = (value: string) =>
  value.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
export const when = (at: Date) => text(INSTANT.format(at));
export const figure = (value: number) => NUMBER.format(value);

export const row = (cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

export const tableParts = (head: readonly string[], rows: readonly string[]): string[] =>
  rows.length === 0
    ? ['<p>Nada todavía.</p>']
    : [
        `<table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead><tbody>`,
        ...rows,
        '</tbody></table>',
      ];

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  tableParts(head, rows.map(row)).join('');
