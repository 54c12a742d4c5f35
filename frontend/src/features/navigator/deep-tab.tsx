import type { NavigatorBriefing } from '@360/contracts/navigator';
import { Info } from 'lucide-react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Blindspots } from './blindspots.tsx';
import { Consensus } from './consensus.tsx';
import { Contradictions } from './contradictions.tsx';
import { SourceTable } from './source-table.tsx';

/** What is left open, the condition that failed, and by how much. */
function Abstentions({ abstentions }: Pick<NavigatorBriefing, 'abstentions'>) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const known = (key: string, otherwise: string) => (i18n.exists(key) ? t(key) : otherwise);
  return abstentions.map(({ place, condition, needed, found }) => {
    const [part = place] = place.split('/');
    return (
      <p className="notice mt-3" key={`${place} ${condition}`}>
        <Info className="icon icon-s" aria-hidden />
        <span>
          <b>{known(`navigator.place.${part}`, part)}:</b> {known(`analysis.condition.${condition}`, condition)}{' '}
          {t('analysis.needs', { needed: format.number(needed), found: format.number(found) })}
        </span>
      </p>
    );
  });
}

/** Everything that is agreed, disputed and missing, and every source. */
export function DeepTab({ briefing }: { briefing: NavigatorBriefing }) {
  const { t } = useTranslation();
  const { semanticAnalysis, sources, abstentions } = briefing;
  return (
    <div className="nv-deep">
      <h1 className="head-28" dir="auto">
        {briefing.topic}
      </h1>
      <Abstentions abstentions={abstentions} />
      <section>
        <h2 className="head-22 mt-6">{t('navigator.consensus')}</h2>
        <Consensus points={semanticAnalysis.consensus} />
      </section>
      <section>
        <h2 className="head-22 mt-6">{t('navigator.contradictions')}</h2>
        <Contradictions list={semanticAnalysis.contradictions} />
      </section>
      <section>
        <h2 className="head-22 mt-6">{t('navigator.blindspots')}</h2>
        <Blindspots list={semanticAnalysis.blindspots} />
      </section>
      <section>
        <h2 className="head-22 mt-6">{t('navigator.sources')}</h2>
        <SourceTable sources={sources} />
      </section>
    </div>
  );
}
