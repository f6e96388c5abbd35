import { CATEGORY_LABELS } from '@forja/domain/compounds/category-labels';
import type { Compound } from '@forja/domain/compounds/compound';
import { entrySlug } from '@forja/domain/glossary/entry-slug';
import { LEGAL_STATUS_LABELS, legalStatuses } from '@forja/domain/glossary/legal-status';
import { studiesStrength } from '@forja/domain/glossary/statement-strength';
import { Link } from '@tanstack/react-router';
import { Button } from '../../design/actions/button.tsx';
import { strengthWords } from '../../design/evidence/source-details.ts';
import { Tag } from '../../design/feedback/tag.tsx';
import * as textStyles from '../../design/text.module.css';
import * as styles from './glossary.module.css';
import { glossaryMessages } from './glossary.messages.ts';

const messages = glossaryMessages;

type CompoundRowProps = { compound: Compound; isSelected: boolean; onCompare: () => void };

export function CompoundRow({ compound, isSelected, onCompare }: CompoundRowProps) {
  const strength = studiesStrength(compound);
  return (
    <li className={styles.row}>
      <div>
        <h2>
          <Link
            to="/glosario/$slug"
            params={{ slug: entrySlug(compound) }}
            preload={false}
            data-open-to-visitors
          >
            {compound.name}
          </Link>
        </h2>
        <p className={textStyles.label}>
          {CATEGORY_LABELS[compound.category]} · {compound.route}
        </p>
        <p>{compound.description.text}</p>
        <p className={styles.tags}>
          {legalStatuses(compound).map((status) => (
            <Tag key={status}>{LEGAL_STATUS_LABELS[status]}</Tag>
          ))}{' '}
          <Tag>
            {messages.evidence}
            {messages.search.letter(strength, strengthWords[strength])}
          </Tag>
        </p>
      </div>
      <Button
        aria-pressed={isSelected}
        aria-label={messages.compare.buttonName(compound.name)}
        onClick={onCompare}
      >
        {messages.compare.button}
      </Button>
    </li>
  );
}
