import { BarChart } from '../../../design/charts/bar-chart.tsx';
import { dayAndMonth, days } from '../../../design/format.ts';
import { Card, CardBody } from '../../../design/layout/card.tsx';
import { formatMillilitres } from './format-millilitres.ts';
import { hydrationMessages } from './hydration.messages.ts';

const { week: texts } = hydrationMessages;

type WaterWeekProps = { week: readonly { day: string; millilitres: number }[] };

/** Days without entries are left out of the mean: they are not days without water. */
export function WaterWeek({ week }: WaterWeekProps) {
  const loggedDays = week.filter(({ millilitres }) => millilitres > 0);
  if (loggedDays.length === 0) return null;
  const sum = loggedDays.reduce((total, { millilitres }) => total + millilitres, 0);
  return (
    <Card plain aria-label={texts.title}>
      <CardBody>
        <BarChart
          title={texts.title}
          sentence={texts.sentence(
            days(loggedDays.length),
            formatMillilitres(Math.round(sum / loggedDays.length)),
          )}
          series={[texts.series]}
          bars={week.map(({ day, millilitres }) => ({
            label: dayAndMonth(day),
            values: [millilitres],
          }))}
          xLabel={texts.day}
        />
        <p>
          {texts.sentence(
            days(loggedDays.length),
            formatMillilitres(Math.round(sum / loggedDays.length)),
          )}
        </p>
      </CardBody>
    </Card>
  );
}
