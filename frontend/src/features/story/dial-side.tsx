import type { Coverage } from '@360/contracts/news';
import { Dial } from '../../components/dial/dial.tsx';
import { dialCaption } from '../../components/dial/sentence.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

/** The large dial with its sentence and the three figures. */
export function DialSide({ coverage }: { coverage: Coverage }) {
  const { t } = useTranslation();
  const format = useFormat();
  const figures = [
    [coverage.independentReports, 'story.independent'],
    [coverage.outlets, 'story.outlets'],
    [coverage.countries.length, 'story.countries'],
  ] as const;
  return (
    <div className="dial-side" data-tour="dial">
      <Dial size={160} coverage={coverage} labels />
      <p className="max-w-[36ch] text-center text-12 text-ink-2">{dialCaption(coverage, t, format)}</p>
      <dl className="figs">
        {figures.map(([value, name]) => (
          <div className="fig" key={name}>
            <dt>{format.count(name, value)}</dt>
            <dd>{format.number(value)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
