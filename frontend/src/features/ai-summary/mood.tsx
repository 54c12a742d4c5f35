import type { SummarizeResponse } from '@360/contracts/ai-summaries';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const SHAPES = {
  positive: 'M2 8.5 6 3.5l4 5',
  negative: 'M2 3.5 6 8.5l4-5',
  neutral: 'M2 6h8',
} as const;
const COLOURS = { positive: 'text-agreed', negative: 'text-live', neutral: 'text-ink-2' } as const;

/** How a report sounds, by shape, colour and word, with the words it was told by; nothing where too few tell. */
export function Mood({
  sentiment,
  words,
}: {
  sentiment: SummarizeResponse['sentiment'];
  words: SummarizeResponse['sentimentWords'];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  if (sentiment === null) return <span className="text-ink-3">{t('aiSummary.mood.none')}</span>;
  const counted = t('aiSummary.words', {
    positive: format.number(words.positive),
    negative: format.number(words.negative),
    of: format.number(words.of),
  });
  return (
    <span className={`inline-flex items-center gap-1 font-semibold ${COLOURS[sentiment]}`} title={counted}>
      <svg className="size-3" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden="true">
        <path d={SHAPES[sentiment]} />
      </svg>
      {t(`aiSummary.mood.${sentiment}`)}
      <span className="sr-only">{counted}</span>
    </span>
  );
}
