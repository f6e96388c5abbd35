import {
  fatFreeMassIndex,
  navyBodyFat,
  relativeFatMass,
} from '@forja/domain/body/body-fat-estimates';
import { BODY_MASS_SOURCES, bodyMassClass } from '@forja/domain/body/body-mass-class';
import { bodyMassIndex } from '@forja/domain/body/body-mass-index';
import { WAIST_LIMITS_CM, WAIST_SOURCES, waistRisk } from '@forja/domain/body/waist-risk';
import {
  waistToHeight,
  waistToHeightBand,
  waistToHeightHolds,
} from '@forja/domain/body/waist-to-height';
import type { SourceKey } from '@forja/domain/evidence/sources';
import type { Traced } from '@forja/domain/evidence/traced';
import type { Measure } from '@forja/domain/measures/measure';
import type { Sex } from '@forja/domain/person/choices';
import { decimal, quantity } from '../../../design/format.ts';
import { Field } from '../../../design/inputs/field.tsx';
import { Option } from '../../../design/inputs/option.tsx';
import { Segmented } from '../../../design/inputs/segmented.tsx';
import { classNames } from '../../../design/class-names.ts';
import { bodyMassMessages } from '../../../shared/body/body-mass.messages.ts';
import { SourceCitations } from '../../../shared/evidence/source-citations.tsx';
import { useTabDraft } from '../../../shared/use-tab-draft.ts';
import {
  emptyAnswers,
  type IndexAnswers,
  readAge,
  readHeight,
  restoreAnswers,
} from './index-answers.ts';
import { indicesMessages as texts } from './indices.messages.ts';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as frameStyles from '../../../design/layout/frame.module.css';
import * as textStyles from '../../../design/text.module.css';

const ADULT_YEARS = 18;

export type LatestFigures = Omit<Measure, 'takenOn'>;

export function IndicesCard({
  latest,
  owner,
}: {
  latest: LatestFigures;
  owner: string | undefined;
}) {
  const { draft, change } = useTabDraft<IndexAnswers>('forja-borrador-indices', {
    owner,
    empty: emptyAnswers,
    restore: restoreAnswers,
  });
  return (
    <div className={classNames(cardStyles.body, frameStyles.stack)}>
      <p className={textStyles.secondary}>{texts.lead}</p>
      <Answers answers={draft} onChange={change} />
      <Indices answers={draft} latest={latest} />
    </div>
  );
}

type AnswersProps = { answers: IndexAnswers; onChange: (answers: IndexAnswers) => void };

function Answers({ answers, onChange }: AnswersProps) {
  const isWrong = (text: string, value: number | undefined) =>
    text.trim() !== '' && value === undefined;
  return (
    <>
      <Segmented
        legend={texts.sex}
        options={[
          { value: 'male', label: texts.sexes.male },
          { value: 'female', label: texts.sexes.female },
        ]}
        value={answers.sex === '' ? undefined : answers.sex}
        onValueChange={(sex) => onChange({ ...answers, sex })}
      />
      <Field
        label={texts.height}
        unit={texts.cm}
        inputMode="decimal"
        value={answers.height}
        error={isWrong(answers.height, readHeight(answers)) ? texts.heightHelp : undefined}
        onChange={({ target }) => onChange({ ...answers, height: target.value })}
      />
      <Field
        label={texts.age}
        unit={texts.years}
        inputMode="numeric"
        value={answers.age}
        error={isWrong(answers.age, readAge(answers)) ? texts.ageHelp : undefined}
        onChange={({ target }) => onChange({ ...answers, age: target.value })}
      />
      {answers.sex === 'female' ? (
        <Option
          type="checkbox"
          label={texts.pregnant}
          checked={answers.isPregnant}
          onChange={({ target }) => onChange({ ...answers, isPregnant: target.checked })}
        />
      ) : null}
    </>
  );
}

function Indices({ answers, latest }: { answers: IndexAnswers; latest: LatestFigures }) {
  const [heightCm, ageYears] = [readHeight(answers), readAge(answers)];
  const { sex } = answers;
  if (sex === '' || heightCm === undefined || ageYears === undefined) return <p>{texts.fill}</p>;
  if (ageYears < ADULT_YEARS) return <p role="status">{texts.adultsOnly}</p>;
  if (sex === 'female' && answers.isPregnant) return <p role="status">{texts.notPregnant}</p>;
  return <AdultIndices body={{ ...latest, sex, heightCm }} />;
}

type Body = LatestFigures & { sex: Sex; heightCm: number };

function AdultIndices({ body }: { body: Body }) {
  const { sex, heightCm, weightKg, waistCm } = body;
  const mass = weightKg === undefined ? undefined : bodyMassIndex({ weightKg, heightCm });
  const waist = waistCm === undefined ? undefined : waistToHeight({ waistCm, heightCm });
  const navy = navyBodyFat(body);
  const bodyFatPercent = body.bodyFatPercent ?? navy?.value;
  const leanness =
    weightKg === undefined || bodyFatPercent === undefined
      ? undefined
      : fatFreeMassIndex({ weightKg, heightCm, bodyFatPercent });
  const holds =
    mass !== undefined && waistToHeightHolds({ bodyMassIndex: mass, isPregnant: false });
  return (
    <dl className={frameStyles.stack}>
      <Entry
        name={texts.bodyMassIndex}
        value={mass === undefined ? undefined : quantity(mass, 'kg/m²')}
        reading={
          mass === undefined
            ? texts.needs.bodyMassIndex
            : bodyMassMessages.classes[bodyMassClass(mass)]
        }
        note={bodyMassMessages.note}
        sources={BODY_MASS_SOURCES}
      />
      <TracedEntry
        figure={waist}
        name={texts.waistToHeight}
        value={waist && decimal(waist.value, 2)}
        reading={
          !waist
            ? texts.needs.waistToHeight
            : mass !== undefined && !holds
              ? texts.waistAddsNothing
              : texts.waist[waistToHeightBand(waist.value)]
        }
      />
      <WaistEntry sex={sex} waistCm={waistCm} />
      <TracedEntry
        figure={navy}
        name={texts.navy}
        value={navy && quantity(navy.value, '%')}
        reading={navy ? undefined : texts.needs.navy[sex]}
      />
      <FatMassEntry figure={relativeFatMass(body)} />
      <TracedEntry
        figure={leanness}
        name={texts.fatFreeMassIndex}
        value={leanness && quantity(leanness.value, 'kg/m²')}
        reading={
          !leanness
            ? texts.needs.fatFreeMassIndex
            : body.bodyFatPercent === undefined
              ? texts.tapeFat
              : texts.declaredFat
        }
      />
    </dl>
  );
}

function WaistEntry({ sex, waistCm }: { sex: Sex; waistCm: number | undefined }) {
  const { increased, muchIncreased } = WAIST_LIMITS_CM[sex];
  const limits = texts.waistLimits[sex](
    quantity(increased, texts.cm),
    quantity(muchIncreased, texts.cm),
  );
  return (
    <Entry
      name={texts.waistGirth}
      value={waistCm === undefined ? undefined : quantity(waistCm, texts.cm)}
      reading={
        waistCm === undefined
          ? texts.needs.waistGirth
          : texts.waistRisk[waistRisk(sex, waistCm)](limits)
      }
      note={texts.waistNote}
      sources={WAIST_SOURCES}
    />
  );
}

const FatMassEntry = ({ figure }: { figure: Traced | undefined }) => (
  <TracedEntry
    figure={figure}
    name={texts.relativeFatMass}
    value={figure && quantity(figure.value, '%')}
    reading={figure ? undefined : texts.needs.relativeFatMass}
  />
);

type EntryProps = { name: string; value: string | undefined; reading?: string | undefined };

const TracedEntry = ({ figure, ...entry }: EntryProps & { figure: Traced | undefined }) => (
  <Entry {...entry} note={figure?.note} sources={figure?.sources ?? []} />
);

const Entry = ({
  name,
  value,
  reading,
  note,
  sources,
}: EntryProps & { note: string | undefined; sources: readonly SourceKey[] }) => (
  <div>
    <dt>
      {name}
      {value === undefined ? null : (
        <>
          : <b>{value}</b>
        </>
      )}
    </dt>
    <dd>
      {reading ? <p>{reading}</p> : null}
      {value !== undefined && note ? <p className={textStyles.secondary}>{note}</p> : null}
      {value !== undefined && sources.length > 0 ? <SourceCitations sources={sources} /> : null}
    </dd>
  </div>
);
