import type { Claim, StoryAnalysis } from '@360/contracts/analysis';
import type { StoryChanges } from '@360/contracts/story-changes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EvidenceMarker } from '../../components/evidence/evidence-marker.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ClaimStateLabel } from './claim-mark.tsx';
import { lastRead, markRead } from './last-read.ts';
import { changesQuery } from './queries.ts';

const passagesOf = (claim: Claim) => claim.stances.map(({ passage }) => passage);

function ClaimText({ claim }: { claim: Claim }) {
  return (
    <>
      <span dir="auto">{claim.text}</span>
      <EvidenceMarker passageIds={passagesOf(claim)} />
    </>
  );
}

function Changed({ before, now }: StoryChanges['changed'][number]) {
  return (
    <>
      {before.text !== now.text && <del dir="auto">{before.text}</del>} <ClaimText claim={now} />{' '}
      {before.state !== now.state && (
        <>
          <del>
            <ClaimStateLabel state={before.state} />
          </del>{' '}
          <ClaimStateLabel state={now.state} />
        </>
      )}
    </>
  );
}

function Rows({ changes }: { changes: StoryChanges }) {
  const { t } = useTranslation();
  return (
    <ul className="an-diff">
      {changes.withdrawn.map((claim) => (
        <li key={`gone ${claim.id}`}>
          <span className="an-diff-k">{t('analysis.changes.withdrawn')}</span>
          <span>
            <del dir="auto">{claim.text}</del>
          </span>
        </li>
      ))}
      {changes.changed.map(({ before, now }) => (
        <li key={`changed ${now.id}`}>
          <span className="an-diff-k">{t('analysis.changes.changed')}</span>
          <span>
            <Changed before={before} now={now} />
          </span>
        </li>
      ))}
      {changes.new.map((claim) => (
        <li key={`new ${claim.id}`}>
          <span className="an-diff-k">{t('analysis.changes.new')}</span>
          <span>
            <ins>
              <ClaimText claim={claim} />
            </ins>{' '}
            <ClaimStateLabel state={claim.state} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What became of the claims since the reader was here; nothing on a first reading. */
export function ChangesSection({ analysis }: { analysis: StoryAnalysis }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { storyId, asOf } = analysis;
  const [since, setSince] = useState(() => lastRead(storyId));
  const wanted = since !== null && since < asOf;
  const { data, isError } = useQuery({ ...changesQuery(storyId, since ?? asOf), enabled: wanted });
  if (!wanted || since === null) return null;
  const none = data && data.new.length + data.changed.length + data.withdrawn.length === 0;
  return (
    <section className="an-changes" data-section="changes">
      <div className="chart-h">
        <h3 className="label">{t('analysis.changes.title', { when: format.dateTime(since) })}</h3>
        <button
          type="button"
          className="link chart-turn"
          onClick={() => {
            markRead(storyId, asOf);
            setSince(null);
          }}
        >
          {t('analysis.changes.mark')}
        </button>
      </div>
      {isError && <p className="text-ink-2">{t('analysis.changes.failed')}</p>}
      {none && <p className="text-ink-2">{t('analysis.changes.none')}</p>}
      {data && !none && <Rows changes={data} />}
    </section>
  );
}
