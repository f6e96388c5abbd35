import { appMessages } from '../app.messages.ts';

/** While a page arrives. Also what the shell carries for the pages that only the browser can make. */
export const PagePending = () => (
  <p className="env pagina sec" role="status">
    {appMessages.pending}
  </p>
);
