import type { ClaimState, Coverage } from '@360/contracts/news';
import { PERSONAS } from '@360/contracts/vocabulary';
import { Paperclip } from 'lucide-react';
import { Dial } from '../../components/dial/dial.tsx';
import { PersonaMark } from '../../components/ui/persona-mark.tsx';
import { StateMark } from '../../components/ui/state-mark.tsx';
import { useTranslation } from '../../lib/use-translation.ts';

const SAMPLE: Coverage = {
  items: 23,
  outlets: 23,
  independentReports: 11,
  countries: [],
  approaches: { institutional: 4, economic: 2, technological: 1, environmental: 1, social: 0, investigative: 3 },
  gaps: ['social'],
  agreement: { percent: 82, state: 'contested', supporting: 9, contradicting: 2 },
};

/** A dial with the meaning of its parts. */
export function AnalysisAnswer() {
  const { t } = useTranslation();
  return (
    <div className="hp-dial">
      <Dial size={160} coverage={SAMPLE} labels />
      <ul>
        {['place', 'block', 'gap', 'figure'].map((part) => (
          <li key={part}>
            <b>{t(`helpPage.dial.${part}.name`)}</b> {t(`helpPage.dial.${part}.text`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const TAGS: readonly (readonly [tag: string, state: ClaimState, colour: string])[] = [
  ['verified', 'agreed', 'badge-agreed'],
  ['conflicting', 'contested', 'badge-contested'],
  ['missing-perspectives', 'contested', 'badge-contested'],
  ['developing', 'single-source', 'badge-single'],
];

/** Every tag a story can carry, as it looks on the story. */
export function TagAnswer() {
  const { t } = useTranslation();
  return (
    <dl className="hp-list">
      {TAGS.map(([tag, state, colour]) => (
        <div key={tag}>
          <dt>
            <span className={`badge ${colour}`}>
              <StateMark state={state} />
              {t(`epistemology.${tag}`)}
            </span>
          </dt>
          <dd>{t(`helpPage.tags.${tag}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The button to look for. */
export function CustomAnswer() {
  const { t } = useTranslation();
  return (
    <p className="hp-sign">
      <Paperclip className="icon" aria-hidden />
      {t('nav.briefing')}
    </p>
  );
}

/** The three personas with their marks. */
export function PersonaAnswer() {
  const { t } = useTranslation();
  return (
    <dl className="hp-list">
      {PERSONAS.map((persona) => (
        <div key={persona}>
          <dt className="hp-persona">
            <PersonaMark persona={persona} />
            {t(`helpPage.personas.${persona}.name`)}
          </dt>
          <dd>{t(`helpPage.personas.${persona}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
