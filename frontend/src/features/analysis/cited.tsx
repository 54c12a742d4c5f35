import type { CitedSentence } from '@360/contracts/evidence';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { EvidenceMarker } from './evidence-marker.tsx';
import { sentenceText } from './phrase-text.ts';

/** A sentence and the marker of what it rests on. Words that are not the interface's own keep their own direction. */
export function Cited({ sentence }: { sentence: CitedSentence }) {
  const { i18n } = useTranslation();
  const format = useFormat();
  const { text, own } = sentenceText(sentence, i18n, format);
  return (
    <span className="an-cited">
      <span dir={own ? undefined : 'auto'}>{text}</span>
      <EvidenceMarker passageIds={sentence.passages} />
    </span>
  );
}

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{sc=Arabic}\p{sc=Hebrew}]/u;

/** Sentences one after the other, as a paragraph that runs as its first sentence does. */
export function CitedText({ sentences }: { sentences: readonly CitedSentence[] }) {
  const { i18n } = useTranslation();
  const format = useFormat();
  const [first] = sentences;
  if (!first) return null;
  const runs = RIGHT_TO_LEFT.test(sentenceText(first, i18n, format).text) ? 'rtl' : 'ltr';
  return (
    <span className="an-run" dir={runs}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no id, and a list is drawn anew as a whole
        <span key={index}>
          <Cited sentence={sentence} />{' '}
        </span>
      ))}
    </span>
  );
}
