const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function ownReference({
  custom_id,
  invoice_id,
}: {
  custom_id: string | null;
  invoice_id: string | null;
}): string | null {
  const isOurs =
    custom_id !== null && UUID.test(custom_id) && invoice_id?.startsWith(`${custom_id}-`) === true;
  return isOurs ? custom_id : null;
}
