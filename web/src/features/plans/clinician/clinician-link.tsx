import { Link } from '@tanstack/react-router';
import { iconClipboardText } from '../../../design/icon-paths.ts';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { clinicianMessages } from './clinician.messages.ts';

const messages = clinicianMessages.clinicianLink;

export const ClinicianLink = ({ id }: { id: string }) => (
  <LinkButton
    wide
    icon={iconClipboardText}
    render={(linkProps) => (
      <Link to="/mis-planes/$id/ficha-clinica" params={{ id }} {...linkProps} />
    )}
  >
    {messages.open}
  </LinkButton>
);
