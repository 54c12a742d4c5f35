import type { StoryAnalysis } from '@360/contracts/analysis';
import { ChartSection } from '../../../components/charts/chart-section.tsx';
import { DataTable } from '../../../components/charts/data-table.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';

const DRAWN = 24;
const blocks = (count: number) => Array.from({ length: Math.min(DRAWN, count) }, (_, block) => block);

/** From where the story is told: one block a report. */
export function TellingCountries({ mentions }: { mentions: StoryAnalysis['globalMentions'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (mentions.length === 0) return null;
  const inOrder = mentions.toSorted((a, b) => b.mentionCount - a.mentionCount);
  const title = t('analysis.countries.title');
  return (
    <ChartSection
      className="an-part"
      title={title}
      chart={
        <ul>
          {inOrder.map(({ country, mentionCount, topSources }) => (
            <li className="land-row" key={country} title={format.list(topSources)}>
              <span>{format.country(country)}</span>
              <span className="land-blocks">
                {blocks(mentionCount).map((block) => (
                  <i key={block} aria-hidden />
                ))}
                <b className="num ms-1 text-12 font-semibold">{format.number(mentionCount)}</b>
              </span>
            </li>
          ))}
        </ul>
      }
      table={
        <DataTable
          caption={title}
          columns={[t('analysis.col.country'), t('analysis.col.reports'), t('analysis.col.outlets')]}
          rows={inOrder.map(({ country, mentionCount, topSources }) => ({
            key: country,
            cells: [
              format.country(country),
              format.number(mentionCount),
              <bdi key="by">{format.list(topSources)}</bdi>,
            ],
          }))}
        />
      }
    />
  );
}
