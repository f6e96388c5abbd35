import { Alert } from '../../../design/feedback/alert.tsx';
import { AlarmLink } from './alarm-link.tsx';
import { CallNow } from './call-links.tsx';

/** In the form, as soon as something that cannot wait is answered. */
export const AlarmOffer = () => (
  <Alert kind="error" title="Esto va primero." actions={<AlarmLink />}>
    Dejá el formulario y llamá ya: <CallNow />. Lo que cargaste queda guardado en este equipo.
  </Alert>
);
