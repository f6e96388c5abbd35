/** Opens a chat with a number, with the message written and not yet sent. */
export function whatsappAddress(number: string, message: string): string {
  // In a form a space is a plus, which WhatsApp would show.
  const query = new URLSearchParams({ text: message }).toString().replaceAll('+', '%20');
  return `https://wa.me/${number}?${query}`;
}
