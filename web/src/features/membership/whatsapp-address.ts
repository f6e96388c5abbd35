export function whatsappAddress(number: string, message: string): string {
  // URLSearchParams writes a space as a plus, which WhatsApp would display.
  const query = new URLSearchParams({ text: message }).toString().replaceAll('+', '%20');
  return `https://wa.me/${number}?${query}`;
}
