import { Button } from '../../design/actions/button.tsx';
import { IconButton } from '../../design/actions/icon-button.tsx';
import { classNames } from '../../design/class-names.ts';
import { iconClose } from '../../design/icon-paths.ts';
import * as actionBarStyles from '../../design/navigation/action-bar.module.css';
import * as modalStyles from '../../design/overlays/modal.module.css';
import * as textStyles from '../../design/text.module.css';
import { frameMessages } from './frame.messages.ts';

const { welcome } = frameMessages;

/** The notice of the first visit, as `Dialog` draws one. It is in every document, and `showWelcome` opens it. */
export const WelcomeDialog = () => (
  <dialog
    id="bienvenida"
    className={classNames(modalStyles.root, modalStyles.center)}
    aria-labelledby="bienvenida-titulo"
    aria-describedby="bienvenida-lema"
  >
    <div className={modalStyles.header}>
      <h2 id="bienvenida-titulo" tabIndex={-1}>
        {welcome.title}
      </h2>
      <IconButton path={iconClose} label={welcome.close} data-close />
    </div>
    <div className={modalStyles.body}>
      <p className={textStyles.secondary} id="bienvenida-lema">
        {welcome.lead}
      </p>
      <p>{welcome.educates}</p>
      <p>{welcome.mitigates}</p>
      <p className={textStyles.secondary}>{welcome.emergency}</p>
    </div>
    <div className={classNames(modalStyles.footer, actionBarStyles.bar)}>
      <Button variant="primary" wide data-close>
        {welcome.understood}
      </Button>
    </div>
  </dialog>
);
