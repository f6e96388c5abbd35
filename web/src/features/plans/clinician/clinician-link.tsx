import { Link } from '@tanstack/react-router';
import { iconClipboardText } from '../../../design/icon-paths.ts';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import { clinicianMessages } from './clinician.messages.ts';

const messages = clinicianMessages.clinicianLink;

/** The way to the one-page sheet of a saved plan. */
export const ClinicianLink = ({ id }: { id: string }) => (
  <section
    className={classNames(cardStyles.root, cardStyles.plain)}
    aria-labelledby="ficha-medico-t"
  >
    <div className={cardStyles.header}>
      <div>
        <h2 id="ficha-medico-t">{messages.title}</h2>
        <p className={textStyles.secondary}>{messages.lead}</p>
      </div>
      <LinkButton
        icon={iconClipboardText}
        render={(linkProps) => (
          <Link to="/mis-planes/$id/ficha-clinica" params={{ id }} {...linkProps} />
        )}
      >
        {messages.open}
      </LinkButton>
    </div>
  </section>
);
