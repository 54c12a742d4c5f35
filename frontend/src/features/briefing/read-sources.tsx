import type { Briefing } from '@360/contracts/briefings';
import { FileText, Link as LinkIcon, Newspaper } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { SourceState } from './source-state.tsx';

const isWeb = (name: string): boolean => /^https?:\/\//.test(name);

function Reports({ count }: { count: number }) {
  const format = useFormat();
  return (
    <li className="bf-source">
      <Newspaper className="icon icon-s" aria-hidden />
      <span>{format.count('aiBriefing.reports', count)}</span>
    </li>
  );
}

/** What the briefing was given to read and what came of each, and how many reports it drew on beside. */
export function ReadSources({ briefing }: { briefing: Briefing }) {
  const { t } = useTranslation();
  const title = useId();
  const { sources, notes } = briefing;
  const reports = Math.max(0, Object.keys(notes).length - sources.filter(({ state }) => state === 'read').length);
  if (sources.length === 0 && reports === 0) return null;
  return (
    <section className="mt-6" aria-labelledby={title}>
      <h2 className="label" id={title}>
        {t('aiBriefing.sources')}
      </h2>
      <ul className="mt-2">
        {sources.map((source, at) => {
          const Icon = source.kind === 'link' ? LinkIcon : FileText;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: sources keep their places, and two may have one name
            <li className="bf-source" key={at}>
              <Icon className="icon icon-s" aria-hidden />
              <span className="min-w-0">
                {isWeb(source.name) ? (
                  <a
                    className="link block break-all"
                    dir="ltr"
                    href={source.name}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {source.name}
                  </a>
                ) : (
                  <bdi className="block break-all font-medium">{source.name}</bdi>
                )}
                <SourceState source={source} />
              </span>
            </li>
          );
        })}
        {reports > 0 && <Reports count={reports} />}
      </ul>
    </section>
  );
}
