import type { Writer } from '@360/contracts/personas';
import { Info } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './evidence.css';

/** What the product's own rules are called among the writers. */
const OWN = 'local';

/** Who wrote a text, whether it was at hand, and what was held back of it. */
export function WriterLine({ writer }: { writer: Writer }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { provider, model, version, cached, withheld } = writer;
  return (
    <p className="ev-writer" data-writer={provider}>
      <span>{provider === OWN ? t('evidence.byRules', { version }) : t('evidence.byModel', { provider, model })}</span>
      {cached && <span>{t('evidence.cached')}</span>}
      {withheld > 0 && <span>{format.count('evidence.withheld', withheld)}</span>}
    </p>
  );
}

/** Said where our own rules stood in for a provider that did not answer. */
export function FallbackBanner({ writer }: { writer: Writer }) {
  const { t } = useTranslation();
  if (!writer.fallback) return null;
  return (
    <p className="notice mt-4">
      <Info className="icon icon-s" aria-hidden />
      {t('evidence.fallback')}
    </p>
  );
}
