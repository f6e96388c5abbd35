import { FichaSkeleton } from '../design/skeleton.tsx';
import { appMessages } from './app.messages.ts';

/** While a page arrives. Also what the shell carries for the pages that only the browser can make. */
export const PagePending = () => (
  <div className="env pagina pagina-corta">
    <FichaSkeleton message={appMessages.pending} />
  </div>
);
