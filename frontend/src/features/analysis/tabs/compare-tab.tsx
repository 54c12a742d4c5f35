import type { Persona, Perspective, StoryAnalysis } from '@360/contracts/analysis';
import type { Story } from '@360/contracts/stories';
import { useId, useState } from 'react';
import { ApproachMark } from '../../../components/dial/approach-mark.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Abstentions } from '../abstentions.tsx';
import { ReadingSection } from '../reading-section.tsx';
import type { Reading } from '../use-reading.ts';
import { BETWEEN, compareOutlets, countBetween } from './compare-outlets.ts';
import { ComparedRows } from './compared-rows.tsx';
import { CrossPersona } from './cross-persona.tsx';
import { LocalComparison } from './local-comparison.tsx';

interface OutletChoiceProps {
  name: string;
  chosen: Perspective;
  perspectives: readonly Perspective[];
  onChoose: (id: string) => void;
}

function OutletChoice({ name, chosen, perspectives, onChoose }: OutletChoiceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  const score = (value: number | null) => (value === null ? '–' : format.number(value));
  return (
    <div className="min-w-0">
      <label className="sr-only" htmlFor={id}>
        {name}
      </label>
      <select
        className="an-select"
        id={id}
        title={chosen.sourceName}
        value={chosen.id}
        onChange={(event) => onChoose(event.target.value)}
      >
        {perspectives.map((each) => (
          <option key={each.id} value={each.id}>
            {each.sourceName}
          </option>
        ))}
      </select>
      <p className="an-facts num">
        {chosen.analysisApproach && (
          <span className="an-state">
            <ApproachMark approach={chosen.analysisApproach} />
            {t(`approach.${chosen.analysisApproach}`)}
          </span>
        )}
        <span>
          {t('analysis.objectivity')} <b className="text-ink">{score(chosen.objectivityScore)}</b>
        </span>
        <span>
          {t('analysis.factuality')} <b className="text-ink">{score(chosen.factualityScore)}</b>
        </span>
      </p>
    </div>
  );
}

interface CompareProps {
  story: Story;
  analysis: StoryAnalysis;
  persona: Persona;
  reading: Reading;
}

/** Two outlets side by side, claim by claim; the first two until others are chosen. Below, the three personas. */
export function CompareTab({ story, analysis, persona, reading }: CompareProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { perspectives, claims } = analysis;
  const [chosen, setChosen] = useState<readonly [string?, string?]>([]);
  const pick = (at: 0 | 1) => perspectives.find(({ id }) => id === chosen[at]) ?? perspectives[at];
  const [first, second] = [pick(0), pick(1)];
  if (!first || !second) return <Abstentions analysis={analysis} place="compare" empty="analysis.empty.compare" />;
  const compared = compareOutlets(claims, first, second);
  const after = reading.error ? (
    <LocalComparison analysis={analysis} first={first} second={second} />
  ) : (
    <ReadingSection tab="compare" persona={persona} reading={reading} />
  );
  return (
    <>
      <div className="an-cmp an-cmp-h">
        <OutletChoice
          name={t('analysis.compare.first')}
          chosen={first}
          perspectives={perspectives}
          onChoose={(id) => setChosen([id, second.id])}
        />
        <p className="an-cmp-mid num text-12 text-ink-2">
          {format.count('analysis.compare.between', compared.length)}
          {BETWEEN.map((between) => (
            <span key={between} className="block">
              {t(`analysis.compare.${between}`)}: {format.number(countBetween(compared, between))}
            </span>
          ))}
        </p>
        <OutletChoice
          name={t('analysis.compare.second')}
          chosen={second}
          perspectives={perspectives}
          onChoose={(id) => setChosen([first.id, id])}
        />
      </div>
      <ComparedRows compared={compared} first={first} second={second} passages={analysis.passages} />
      {after}
      <CrossPersona story={story} analysis={analysis} first={first} second={second} />
    </>
  );
}
