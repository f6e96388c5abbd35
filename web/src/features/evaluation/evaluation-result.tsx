import { type Answers, evaluate, labelScore, type Score } from '@forja/domain/evaluation/evaluate';
import { BLOCKS, type Block } from '@forja/domain/evaluation/questions.data';
import { source, type SourceKey } from '@forja/domain/evidence/sources';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { RulerGauge } from '../../design/charts/ruler-gauge.tsx';
import { decimal, percent, plural, trimmed } from '../../design/format.ts';
import * as cardStyles from '../../design/layout/card.module.css';
import { Card } from '../../design/layout/card.tsx';
import { FoldedCard, FoldedGroup } from '../../design/layout/folded-card.tsx';
import * as frameStyles from '../../design/layout/frame.module.css';
import { classNames } from '../../design/class-names.ts';
import * as textStyles from '../../design/text.module.css';
import { Citation } from '../../shared/evidence/citation.tsx';
import { ConsultFirst } from './consult-first.tsx';
import { evaluationMessages, findQuestionTexts } from './evaluation.messages.ts';

const { result: texts, blocks: blockNames, labels } = evaluationMessages;
const BODY = classNames(cardStyles.body, frameStyles.stack);
const SCORED_OF_TEN: readonly Block[] = ['activity', 'sleep', 'nutrition'];

/** The scores, what each comes from, what to do and where it is read. */
export function EvaluationResult({ answers }: { answers: Answers }) {
  const { overall, blocks, confidence, recommendations, redFlags } = evaluate(answers);
  const scored = BLOCKS.flatMap((id) => {
    const score = blocks[id];
    return score ? [{ id, score }] : [];
  });
  const numbers = numberSources(scored.map(({ score }) => score));
  return (
    <>
      <ConsultFirst answers={answers} />
      <Card tab={texts.overall} aria-label={texts.overall}>
        <div className={BODY}>
          {overall ? <Figure points={overall.points} max={100} /> : <p>{texts.missing}</p>}
          <p>{texts.confidence(percent(confidence / 100))}</p>
          <Insights scored={scored} />
        </div>
      </Card>
      {scored
        .filter(({ id }) => SCORED_OF_TEN.includes(id))
        .map(({ id, score }) => (
          <Card key={id} plain aria-label={blockNames[id]}>
            <div className={BODY}>
              <h2>{blockNames[id]}</h2>
              <Figure points={score.points} max={10} name={blockNames[id]} />
            </div>
          </Card>
        ))}
      <FoldedGroup>
        {overall ? (
          <ScoreBreakdown
            name={texts.overall}
            score={overall}
            numbers={numbers}
            max={100}
            nameOf={nameBlock}
          />
        ) : null}
        {scored.map(({ id, score }) => (
          <ScoreBreakdown
            key={id}
            name={blockNames[id]}
            score={score}
            numbers={numbers}
            max={SCORED_OF_TEN.includes(id) ? 10 : 100}
          />
        ))}
      </FoldedGroup>
      {redFlags.length === 0 && overall ? (
        <section className={frameStyles.stack}>
          <h2>{texts.recommendations}</h2>
          {recommendations.length === 0 ? <p>{texts.nothing}</p> : null}
          <ol className={frameStyles.bulletList}>
            {recommendations.map(({ id, gain, sources }) => (
              <li key={id}>
                {findQuestionTexts(id)?.advice} {listNumbers(sources, numbers)}.{' '}
                <strong>{texts.gain(plural(gain, 'punto', 'puntos'))}</strong>
              </li>
            ))}
          </ol>
          <LinkButton variant="primary" href="/generar-plan">
            {texts.plan}
          </LinkButton>
        </section>
      ) : null}
      <p className={textStyles.secondary}>{texts.note}</p>
      <section className={frameStyles.stack}>
        <h2>{texts.sources}</h2>
        <ol>
          {[...numbers].map(([key, number]) => (
            <li key={key}>
              [{number}] <Citation source={source(key)} />
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Figure({ points, max, name }: { points: number; max: 10 | 100; name?: string }) {
  return (
    <>
      <p>
        <strong className={textStyles.figure}>{formatPoints(points, max)}</strong>{' '}
        <span className={textStyles.unit}>{max === 10 ? texts.ofTen : texts.ofHundred}</span>{' '}
        {labels[labelScore(points)]}
      </p>
      <RulerGauge
        value={max === 10 ? points / 10 : points}
        max={max}
        label={name ?? texts.overall}
        showNumbers
      />
    </>
  );
}

function Insights({ scored }: { scored: readonly { id: Block; score: Score }[] }) {
  const [best, ...rest] = scored.toSorted((one, other) => other.score.points - one.score.points);
  const worst = rest.at(-1);
  if (!best || !worst || best.score.points === worst.score.points) return null;
  return (
    <>
      <h2>{texts.insights}</h2>
      <ul className={frameStyles.bulletList}>
        <li>{texts.worst(blockNames[worst.id].toLowerCase())}</li>
        <li>{texts.best(blockNames[best.id].toLowerCase())}</li>
      </ul>
    </>
  );
}

type Numbers = ReadonlyMap<SourceKey, number>;
type ScoreBreakdownProps = {
  name: string;
  score: Score;
  numbers: Numbers;
  max: 10 | 100;
  nameOf?: (id: string) => string;
};

/** What adds up to the score. */
const ScoreBreakdown = ({ name, score, numbers, max, nameOf = namePart }: ScoreBreakdownProps) => (
  <FoldedCard title={texts.parts(name)} hint={formatPoints(score.points, max)}>
    <ul className={classNames(cardStyles.body, frameStyles.bulletList)}>
      {score.parts.map(({ id, points, most, sources }) => (
        <li key={id}>
          {texts.part(
            nameOf(id),
            formatPoints(points, max),
            trimmed(max === 10 ? most / 10 : most, 1),
          )}{' '}
          {listNumbers(sources, numbers)}
        </li>
      ))}
    </ul>
  </FoldedCard>
);

const namePart = (id: string): string => findQuestionTexts(id)?.prompt ?? id;

/** The parts of the overall score are blocks, some of which are called as their question. */
const nameBlock = (id: string): string =>
  BLOCKS.flatMap((block) => (block === id ? blockNames[block] : [])).join('');

const formatPoints = (points: number, max: 10 | 100): string =>
  max === 10 ? decimal(points / 10) : trimmed(points);

const listNumbers = (sources: readonly SourceKey[], numbers: Numbers): string =>
  sources.length === 0 ? '' : `[${sources.map((key) => numbers.get(key)).join(', ')}]`;

/** In the order in which the scores name them. */
function numberSources(scores: readonly Score[]): Numbers {
  const keys = scores.flatMap(({ parts }) => parts.flatMap(({ sources }) => sources));
  return new Map([...new Set(keys)].map((key, at) => [key, at + 1]));
}
