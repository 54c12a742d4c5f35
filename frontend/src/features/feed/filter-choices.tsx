import { CATEGORIES, COUNTRY_CODES, COUNTRY_IDS, type CountryId } from '@360/contracts/vocabulary';
import { useNavigate } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type FeedCategory, type FeedFilter, showsPosts, topicOf, withTopic } from '../../lib/feed-filter.ts';
import { withFilter } from '../../lib/feed-filter-link.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

export interface OpenChoices {
  categories: boolean;
  countries: boolean;
}

interface ChoicesProps {
  filter: FeedFilter;
  open: OpenChoices;
  onToggle: (which: keyof OpenChoices) => void;
}

const FORMATS = ['breaking', 'video', 'twitter'] as const satisfies FeedCategory[];
const AT_HAND = CATEGORIES.slice(0, 3);

function useChoose(): (filter: FeedFilter) => void {
  const navigate = useNavigate();
  return (filter) => void navigate({ to: '.', search: withFilter(filter) });
}

/** The four chips. */
export function Chips({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation();
  const choose = useChoose();
  const all = !filter.category && !filter.country;
  return (
    <>
      <button type="button" className="chip" aria-pressed={all} onClick={() => choose({})}>
        {t('filter.all')}
      </button>
      {FORMATS.map((category) => (
        <button
          key={category}
          type="button"
          className="chip"
          aria-pressed={category === 'twitter' ? showsPosts(filter) : filter.category === category}
          onClick={() => choose({ category })}
        >
          {t(`filter.${category}`)}
        </button>
      ))}
    </>
  );
}

/** Posts from X are a list of their own: at rest a quiet link to it. */
export function LoadPosts() {
  const { t } = useTranslation();
  const choose = useChoose();
  return (
    <button
      type="button"
      className="link ms-auto text-12 whitespace-nowrap"
      onClick={() => choose({ category: 'twitter' })}
    >
      {t('filter.loadPosts')}
    </button>
  );
}

function CategoryGrid({ filter }: { filter: FeedFilter }) {
  const { t } = useTranslation();
  const choose = useChoose();
  return (
    <fieldset className="choices" aria-label={t('filter.more')}>
      {CATEGORIES.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={topicOf(filter) === category}
          onClick={() => choose(withTopic(filter, category))}
        >
          {t(`category.${category}`)}
        </button>
      ))}
    </fieldset>
  );
}

function CountryGrid({ filter }: { filter: FeedFilter }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const choose = useChoose();
  const shortName = (country: CountryId) => {
    const key = `countryShort.${country}`;
    return i18n.exists(key) ? t(key) : format.country(COUNTRY_CODES[country]);
  };
  return (
    <fieldset className="choices" aria-label={t('filter.countries')}>
      {COUNTRY_IDS.map((country) => (
        <button
          key={country}
          type="button"
          className="clamp-1"
          title={format.country(COUNTRY_CODES[country])}
          aria-pressed={filter.country === country}
          onClick={() => choose({ country })}
        >
          {shortName(country)}
        </button>
      ))}
    </fieldset>
  );
}

interface OpenerProps {
  open: boolean;
  className?: string;
  onPress: () => void;
  children: ReactNode;
}

function Opener({ open, className, onPress, children }: OpenerProps) {
  return (
    <button type="button" className={className} aria-expanded={open} onClick={onPress}>
      {children}
      <ChevronDown className={`icon icon-s${open ? ' rotate-180' : ''}`} aria-hidden />
    </button>
  );
}

/** Topics and countries: a row at rest, each list in place when opened. */
export function MoreChoices({ filter, open, onToggle }: ChoicesProps) {
  const { t } = useTranslation();
  const choose = useChoose();
  const closed = !open.categories && !open.countries;
  return (
    <div className={closed ? 'feed-cats' : 'feed-more'}>
      <Opener open={open.categories} className="font-semibold" onPress={() => onToggle('categories')}>
        {t('filter.more')}
      </Opener>
      {open.categories && <CategoryGrid filter={filter} />}
      <Opener open={open.countries} className="font-semibold" onPress={() => onToggle('countries')}>
        {t('filter.countries')}
      </Opener>
      {open.countries && <CountryGrid filter={filter} />}
      {closed &&
        AT_HAND.map((category) => (
          <button key={category} type="button" onClick={() => choose(withTopic(filter, category))}>
            {t(`category.${category}`)}
          </button>
        ))}
    </div>
  );
}

/** The same on a phone: one line to push sideways, the lists under it. */
export function PhoneChoices({ filter, open, onToggle }: ChoicesProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className="chips">
        <Chips filter={filter} />
        <Opener open={open.categories} className="chip" onPress={() => onToggle('categories')}>
          {t('filter.more')}
        </Opener>
        <Opener open={open.countries} className="chip" onPress={() => onToggle('countries')}>
          {t('filter.countries')}
        </Opener>
      </div>
      {open.categories && <CategoryGrid filter={filter} />}
      {open.countries && <CountryGrid filter={filter} />}
    </>
  );
}
