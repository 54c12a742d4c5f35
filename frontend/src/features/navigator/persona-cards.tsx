import type { Persona } from '@360/contracts/analysis';
import type { NavigatorBriefing } from '@360/contracts/navigator';
import { PERSONAS } from '@360/contracts/vocabulary';
import { CitedText } from '../../components/evidence/cited.tsx';
import { PersonaName } from '../../components/evidence/persona-name.tsx';
import { sentenceText } from '../../components/evidence/sentence-text.ts';
import { FallbackBanner, WriterLine } from '../../components/evidence/writer-line.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type Reading = NonNullable<NavigatorBriefing['personaAnalysis'][Persona]>;

/** Short cards say the summary and its points; whole ones the reading with its evidence and its writer. */
interface CardsProps {
  analysis: NavigatorBriefing['personaAnalysis'];
  whole: boolean;
}

/** What a reading says, in the reader's language as far as it is our own wording. */
function useSaid({ sentences, summary }: Reading) {
  const { i18n } = useTranslation();
  const format = useFormat();
  const texts = sentences.map((sentence) => sentenceText(sentence, i18n, format).text);
  const saidOf = new Map(sentences.map(({ text }, at) => [text, texts[at]]));
  const whole = sentences.map(({ text }) => text).join(' ') === summary;
  return {
    summary: whole ? texts.join(' ') : summary,
    point: (text: string) => saidOf.get(text) ?? text,
  };
}

function PersonaCard({ persona, reading, whole }: { persona: Persona; reading: Reading; whole: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { confidence, keyPoints, sentences, writer } = reading;
  const said = useSaid(reading);
  // The whole readings stand right under the page's own headline.
  const Heading = whole ? 'h2' : 'h3';
  return (
    <article>
      <header className="flex flex-wrap items-baseline justify-between gap-x-3">
        <Heading>
          <PersonaName persona={persona} />
        </Heading>
        <span className="num text-12 text-ink-2">
          {t('navigator.confident', { percent: format.percent(confidence * 100) })}
        </span>
      </header>
      <p className="mt-1 text-12 text-ink-3">{t(`navigator.reads.${persona}`)}</p>
      <p className="ev-text">
        {whole && sentences.length > 0 ? <CitedText sentences={sentences} /> : <span dir="auto">{said.summary}</span>}
      </p>
      {keyPoints.length > 0 && (
        <ul className="nv-points" aria-label={t('navigator.points')}>
          {keyPoints.map((point) => (
            <li key={point} dir="auto">
              {said.point(point)}
            </li>
          ))}
        </ul>
      )}
      {whole && <FallbackBanner writer={writer} />}
      {whole && <WriterLine writer={writer} />}
    </article>
  );
}

/** The three readings of the same evidence, beside one another. */
export function PersonaCards({ analysis, whole }: CardsProps) {
  const { t } = useTranslation();
  const read = PERSONAS.flatMap((persona) => {
    const reading = analysis[persona];
    return reading ? [{ persona, reading }] : [];
  });
  if (read.length === 0) return <p className="mt-3 text-ink-2">{t('navigator.none.personas')}</p>;
  return (
    <div className="nv-three" data-whole={whole}>
      {read.map((each) => (
        <PersonaCard key={each.persona} {...each} whole={whole} />
      ))}
    </div>
  );
}
