import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import { FoldedCard } from '../../../design/layout/folded-card.tsx';
import { classNames } from '../../../design/class-names.ts';
import { hydrationMessages } from './hydration.messages.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';

const { explained: texts } = hydrationMessages;

export const DrinksExplained = () => (
  <FoldedCard title={texts.title}>
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      <p>{texts.coffee}</p>
      <p>{texts.mate}</p>
      <p>{texts.caffeine}</p>
      <p>{texts.alcohol}</p>
      <p>{texts.urine}</p>
      <SourceCitations sources={['killer2014', 'efsa2015caffeine', 'goulet2011']} />
    </div>
  </FoldedCard>
);
