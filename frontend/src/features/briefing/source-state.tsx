import type { BriefingSource } from '@360/contracts/briefings';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useTold } from '../../lib/told.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

const MARKS = {
  waiting: { Icon: LoaderCircle, colour: 'text-ink-2' },
  read: { Icon: Check, colour: 'text-agreed' },
  refused: { Icon: CircleAlert, colour: 'text-live' },
  failed: { Icon: CircleAlert, colour: 'text-live' },
} as const satisfies Record<BriefingSource['state'], unknown>;

/** What came of something the briefing was asked to read: its length, or why it was not read. */
export function SourceState({ source }: { source: BriefingSource }) {
  const { t } = useTranslation();
  const told = useTold();
  const format = useFormat();
  const { Icon, colour } = MARKS[source.state];
  return (
    <span className={`inline-flex items-start gap-1 text-12 ${colour}`} data-state={source.state}>
      <Icon className="icon icon-s" aria-hidden />
      <span>
        {source.state === 'read'
          ? format.count('aiBriefing.source.read', source.words)
          : t(`aiBriefing.source.${source.state}`)}
        {source.reason && <bdi className="block text-ink-2">{told(source.reason)}</bdi>}
      </span>
    </span>
  );
}
