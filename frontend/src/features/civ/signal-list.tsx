import type { FlaggedItem } from '@360/contracts/civ';
import { ExternalLink } from 'lucide-react';
import { OutLink } from '../../components/ui/out-link.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './flagged.css';
import { signalText } from './signal-text.ts';

type Quote = NonNullable<FlaggedItem['signals'][number]['quote']>;

interface SignalListProps {
  item: FlaggedItem;
  /** So many of them at most; all where it is not given. */
  most?: number;
  /** With the way to where the quoted words stand. */
  links?: boolean;
}

function Words({ quote, links }: { quote: Quote; links: boolean }) {
  const { t } = useTranslation();
  const { text, outletName, url } = quote;
  return (
    <blockquote className="cv-quote">
      <p dir="auto">{t('civ.quoted', { text })}</p>
      <div className="cv-cite">
        <cite dir="auto">{outletName}</cite>
        {links && (
          <OutLink className="link cv-open" href={url} aria-label={t('civ.openAt', { outlet: outletName })} unseen>
            {t('civ.open')}
            <ExternalLink className="icon icon-s" aria-hidden />
          </OutLink>
        )}
      </div>
    </blockquote>
  );
}

/** Why an item was flagged, signal by signal, with the words of outlets. One the page has no words for makes it the service's own sentence. */
export function SignalList({ item, most, links = false }: SignalListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const signals = item.signals.slice(0, most).map((signal) => ({ ...signal, text: signalText(signal, t, format) }));
  const unknown = signals.some(({ text }) => text === null);
  return (
    <div className="cv-signals">
      {unknown && (
        <p lang="en" dir="auto">
          {item.flagReason}
        </p>
      )}
      {signals.map(({ key, text, quote }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the signals of an item never change places
        <div key={`${key} ${place}`}>
          {!unknown && <p>{text}</p>}
          {quote && <Words quote={quote} links={links} />}
        </div>
      ))}
    </div>
  );
}
