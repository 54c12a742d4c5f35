import type { Reading } from '@360/contracts/account';
import { APPROACHES } from '@360/contracts/vocabulary';
import { ChartSection } from '../../components/charts/chart-section.tsx';
import { DataTable } from '../../components/charts/data-table.tsx';
import { ApproachMark } from '../../components/dial/approach-mark.tsx';
import { DialRing } from '../../components/dial/dial.tsx';
import { DialFigure } from '../../components/dial/dial-centre.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { BLOCKS, placed, twelfths } from './twelfths.ts';

type Angles = NonNullable<Reading['angles']>;
/** As many as are told of at the most. */
const FIVE = 5;

function useAngles({ approaches, reports, outlets, fromFive }: Angles) {
  const { t } = useTranslation();
  const format = useFormat();
  const all = placed(approaches);
  const shareOf = (approach: (typeof APPROACHES)[number]) => format.percent((approaches[approach] / all) * 100);
  const sides = APPROACHES.map((approach) => `${t(`approach.${approach}`)} ${shareOf(approach)}`).join('; ');
  const few = format.count('profile.dial.from', Math.min(FIVE, outlets));
  return {
    shareOf,
    few,
    said: t('profile.dial.said', { sides, percent: format.percent(fromFive ?? 0), few }),
    caption: t('profile.dial.caption', { placed: format.number(all), all: format.number(reports) }),
  };
}

function Drawing({ angles }: { angles: Angles }) {
  const { shareOf, few, said, caption } = useAngles(angles);
  const { approaches, fromFive } = angles;
  return (
    <>
      <div className="flex justify-center py-2">
        <DialRing
          size={160}
          blocks={twelfths(approaches)}
          gaps={APPROACHES.filter((approach) => approaches[approach] === 0)}
          said={said}
          labelOf={({ approach }) => shareOf(approach)}
        >
          {fromFive !== null && <DialFigure percent={fromFive} word={few} />}
        </DialRing>
      </div>
      <p className="pf-hint">{caption}</p>
    </>
  );
}

function Table({ angles }: { angles: Angles }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { shareOf, few } = useAngles(angles);
  const { approaches, fromFive } = angles;
  return (
    <>
      <DataTable
        caption={t('profile.dial.title')}
        columns={[t('profile.dial.side'), t('profile.reports'), t('profile.dial.share')]}
        rows={APPROACHES.map((approach) => ({
          key: approach,
          cells: [
            <span className="inline-flex items-center gap-2" key="side">
              <ApproachMark approach={approach} />
              {t(`approach.${approach}`)}
            </span>,
            format.number(approaches[approach]),
            shareOf(approach),
          ],
        }))}
      />
      {fromFive !== null && (
        <p className="pf-hint">
          {format.percent(fromFive)} {few}
        </p>
      )}
    </>
  );
}

/** The ring at rest, and how many of the reports that it takes are there. */
function Waiting({ all }: { all: number }) {
  const { t } = useTranslation();
  const format = useFormat();
  const needed = format.number(BLOCKS);
  return (
    <>
      <div className="flex justify-center py-5" aria-hidden>
        <DialRing size={160} blocks={{}} gaps={[]} said="">
          <text className="dial-figure" x={80} y={87} fontSize={38}>
            {format.number(all)}
          </text>
          <text className="dial-word" x={80} y={105}>
            {t('profile.dial.ofNeeded', { needed })}
          </text>
        </DialRing>
      </div>
      <p className="pf-hint">{format.count('profile.dial.tooFew', all, { needed })}</p>
    </>
  );
}

/** From what sides and from how few outlets the reader reads, once there is enough to tell. */
export function OwnDial({ angles }: { angles: Angles }) {
  const { t } = useTranslation();
  const all = placed(angles.approaches);
  const title = t('profile.dial.title');
  if (all < BLOCKS)
    return (
      <>
        <h2 className="label">{title}</h2>
        <Waiting all={all} />
      </>
    );
  return <ChartSection title={title} level={2} chart={<Drawing angles={angles} />} table={<Table angles={angles} />} />;
}
