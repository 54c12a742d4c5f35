import type { Briefing } from '@360/contracts/briefings';
import { confidenceLevel } from '../../components/evidence/confidence-level.ts';
import { EvidenceScope } from '../../components/evidence/evidence-scope.tsx';
import { headingText } from '../../components/evidence/sentence-text.ts';
import { FallbackBanner, WriterLine } from '../../components/evidence/writer-line.tsx';
import { sectionId, WrittenSections } from '../../components/evidence/written-sections.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ReadSources } from './read-sources.tsx';
import { SourceList } from './source-list.tsx';

function Contents({ sections }: Pick<Briefing, 'sections'>) {
  const { t, i18n } = useTranslation();
  const named = sections.map(({ heading, headingKey }) => headingText(heading, headingKey, i18n).text);
  if (named.filter(Boolean).length < 2) return <div className="bf-contents" />;
  const goTo = (id: string) => {
    const heading = document.getElementById(id);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav className="bf-contents" aria-label={t('aiBriefing.contents')}>
      <ol>
        {named.map((name, index) =>
          name === '' ? null : (
            <li key={sectionId(index)}>
              <a
                href={`#${sectionId(index)}`}
                dir="auto"
                onClick={(event) => {
                  event.preventDefault();
                  goTo(sectionId(index));
                }}
              >
                {name}
              </a>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

function Confidence({ confidence }: Pick<Briefing, 'confidence'>) {
  const { t } = useTranslation();
  const format = useFormat();
  if (confidence === null) return <p className="text-ink-2">{t('aiBriefing.unmeasured')}</p>;
  const level = t(`evidence.level.${confidenceLevel(confidence)}`);
  return <p className="label num">{t('evidence.confidence', { level, percent: format.percent(confidence * 100) })}</p>;
}

/** A written briefing: its text with evidence in the middle, where it leads beside it, and what it rests on. */
export function BriefingText({ briefing }: { briefing: Briefing }) {
  const { t } = useTranslation();
  const { sections, passages, notes, writer, headline, subject } = briefing;
  return (
    <div className="bf">
      <Contents sections={sections} />
      <article className="min-w-0">
        {headline && headline !== subject && (
          <p className="lede mt-3" dir="auto">
            {headline}
          </p>
        )}
        {writer && <FallbackBanner writer={writer} />}
        {sections.length === 0 && <p className="mt-4 text-ink-2">{t('aiBriefing.nothing')}</p>}
        <EvidenceScope passages={passages} notes={notes}>
          <WrittenSections sections={sections} numbered />
        </EvidenceScope>
        <SourceList notes={notes} />
      </article>
      <aside aria-label={t('aiBriefing.about')}>
        <Confidence confidence={briefing.confidence} />
        {writer && <WriterLine writer={writer} />}
        <ReadSources briefing={briefing} />
        <p className="mt-4 text-12 text-ink-3">{t('aiBriefing.onlyYou')}</p>
      </aside>
    </div>
  );
}
