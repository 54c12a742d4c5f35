import type { CitedSentence } from '@360/contracts/evidence';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { EvidenceMarker } from './evidence-marker.tsx';
import './evidence.css';
import { sentenceText } from './sentence-text.ts';

/** A sentence and the marker of what it rests on. Words that are not the interface's own keep their own direction. */
export function Cited({ sentence }: { sentence: CitedSentence }) {
  const { i18n } = useTranslation();
  const format = useFormat();
  const { text, own } = sentenceText(sentence, i18n, format);
  return (
    <span className="ev-cited">
      {own ? <span>{text}</span> : <bdi>{text}</bdi>}
      <EvidenceMarker passageIds={sentence.passages} />
    </span>
  );
}

/** Sentences one after the other, as a paragraph. */
export function CitedText({ sentences }: { sentences: readonly CitedSentence[] }) {
  return sentences.map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no id, and a list is drawn anew as a whole
    <span key={index}>
      <Cited sentence={sentence} />{' '}
    </span>
  ));
}
