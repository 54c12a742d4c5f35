import type { Category } from '@360/contracts/vocabulary';
import { CATEGORIES } from '@360/contracts/vocabulary';
import { Link } from '@tanstack/react-router';
import {
  Briefcase,
  Building2,
  Cpu,
  FlaskConical,
  Globe,
  HeartPulse,
  House,
  Keyboard,
  Landmark,
  Leaf,
  type LucideIcon,
  Trophy,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FeedFilter } from '../../lib/feed-filter.ts';
import { withFilter } from '../../lib/feed-filter-link.ts';
import { LanguageSelect } from './language-select.tsx';
import { ThemeEntry } from './theme-entry.tsx';

const ICONS: Readonly<Record<Category, LucideIcon>> = {
  world: Globe,
  politics: Landmark,
  tech: Cpu,
  business: Briefcase,
  sports: Trophy,
  health: HeartPulse,
  environment: Leaf,
  science: FlaskConical,
};

interface NavEntriesProps {
  filter: FeedFilter;
  home: boolean;
  onHelp: () => void;
  onChoose: () => void;
  /** Whether names show only as tool tips. */
  titles: boolean;
}

/** Home, the eight topics, the keyboard's help, language and theme: in the rail and in the phone's drawer. */
export function NavEntries({ filter, home, onHelp, onChoose, titles }: NavEntriesProps) {
  const { t } = useTranslation();
  const tip = (name: string) => (titles ? { title: name } : {});
  const atHome = home && !filter.category && !filter.country;
  return (
    <>
      <Link
        to="/"
        search={withFilter({})}
        className="nav-entry"
        aria-current={atHome ? 'page' : undefined}
        onClick={onChoose}
        {...tip(t('nav.home'))}
      >
        <House className="icon" aria-hidden />
        {t('nav.home')}
      </Link>
      <span className="nav-sep" />
      {CATEGORIES.map((category) => {
        const Icon = ICONS[category];
        const name = t(`category.${category}`);
        return (
          <Link
            key={category}
            to="."
            search={withFilter({ category })}
            className="nav-entry"
            aria-current={filter.category === category ? 'true' : undefined}
            onClick={onChoose}
            {...tip(name)}
          >
            <Icon className="icon" aria-hidden />
            {name}
          </Link>
        );
      })}
      <span className="nav-sep" />
      <button
        type="button"
        className="nav-entry"
        onClick={() => {
          onChoose();
          onHelp();
        }}
        {...tip(t('help.title'))}
      >
        <Keyboard className="icon" aria-hidden />
        {t('help.title')}
      </button>
      <Link to="/opt-out" search={true} className="nav-entry" onClick={onChoose} {...tip(t('nav.optOut'))}>
        <Building2 className="icon" aria-hidden />
        {t('nav.optOut')}
      </Link>
      <LanguageSelect />
      <ThemeEntry />
    </>
  );
}
