import type { Category } from '@360/contracts/vocabulary';
import { CATEGORIES } from '@360/contracts/vocabulary';
import { Link } from '@tanstack/react-router';
import {
  Briefcase,
  Building2,
  CircleHelp,
  Clock,
  Compass,
  Cpu,
  CreditCard,
  FlaskConical,
  Globe,
  HeartPulse,
  House,
  Keyboard,
  Landmark,
  Leaf,
  Library,
  LogOut,
  type LucideIcon,
  PenLine,
  Rss,
  Settings,
  TrendingUp,
  Trophy,
  User,
  Users,
} from 'lucide-react';
import type { FeedFilter } from '../../lib/feed-filter.ts';
import { withFilter } from '../../lib/feed-filter-link.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { withoutAnalysis } from '../../lib/without-analysis.ts';
import { LanguageSelect } from './language-select.tsx';
import { LegalLinks } from './legal-links.tsx';
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

/** What trends, the pages of the reader’s own, the community, and the plans. */
const PLACES = [
  { to: '/trending', name: 'trending', Icon: TrendingUp },
  { to: '/subscriptions', name: 'subscriptions', Icon: Rss },
  { to: '/watch-later', name: 'watchLater', Icon: Clock },
  { to: '/library', name: 'library', Icon: Library },
  { to: '/profile', name: 'profile', Icon: User },
  { to: '/civ', name: 'civ', Icon: Users },
  { to: '/billing', name: 'billing', Icon: CreditCard },
] as const;

interface NavEntriesProps {
  filter: FeedFilter;
  home: boolean;
  onHelp: () => void;
  onSignOut: () => void;
  onChoose: () => void;
  /** Whether names show only as tool tips. */
  titles: boolean;
}

/** All places and topics, help, settings, language, theme and the way out: in the rail and in the phone's drawer. */
export function NavEntries({ filter, home, onHelp, onSignOut, onChoose, titles }: NavEntriesProps) {
  const { t } = useTranslation();
  const tip = (name: string) => (titles ? { title: name } : {});
  const atHome = home && !filter.category && !filter.country;
  return (
    <>
      <Link
        to="/"
        search={(now: FeedFilter) => withoutAnalysis(withFilter({})(now))}
        className="nav-entry"
        aria-current={atHome ? 'page' : undefined}
        onClick={onChoose}
        {...tip(t('nav.home'))}
      >
        <House className="icon" aria-hidden />
        {t('nav.home')}
      </Link>
      <Link
        to="/navigator360"
        search={{}}
        className="nav-entry"
        activeProps={{ 'aria-current': 'page' }}
        onClick={onChoose}
        {...tip(t('nav.navigator'))}
      >
        <Compass className="icon" aria-hidden />
        {t('nav.navigator')}
      </Link>
      {PLACES.map(({ to, name, Icon }) => (
        <Link
          key={to}
          to={to}
          search={{}}
          className="nav-entry"
          activeProps={{ 'aria-current': 'page' }}
          activeOptions={{ includeSearch: false }}
          onClick={onChoose}
          {...tip(t(`nav.${name}`))}
        >
          <Icon className="icon" aria-hidden />
          {t(`nav.${name}`)}
        </Link>
      ))}
      <Link
        to="/posts"
        search={{}}
        className="nav-entry"
        activeProps={{ 'aria-current': 'page' }}
        onClick={onChoose}
        {...tip(t('nav.posts'))}
      >
        <PenLine className="icon" aria-hidden />
        {t('nav.posts')}
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
      <Link
        to="/settings"
        search={true}
        className="nav-entry"
        activeProps={{ 'aria-current': 'page' }}
        onClick={onChoose}
        {...tip(t('nav.settings'))}
      >
        <Settings className="icon" aria-hidden />
        {t('nav.settings')}
      </Link>
      <Link
        to="/help"
        search={true}
        className="nav-entry"
        activeProps={{ 'aria-current': 'page' }}
        onClick={onChoose}
        {...tip(t('nav.help'))}
      >
        <CircleHelp className="icon" aria-hidden />
        {t('nav.help')}
      </Link>
      <Link to="/opt-out" search={true} className="nav-entry" onClick={onChoose} {...tip(t('nav.optOut'))}>
        <Building2 className="icon" aria-hidden />
        {t('nav.optOut')}
      </Link>
      <LanguageSelect />
      <ThemeEntry />
      <button
        type="button"
        className="nav-entry"
        aria-haspopup="dialog"
        onClick={() => {
          onChoose();
          onSignOut();
        }}
        {...tip(t('nav.signOut'))}
      >
        <LogOut className="icon rtl:-scale-x-100" aria-hidden />
        {t('nav.signOut')}
      </button>
      {!titles && <LegalLinks onChoose={onChoose} />}
    </>
  );
}
