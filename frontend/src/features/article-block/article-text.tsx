import type { GeneratedArticle } from '@360/contracts/briefings';
import { EvidenceScope } from '../../components/evidence/evidence-scope.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/evidence/evidence.css';
import { FallbackBanner, WriterLine } from '../../components/evidence/writer-line.tsx';
import { WrittenSections } from '../../components/evidence/written-sections.tsx';

const BLANK_LINE = /\n\s*\n/;

function Paragraphs({ text }: { text: string }) {
  return text
    .split(BLANK_LINE)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => (
      <p className="ev-text" dir="auto" key={paragraph}>
        {paragraph}
      </p>
    ));
}

/** A generated article: sections with evidence where it has them, else its paragraphs. */
export function ArticleText({ article }: { article: GeneratedArticle }) {
  const { t } = useTranslation();
  const { headline, sections, passages, notes, writer, fullArticle } = article;
  return (
    <article aria-label={t('articleBlock.title')}>
      {headline && (
        <p className="head-22 mt-2" dir="auto">
          {headline}
        </p>
      )}
      {writer && <FallbackBanner writer={writer} />}
      {sections.length > 0 ? (
        <EvidenceScope passages={passages} notes={notes}>
          <WrittenSections sections={sections} />
        </EvidenceScope>
      ) : (
        <Paragraphs text={fullArticle ?? ''} />
      )}
      {writer && <WriterLine writer={writer} />}
    </article>
  );
}

/** What is said of an article that could not be had: headline and summary, and that there is no more to it. */
export function StandIn({ title, summary }: { title: string; summary: string }) {
  const { t } = useTranslation();
  return (
    <article aria-label={t('articleBlock.title')}>
      <p className="notice mt-2">{t('articleBlock.standIn')}</p>
      <p className="head-22 mt-4" dir="auto">
        {title}
      </p>
      <Paragraphs text={summary} />
    </article>
  );
}
