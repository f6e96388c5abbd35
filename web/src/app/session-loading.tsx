import { Button } from '../design/button.tsx';
import { appMessages } from './app.messages.ts';

/** Until we know who is here. */
export const SessionLoading = () => (
  <div className="cab-fin">
    <Button disabled>{appMessages.loadingSession}</Button>
  </div>
);
