import type { Perspective, Stance, StoryAnalysis } from '@360/contracts/analysis';
import { useMemo, useState } from 'react';
import { passageMap } from '../../../components/evidence/evidence-context.ts';
import { EvidenceMarker } from '../../../components/evidence/evidence-marker.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ClaimStateLabel } from '../claim-mark.tsx';
import type { ComparedClaim } from './compare-outlets.ts';
import { CrossMark, DiscMark } from './stance-mark.tsx';

const AT_FIRST = 12;

interface RowsProps {
  compared: readonly ComparedClaim[];
  first: Perspective;
  second: Perspective;
  passages: StoryAnalysis['passages'];
}

function Side({ stance, outlet, text }: { stance: Stance | null; outlet: string; text: string | undefined }) {
  const { t } = useTranslation();
  if (!stance)
    return (
      <div className="an-cmp-c text-12 text-ink-3">
        <span className="sr-only">{outlet}: </span>
        {t('analysis.compare.silent')}
      </div>
    );
  const says = stance.stance === 'supports';
  return (
    <div className="an-cmp-c">
      <p className={`an-state text-12 ${says ? '' : 'text-contested'}`}>
        {says ? <DiscMark /> : <CrossMark />}
        <span className="sr-only">{outlet}: </span>
        {t(says ? 'analysis.compare.says' : 'analysis.compare.denies')}
      </p>
      <p className="an-small-serif">
        {text && <span dir="auto">{text}</span>}
        <EvidenceMarker passageIds={[stance.passage]} />
      </p>
    </div>
  );
}

/** Each claim in the middle, what the two say of it at its sides; silence is said in words. */
export function ComparedRows({ compared, first, second, passages }: RowsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const texts = useMemo(() => passageMap(passages), [passages]);
  const textOf = (stance: Stance | null) => (stance ? texts.get(stance.passage)?.text : undefined);
  if (compared.length === 0) return <p className="an-needs">{t('analysis.empty.between')}</p>;
  return (
    <>
      <ul>
        {(all ? compared : compared.slice(0, AT_FIRST)).map(({ claim, between, first: a, second: b }) => (
          <li className="an-cmp" key={claim.id} data-between={between}>
            <Side stance={a} outlet={first.sourceName} text={textOf(a)} />
            <div className="an-cmp-mid">
              <p className="text-12">
                <ClaimStateLabel state={claim.state} />
              </p>
              <p className="an-claim-t mt-1" dir="auto">
                {claim.text}
              </p>
            </div>
            <Side stance={b} outlet={second.sourceName} text={textOf(b)} />
          </li>
        ))}
      </ul>
      {compared.length > AT_FIRST && (
        <button type="button" className="btn mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('analysis.fewer') : format.count('analysis.all', compared.length)}
        </button>
      )}
    </>
  );
}
