import { useNavigate, useRouter } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Button } from '../../design/actions/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useSession } from '../../features/identity/session.queries.ts';
import { storedSession } from '../../features/identity/session/stored-session.ts';
import type { SessionState } from '../../features/identity/session/session-state.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { appMessages } from '../app.messages.ts';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as frameStyles from '../../design/layout/frame.module.css';

const ASKS_FOR_ACCOUNT =
  'button, a, input, select, textarea, label, [role="button"], [data-auth-required]';
/** Who to call and what to read: nobody needs an account for that. */
const OPEN_TO_VISITORS =
  'a[href^="tel:"], a[href="/alarma"], [data-open-to-visitors], [data-open-to-visitors] *';
/** What these do can wait; a box that is ticked or written in answers the finger at once. */
const CAN_WAIT = 'button, a, [role="button"], [data-auth-required]';
/** With these any key but the ones that leave changes the value. */
const CHANGED_BY_KEYS = 'select, input[type="range"]';
const OPENED_BY_ARROWS = 'input, [aria-haspopup]';
const LEAVES = /^(Tab|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|F\d+)$/;

type AccessGateProps = {
  /** A page to read can also be read, and its numbers called, before its code is here. */
  isText?: boolean;
  children: ReactNode;
};

/** Around a gated page: a visitor reads everything, and what they try to use explains what an account gives. */
export function AccessGate({ isText = false, children }: AccessGateProps) {
  const session = useSession();
  const [isAsked, setIsAsked] = useState(false);
  const isVisitor = session.status === 'visitor';
  // Answered: who leaves later on is not asked again for something they did before.
  if (isAsked && session.status === 'signed-in') setIsAsked(false);
  // What was written at build answers nothing yet: what is typed there would be lost.
  const isHydrated = useIsHydrated();
  const early = usePressBeforeTheAnswer(session.status, () => setIsAsked(true));

  function hold(event: SyntheticEvent) {
    const control = event.target instanceof Element && event.target.closest(ASKS_FOR_ACCOUNT);
    if (control && control.matches(OPEN_TO_VISITORS)) return;
    if (control && session.status === 'loading') early(event, control);
    if (!control || !isVisitor) return;
    event.preventDefault();
    event.stopPropagation();
    // The press that opens a list comes before the click: both are held, one is answered.
    if (event.type !== 'pointerdown' && event.type !== 'mousedown') setIsAsked(true);
  }

  function holdKey(event: KeyboardEvent) {
    if (event.target instanceof Element && activatesControl(event.target, event)) hold(event);
  }

  return (
    <>
      <div
        role="presentation"
        inert={!isHydrated && !isText}
        onClickCapture={hold}
        onMouseDownCapture={hold}
        onKeyDownCapture={holdKey}
        onBeforeInputCapture={hold}
        onSubmitCapture={hold}
        // Leaving a field that nobody could fill in is not leaving it empty.
        onBlurCapture={(event) => isVisitor && event.stopPropagation()}
      >
        {children}
      </div>
      {isVisitor && isAsked ? <AccessRequired onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}

/** Before it is known who is here a press waits, and what is written goes in: a visitor is told what an account gives, for the others it is done. */
function usePressBeforeTheAnswer(status: SessionState['status'], tellVisitor: () => void) {
  const pressed = useRef<{ control: Element; isHeld: boolean }>(undefined);

  useEffect(() => {
    if (status === 'loading' || !pressed.current) return;
    const { control, isHeld } = pressed.current;
    pressed.current = undefined;
    if (status === 'visitor') tellVisitor();
    else if (isHeld && control instanceof HTMLElement && control.isConnected) control.click();
  });

  return (event: SyntheticEvent, control: Element) => {
    // Who was here before need not wait for a slow answer.
    if (event.type === 'mousedown' || storedSession(new Date())) return;
    const isHeld = event.type === 'click' && control.matches(CAN_WAIT);
    if (!pressed.current?.isHeld) pressed.current = { control, isHeld };
    if (!isHeld) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Keys that act on a control; the others move through the page and read it. */
function activatesControl(
  control: Element,
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
): boolean {
  if (key === 'Enter') return true;
  if (key === ' ') return !control.matches('a');
  if (key === 'ArrowDown' || key === 'ArrowUp')
    return control.matches(`${CHANGED_BY_KEYS}, ${OPENED_BY_ARROWS}`);
  return control.matches(CHANGED_BY_KEYS) && !LEAVES.test(key) && !ctrlKey && !metaKey && !altKey;
}

function AccessRequired({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const router = useRouter();
  const { title, text, benefits, register, cancel } = appMessages.accessRequired;

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
        <div className={actionBarStyles.row}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" wide onClick={goToRegister}>
            {register}
          </Button>
        </div>
      }
    >
      <ul className={frameStyles.bulletList}>
        {benefits.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
