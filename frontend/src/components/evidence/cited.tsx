import type { CitedSentence } from '@360/contracts/evidence';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { EvidenceMarker } from './evidence-marker.tsx';
import { sentenceText } from './sentence-text.ts';

/** The interface's own wording runs as the page does, also where it begins with a name in another script. */
const pageRuns = (): 'rtl' | 'ltr' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

/** A sentence and the marker of what it rests on. Words that are not the interface's own keep their own direction. */
export function Cited({ sentence }: { sentence: CitedSentence }) {
  const { i18n } = useTranslation();
  const format = useFormat();
  const { text, own } = sentenceText(sentence, i18n, format);
  return (
    <span className="ev-cited">
      <span dir={own ? pageRuns() : 'auto'}>{text}</span>
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
  const { text, own } = sentenceText(first, i18n, format);
  const runs = own ? pageRuns() : RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
  return (
    <span className="ev-run" dir={runs}>
      {sentences.map((sentence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no id, and a list is drawn anew as a whole
        <span key={index}>
          <Cited sentence={sentence} />{' '}
        </span>
      ))}
    </span>
  );
}
