import type { Traced } from '@forja/domain/evidence/traced';
import { ENGINE_VERSION } from '@forja/domain/plan/engine-version';
import type { Plan } from '@forja/domain/plan/plan';
import { findFigurePath, type FigurePath } from '@forja/domain/plan/sensitivity/figure-path';
import type { AnswerMove, FigureMoves } from '@forja/domain/plan/sensitivity/find-moves';
import { useQuery } from '@tanstack/react-query';
import { use, useId, useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import { quantity, signed, trimmed } from '../../../design/format.ts';
import { figureMovesQuery } from '../engine.queries.ts';
import { riskLabels } from '../plans.messages.ts';
import { PlanOfPage } from '../plan-of-page.ts';
import { answersText, changeText } from './sensitivity.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../plan-view.module.css';
import { sourcesMessages } from './sources.messages.ts';

const messages = sourcesMessages.whatMovesIt;

/** Computed on opening. Absent unless the figure belongs to the plan. */
export function WhatMovesIt({ figure }: { figure: Traced }) {
  const plan = use(PlanOfPage);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const path = plan && findFigurePath(plan, figure);
  if (!plan || path === undefined) return null;
  return (
    <div className={styles.moves}>
      <Button aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
        {messages.title}
      </Button>
      <div id={listId} role="status">
        {open && <FigureMovesList figure={figure} plan={plan} path={path} />}
      </div>
    </div>
  );
}

function FigureMovesList({ figure, plan, path }: { figure: Traced; plan: Plan; path: FigurePath }) {
  const { data, isPending, isError } = useQuery(figureMovesQuery(plan.input, path));
  if (isPending) return <p>{messages.calculating}</p>;
  if (isError) return <p>{messages.failed}</p>;
  const { figureMoves } = data;
  if (!figureMoves) return <p className={textStyles.secondary}>{messages.goneNumber}</p>;
  return (
    <>
      {plan.engineVersion !== ENGINE_VERSION && (
        <p className={textStyles.secondary}>
          {messages.engineOfPlan}
          {plan.engineVersion}
          {messages.whichGave}
          {formatFigure(figure)}
          {messages.withToday}
          {ENGINE_VERSION}
          {messages.are}
          {formatFigure(figureMoves.now)}.
        </p>
      )}
      {figureMoves.by === 'risk' ? (
        <RiskMoves figureMoves={figureMoves} />
      ) : (
        <AnswerMoves figureMoves={figureMoves} />
      )}
    </>
  );
}

const formatFigure = ({ value, unit }: Pick<Traced, 'value' | 'unit'>): string =>
  quantity(value, unit, 2).trim();

/** "+110", with its decimals. */
const formatDifference = (difference: number): string => {
  const rounded = Math.round(difference * 100) / 100;
  return rounded > 0 ? `+${trimmed(rounded, 2)}` : trimmed(rounded, 2);
};

function AnswerMoves({
  figureMoves: { moves, less, unmoved },
}: {
  figureMoves: Extract<FigureMoves, { by: 'answers' }>;
}) {
  return (
    <>
      {moves.length > 0 ? (
        <ol className={styles.changes}>
          {moves.map((move) => (
            <li key={move.change.answer}>{moveText(move)}</li>
          ))}
        </ol>
      ) : (
        <p>{messages.nothingMoves}</p>
      )}
      <p className={textStyles.secondary}>
        {messages.lead}
        {less.length > 0 && (
          <>
            {messages.moveLess}
            {answersText(less)}.
          </>
        )}
        {moves.length > 0 && unmoved.length > 0 && (
          <>
            {messages.doNotMove}
            {answersText(unmoved)}.
          </>
        )}
      </p>
    </>
  );
}

function moveText({ change, after, difference }: AnswerMove): string {
  if (!after) return messages.notInPlan(changeText(change).replace(/,$/, ''));
  const byHowMuch = difference === undefined ? '' : ` (${formatDifference(difference)})`;
  return messages.wouldBe(changeText(change), formatFigure(after), byHowMuch);
}

function RiskMoves({
  figureMoves: { moves },
}: {
  figureMoves: Extract<FigureMoves, { by: 'risk' }>;
}) {
  if (moves.length === 0) return <p>{messages.noPoints}</p>;
  return (
    <>
      <ol className={styles.changes}>
        {moves.map(({ id, text, points, drop, level }) => (
          <li key={id}>
            {text}: {trimmed(points)}
            {messages.points}
            {riskLabels[level]} ({signed(-drop)}).
          </li>
        ))}
      </ol>
      <p className={textStyles.secondary}>{messages.onlyLower}</p>
    </>
  );
}
