import type { AnalysisTab, Persona } from '@360/contracts/analysis';
import { CitedText } from '../../components/evidence/cited.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { PersonaMark } from '../../components/ui/persona-mark.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { failureText } from './failure-text.ts';
import { Needs } from './needs.tsx';
import { OutdatedLine } from './outdated-line.tsx';
import type { Reading } from './use-reading.ts';
import { WriterLine } from './writer-line.tsx';

interface ReadingProps {
  tab: AnalysisTab;
  persona: Persona;
  reading: Reading;
}

export function ReadingTitle({ persona }: { persona: Persona }) {
  const { t } = useTranslation();
  return (
    <h3 className={`an-state persona-${persona}`}>
      <PersonaMark persona={persona} />
      {t(`analysis.readingOf.${persona}`)}
    </h3>
  );
}

export function ReadingSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('analysis.reading.loading')}>
      <span className="skel mt-3 h-5" />
      <span className="skel mt-3 h-5 w-5/6" />
      <span className="skel mt-3 h-5 w-2/3" />
    </div>
  );
}

/** How a persona reads what stands above, who wrote it, and why there is nothing where there is nothing. */
export function ReadingSection({ tab, persona, reading }: ReadingProps) {
  const { t } = useTranslation();
  const { data, error, pending, retry } = reading;
  return (
    <section className="an-reading" aria-live="polite">
      <ReadingTitle persona={persona} />
      {pending && <ReadingSkeleton />}
      {!pending && error && <Notice text={failureText(error, tab, t)} onRetry={retry} />}
      {!pending && data && (
        <>
          <OutdatedLine reading={reading} />
          {data.abstained ? <Needs {...data.abstained} /> : null}
          {data.sentences.length > 0 && (
            <p className="an-prose">
              <CitedText sentences={data.sentences} />
            </p>
          )}
          <WriterLine data={data} />
        </>
      )}
    </section>
  );
}
