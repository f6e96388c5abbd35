import type { Plan } from '@forja/domain/plan/plan';
import { Link, useParams } from '@tanstack/react-router';
import { Button } from '../../../design/actions/button.tsx';
import { iconArrowLeft } from '../../../design/icon-paths.ts';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { CardSkeleton } from '../../../design/feedback/skeleton.tsx';
import { PlanUnavailable } from '../plan-unavailable.tsx';
import { usePlan } from '../saved-plan.queries.ts';
import { fitForPrint } from './print-sheet.ts';
import { DiscreetCover } from '../../../shared/discreet/discreet-cover.tsx';
import { DownloadPdf } from '../../../shared/pdf/download-pdf.tsx';
import type { PdfDocument } from '../../../shared/pdf/pdf-document.ts';
import { useEmergencyWriter } from '../../../shared/emergency/call-links.tsx';
import { sheetContent, type SheetContent } from './sheet-content.ts';
import { classNames } from '../../../design/class-names.ts';
import * as textStyles from '../../../design/text.module.css';
import * as cardStyles from '../../../design/layout/card.module.css';
import * as planViewStyles from '../plan-view.module.css';
import * as styles from './clinician.module.css';
import { clinicianMessages } from './clinician.messages.ts';

const messages = clinicianMessages.clinicianPage;

export const ClinicianPage = () => (
  <DiscreetCover pageTitle={messages.title}>
    <SheetOfPlan />
  </DiscreetCover>
);

function SheetOfPlan() {
  const { id } = useParams({ from: '/mis-planes/$id/ficha-clinica' });
  const plan = usePlan(id);
  if (plan.isPending)
    return (
      <>
        <h1 tabIndex={-1}>{messages.title}</h1>
        <CardSkeleton columns={2} message={messages.opening} />
      </>
    );
  if (plan.isError || plan.data === null)
    return <PlanUnavailable error={plan.error} retry={() => void plan.refetch()} />;
  const { createdAt, plan: storedPlan } = plan.data.value;
  return <Sheet id={id} plan={storedPlan} createdAt={createdAt} />;
}

function Sheet({ id, plan, createdAt }: { id: string; plan: Plan; createdAt: Date }) {
  const write = useEmergencyWriter();
  const sheet = sheetContent(plan, createdAt);
  const sections = sheet.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => write(item)).filter(Boolean),
  }));
  const content = { ...sheet, sections };
  return (
    <>
      <article className={classNames(cardStyles.root, cardStyles.plain, styles.sheet)}>
        <header>
          <h1 tabIndex={-1}>{content.title}</h1>
          <p className={textStyles.secondary}>{content.subtitle}</p>
        </header>
        <div className={styles.columns}>
          {fitForPrint(content.sections).map(({ title, items }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul className={planViewStyles.bullets}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <footer className={textStyles.secondary}>{content.footer}</footer>
      </article>
      <SheetActions id={id} content={content} />
    </>
  );
}

const toDocument = ({ title, subtitle, sections, footer }: SheetContent): PdfDocument => ({
  title,
  subtitle,
  sections: sections.map(({ title: name, items }) => ({ title: name, lines: items })),
  sources: { title: '', lines: [footer] },
});

function SheetActions({ id, content }: { id: string; content: SheetContent }) {
  return (
    <div className={styles.actions}>
      <DownloadPdf
        variant="primary"
        fileName={messages.fileName}
        read={() => toDocument(content)}
        make={async (_, { signal }) => {
          const [{ clinicianPdf }, { loadFonts }] = await Promise.all([
            import('./clinician-pdf.ts'),
            import('../../../shared/pdf/pdf-fonts.ts'),
          ]);
          return clinicianPdf(content, await loadFonts(signal)).output('blob');
        }}
      />
      <div className={planViewStyles.actions}>
        <Button onClick={() => window.print()}>{messages.print}</Button>
        <LinkButton
          icon={iconArrowLeft}
          render={(linkProps) => <Link to="/mis-planes/$id" params={{ id }} {...linkProps} />}
        >
          {messages.back}
        </LinkButton>
      </div>
    </div>
  );
}
