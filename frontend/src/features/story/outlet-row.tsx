import type { StoryItem } from '@360/contracts/stories';
import { Copy, MessageSquare, PencilLine } from 'lucide-react';
import { ApproachMark } from '../../components/dial/approach-mark.tsx';
import { OutLink } from '../../components/ui/out-link.tsx';
import { NETWORK_NAMES } from '../../lib/network-names.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

interface OutletRowProps {
  item: StoryItem;
  first: boolean;
  /** The outlet whose text this report repeats. */
  repeats: string | null;
}

function When({ item, first }: { item: StoryItem; first: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <time className="outlet-when" dateTime={item.publishedAt} title={format.dateTime(item.publishedAt)}>
      {first ? t('outlets.first') : t('outlets.lag', { lag: format.lag(item.lagMinutes) })}
    </time>
  );
}

/** One report: when it came after the first, who, from which side, and what it says in its own headline. */
export function OutletRow({ item, first, repeats }: OutletRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li className={first ? 'outlet-row outlet-first' : 'outlet-row'}>
      <When item={item} first={first} />
      <span>
        <span className="outlet-name">{item.outlet.name}</span>
        {item.outlet.country && <span className="block text-12 text-ink-3">{format.country(item.outlet.country)}</span>}
      </span>
      <span>
        <OutLink className="outlet-title hover:text-accent" dir="auto" href={item.url}>
          {item.title}
        </OutLink>
        <span className="meta mt-1">
          {item.network !== null && (
            <span>
              <MessageSquare className="icon icon-s" aria-hidden />
              {t('outlets.post', { network: NETWORK_NAMES[item.network] })}
            </span>
          )}
          {item.copyOf !== null && (
            <span>
              <Copy className="icon icon-s" aria-hidden />
              {repeats ? t('outlets.repeats', { outlet: repeats }) : t('outlets.repeatsOther')}
            </span>
          )}
          {item.revisions > 0 && (
            <span>
              <PencilLine className="icon icon-s" aria-hidden />
              {format.count('outlets.corrected', item.revisions)}
            </span>
          )}
        </span>
      </span>
      <span className="meta">
        {item.approach && (
          <span>
            <ApproachMark approach={item.approach} />
            {t(`approach.${item.approach}`)}
          </span>
        )}
      </span>
    </li>
  );
}
