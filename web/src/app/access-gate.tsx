import { useNavigate, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { useSession } from '../features/identity/session.queries.ts';
import { appMessages } from './app.messages.ts';

const ASKS_FOR_ACCOUNT = 'button, a, input, select, textarea, label, [role="button"], [data-auth-required]';
/** With these any key but the ones that leave changes the value. */
const CHANGED_BY_KEYS = 'select, input[type="range"]';
const OPENED_BY_ARROWS = 'input, [aria-haspopup]';
const LEAVES = /^(Tab|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

/** Around a gated page: a visitor reads everything, and what they try to use explains what an account gives. */
export function AccessGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const isVisitor = session.status === 'visitor';
  // Answered: who leaves later on is not asked again for something they did before.
  if (isAsked && session.status === 'signed-in') setIsAsked(false);

  function hold(event: SyntheticEvent) {
    if (!isVisitor || !(event.target instanceof Element) || !event.target.closest(ASKS_FOR_ACCOUNT)) return;
    event.preventDefault();
    event.stopPropagation();
    // The press that opens a list comes before the click: both are held, one is answered.
    if (event.type !== 'pointerdown' && event.type !== 'mousedown') setIsAsked(true);
  }

  function holdKey(event: KeyboardEvent) {
    if (event.target instanceof Element && actsOn(event.target, event)) hold(event);
  }

  return (
    <>
      <div
        role="presentation"
        onClickCapture={hold}
        onMouseDownCapture={hold}
        onKeyDownCapture={holdKey}
        onBeforeInputCapture={hold}
        onSubmitCapture={hold}
      >
        {children}
      </div>
      {isVisitor && isAsked ? <AccessRequired onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}

/** Keys that act on a control; the others move through the page and read it. */
function actsOn(control: Element, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === 'Enter') return true;
  if (key === ' ') return !control.matches('a');
  if (key === 'ArrowDown' || key === 'ArrowUp') return control.matches(`${CHANGED_BY_KEYS}, ${OPENED_BY_ARROWS}`);
  return control.matches(CHANGED_BY_KEYS) && !LEAVES.test(key) && !ctrlKey && !metaKey && !altKey;
}

function AccessRequired({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const router = useRouter();
  const { title, text, gives, register, cancel } = appMessages.accessRequired;

  function goToRegister() {
    onClose();
    void navigate({ to: '/auth', search: { modo: 'registro', next: router.latestLocation.href } });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      footer={
        <div className="zoc-fila">
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="brasa" wide onClick={goToRegister}>
            {register}
          </Button>
        </div>
      }
    >
      <ul className="lista-acceso">
        {gives.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
