import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { ActionDialog } from '../actions/action-dialog.tsx';
import * as styles from '../admin.module.css';
import { type Person, type PersonAction, personActions } from './person-actions.queries.ts';
import { personMessages as words } from './person.messages.ts';

// the keys of a record of every action
const ACTIONS = Object.keys(personActions) as PersonAction[];

type PersonActionsProps = { id: string; person: Person; onDone: () => void };

export function PersonActions({ id, person, onDone }: PersonActionsProps) {
  const [selection, setSelection] = useState<{ action: PersonAction; actionId: string }>();
  return (
    <>
      <div className={styles.actions}>
        {ACTIONS.filter((action) => personActions[action].isPossible(person)).map((action) => (
          <Button
            key={action}
            variant={personActions[action].danger ? 'outline' : 'secondary'}
            danger={personActions[action].danger}
            onClick={() => setSelection({ action, actionId: crypto.randomUUID() })}
          >
            {words.actions[action].label}
          </Button>
        ))}
      </div>
      {selection && (
        <ActionDialog
          key={selection.actionId}
          draftId={`${selection.action}-${id}`}
          title={words.actions[selection.action].title}
          lead={words.actions[selection.action].text}
          submitLabel={words.actions[selection.action].label}
          danger={personActions[selection.action].danger}
          fields={personActions[selection.action].fields}
          success={words.actions[selection.action].success}
          send={async (texts) => {
            const result = await personActions[selection.action].send(texts, {
              id,
              person,
              actionId: selection.actionId,
            });
            onDone();
            return result;
          }}
          onClose={() => setSelection(undefined)}
        />
      )}
    </>
  );
}
