import { type ReactNode, type RefObject, useRef } from 'react';
import { useTold } from '../../lib/told.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Asked, narrowings } from './asked.ts';
import { FacetPanel } from './facet-panel.tsx';
import { FacetSheet } from './facet-sheet.tsx';
import { ResultDetail } from './result-detail.tsx';
import { ResultSection } from './result-section.tsx';
import { TypeChips } from './type-chips.tsx';
import type { AnswerState } from './use-answer.ts';
import { useChosen } from './use-chosen.ts';
import { useResultKeys } from './use-result-keys.ts';
import './search-results.css';

/** From here the detail stands beside the list. */
const BESIDE = '(min-width: 1100px)';

interface SearchResultsProps {
  asked: Asked;
  found: AnswerState;
  box: RefObject<HTMLInputElement | null>;
  onAsk: (asked: Asked) => void;
  /** Stands beside the count. */
  save: ReactNode;
}

/** Types, facets, the list and, where there is room, the chosen result beside it. */
export function SearchResults({ asked, found, box, onAsk, save }: SearchResultsProps) {
  const { t } = useTranslation();
  const told = useTold();
  const phone = useMedia(PHONE);
  const beside = useMedia(BESIDE);
  const list = useRef<HTMLOListElement>(null);
  const results = found.state === 'ready' ? (found.answer?.results ?? []) : [];
  const [chosen, choose] = useChosen(results);
  useResultKeys({ ids: results.map(({ id }) => id), currentId: chosen?.id ?? null, choose, box, list });
  const facets = found.answer?.facets ?? null;
  const withFacets = asked.media === null;
  const panel = withFacets && <FacetPanel asked={asked} facets={facets} onAsk={onAsk} />;
  const { attachment } = found.answer ?? {};
  return (
    <>
      <div className="sp-bar">
        <TypeChips type={asked.type} found={facets?.type ?? []} onType={(type) => onAsk({ ...asked, type })} />
        {phone && panel && <FacetSheet count={narrowings(asked)}>{panel}</FacetSheet>}
      </div>
      {attachment?.problem && (
        <p className="notice mt-3" role="status">
          {told(attachment.problem)}
        </p>
      )}
      {attachment && attachment.text !== '' && (
        <p className="sp-read" dir="auto">
          <span className="label">{t('searchPage.read')}</span> {attachment.text}
        </p>
      )}
      <div className={`sp-grid${withFacets ? '' : ' sp-grid-bare'}`}>
        {!phone && panel && (
          <aside className="sp-facets" aria-label={t('searchPage.filters')}>
            {panel}
          </aside>
        )}
        <ResultSection
          asked={asked}
          found={found}
          chosen={chosen}
          list={list}
          onAsk={onAsk}
          save={save}
          {...(beside ? { onChoose: choose } : {})}
        />
        {beside && chosen && <ResultDetail key={chosen.id} result={chosen} />}
      </div>
    </>
  );
}
