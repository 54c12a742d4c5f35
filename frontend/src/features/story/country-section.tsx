import type { StoryDetail } from '@360/contracts/stories';
import { useState } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type Countries = StoryDetail['countries'];

const DRAWN = 30;
const blocks = (count: number, drawn: number) => Array.from({ length: Math.min(count, drawn) }, (_, block) => block);

function CountryBlocks({ countries }: { countries: Countries }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ul>
      {countries.map(({ country, independent, copies }) => (
        <li className="land-row" key={country}>
          <span>{format.country(country)}</span>
          <span
            className="land-blocks"
            role="img"
            aria-label={t('countries.said', { independent: format.number(independent), copies: format.number(copies) })}
          >
            {blocks(independent, DRAWN).map((block) => (
              <i key={block} />
            ))}
            {blocks(copies, DRAWN - Math.min(DRAWN, independent)).map((block) => (
              <i key={block} className="open" />
            ))}
            <b className="num ms-1 text-12 font-semibold">{format.number(independent + copies)}</b>
          </span>
        </li>
      ))}
    </ul>
  );
}

function CountryTable({ countries }: { countries: Countries }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <table className="data-table">
      <thead>
        <tr>
          <th scope="col">{t('countries.country')}</th>
          <th scope="col">{t('countries.independent')}</th>
          <th scope="col">{t('countries.copies')}</th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ country, independent, copies }) => (
          <tr key={country}>
            <th scope="row">{format.country(country)}</th>
            <td>{format.number(independent)}</td>
            <td>{format.number(copies)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From where the story is told: filled is own reporting, open a carried text. */
export function CountrySection({ countries }: { countries: Countries }) {
  const { t } = useTranslation();
  const [asTable, setAsTable] = useState(false);
  if (countries.length === 0) return null;
  const inOrder = countries.toSorted((a, b) => b.independent + b.copies - (a.independent + a.copies));
  return (
    <section className="sec" data-section="countries">
      <div className="sec-h">
        <h2 className="head-22">{t('countries.title')}</h2>
        <button type="button" className="link text-12" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? t('charts.chart') : t('charts.table')}
        </button>
      </div>
      {asTable ? <CountryTable countries={inOrder} /> : <CountryBlocks countries={inOrder} />}
      {!asTable && <p className="mt-2 text-12 text-ink-3">{t('countries.legend')}</p>}
    </section>
  );
}
