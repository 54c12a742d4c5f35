import type { Score } from '@360/contracts/analysis';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** The parts of a score: what each is, how much it weighs, and of how many things it was taken. */
export function ScoreParts({ score }: { score: Score }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const named = (name: string) => (i18n.exists(`analysis.part.${name}`) ? t(`analysis.part.${name}`) : name);
  return (
    <>
      {score.abstained && <p>{t(`analysis.condition.${score.abstained}`)}</p>}
      <ul className="an-parts num">
        {score.parts.map((part) => (
          <li key={part.name}>
            <span>{named(part.name)}</span>
            <span>
              {t('analysis.partOf', {
                value: format.number(Math.round(part.value * 100) / 100),
                weight: format.number(Math.round(part.weight * 100) / 100),
                of: format.number(part.of),
              })}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A score from 0 to 100 as a point on a line; what it is made of opens below. */
export function ScoreScale({ name, score }: { name: string; score: Score }) {
  const format = useFormat();
  return (
    <details className="an-scale">
      <summary>
        <span>{name}</span>
        <b className="num">{score.value === null ? '–' : format.number(score.value)}</b>
        <span className="an-bar" aria-hidden>
          {score.value !== null && <i style={{ inlineSize: `${score.value}%` }} />}
        </span>
      </summary>
      <ScoreParts score={score} />
    </details>
  );
}
