import { brand } from '@forja/contract/brand';
import type { Device } from '@forja/contract/identity/account';
import { momentText } from '../audit/audit.messages.ts';
import { deviceText } from '../devices/device.messages.ts';

export const lockedEmail = (at: Date, device: Device) => ({
  subject: `Se cerró el segundo paso de tu cuenta de ${brand.name}`,
  text: `Hola:

${momentText(at)}, desde ${deviceText(device)}, alguien puso tu contraseña y después cinco códigos equivocados. Por seguridad cerramos el segundo paso de tu cuenta: nadie puede entrar con permisos de administración.

Si fuiste vos, pedile a quien mantiene el servidor que lo abra.

Si no fuiste vos, alguien sabe tu contraseña. Pedí que te quiten los permisos mientras tanto y cambiala.
`,
});
