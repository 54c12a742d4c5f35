import type { Claim, ClaimState, StoryAnalysis } from '@360/contracts/analysis';
import { CitedText } from '../../../components/evidence/cited.tsx';
import { EvidenceMarker } from '../../../components/evidence/evidence-marker.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { ChangesSection } from '../changes-section.tsx';
import { ClaimMark, claimClass } from '../claim-mark.tsx';
import { ScoreScale } from '../score-scale.tsx';
import { TellingCountries } from './telling-countries.tsx';

const STATES = ['agreed', 'contested', 'single-source', 'withdrawn'] as const satisfies readonly ClaimState[];
const FEW = 4;

/** Main claims first; of each state only as many as a reader takes in at once. */
const claimsIn = (claims: readonly Claim[], state: ClaimState): Claim[] =>
  claims
    .filter((claim) => claim.state === state)
    .toSorted((a, b) => Number(b.main) - Number(a.main))
    .slice(0, FEW);

function StateRow({ state, claims }: { state: ClaimState; claims: readonly Claim[] }) {
  const { t } = useTranslation();
  const shown = claimsIn(claims, state);
  if (shown.length === 0) return null;
  return (
    <div className="an-states-row" data-state={state}>
      <p className={`an-state ${claimClass(state)}`}>
        <ClaimMark state={state} />
        {t(`analysis.settled.${state}`)}
      </p>
      <ul className="an-serif">
        {shown.map((claim) => (
          <li key={claim.id}>
            <span dir="auto" className={state === 'withdrawn' ? 'line-through' : undefined}>
              {claim.text}
            </span>
            <EvidenceMarker passageIds={claim.stances.map(({ passage }) => passage)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is established, what is not, what changed since the reader was here, and where it is told. */
export function SummaryTab({ analysis }: { analysis: StoryAnalysis }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <>
      {analysis.summary.length > 0 && (
        <p className="an-lede">
          <CitedText sentences={analysis.summary} />
        </p>
      )}
      <Abstentions
        analysis={analysis}
        place="summary"
        {...(analysis.summary.length === 0 && { empty: 'analysis.empty.summary' })}
      />
      <div className="an-two">
        <section>
          <h3 className="label">{t('analysis.settled.title')}</h3>
          {STATES.map((state) => (
            <StateRow key={state} state={state} claims={analysis.claims} />
          ))}
          {analysis.claims.length === 0 && (
            <Abstentions analysis={analysis} place="claims" empty="analysis.empty.claims" />
          )}
        </section>
        <aside>
          <h3 className="label">{t('analysis.basis.title')}</h3>
          <p className="num mt-2 text-ink-2">
            {t('analysis.basis.text', {
              reports: format.count('analysis.reports', analysis.independentReports),
              outlets: format.count('analysis.outlets', analysis.outlets),
              items: format.count('analysis.items', analysis.items),
            })}
          </p>
          <p className="mt-2 text-ink-2">
            {t('analysis.basis.asOf')} <time dateTime={analysis.asOf}>{format.dateTime(analysis.asOf)}</time>
          </p>
          <div className="mt-4">
            <ScoreScale name={t('analysis.confidence')} score={analysis.confidence} />
          </div>
        </aside>
      </div>
      <ChangesSection analysis={analysis} />
      <TellingCountries mentions={analysis.globalMentions} />
    </>
  );
}
