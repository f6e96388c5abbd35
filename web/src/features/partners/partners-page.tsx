import { Island } from '../../shared/pages/island.tsx';
import { PartnerApplication } from './partner-application.tsx';
import { partnersMessages as words } from './partners.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

export const PartnersPage = () => (
  <div className={frameStyles.shortPage}>
    <h1 tabIndex={-1}>{words.title}</h1>
    <p className={textStyles.lead}>{words.lead}</p>
    <Island
      name="partners"
      className={frameStyles.stack}
      drafts={{ 'forja-borrador-postulacion': '' }}
    >
      <PartnerApplication />
    </Island>
  </div>
);
