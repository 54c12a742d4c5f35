import type { NewsItem } from '@360/contracts/news';
import { Sparkles } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useRef } from 'react';
import { withStrings } from '../../lib/i18n.ts';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './summary-button.css';

/** Rested on as long as this, it is meant. */
const INTENT_MS = 450;

const fetchPopover = withStrings(['ai-summary', 'evidence'], () => import('./summary-popover.tsx'));
const SummaryPopover = lazy(() => fetchPopover().then((module) => ({ default: module.SummaryPopover })));

/** On a card: the way to its summary, by resting on it, by focus, or by a press. Nothing is asked for before. */
export function SummaryButton({ item }: { item: NewsItem }) {
  const { t, i18n } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const shown = useDisclosure(INTENT_MS);
  const entered = useRef(false);
  const onPress = (event: MouseEvent) => {
    // A press of a key has no place: whoever opens it by keyboard goes in.
    entered.current = event.detail === 0;
    shown.press();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className="card-ai"
        lang={i18n.language}
        aria-label={t('card.aiSummary', { title: item.title })}
        aria-haspopup="dialog"
        aria-expanded={shown.open}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && shown.approach()}
        onPointerLeave={shown.leave}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && shown.approach()}
        onBlur={shown.leave}
        onClick={onPress}
      >
        <Sparkles className="icon icon-s" aria-hidden />
      </button>
      {shown.open && button.current && (
        <Suspense>
          <SummaryPopover item={item} button={button.current} shown={shown} entered={entered.current} />
        </Suspense>
      )}
    </>
  );
}

/** One function for all cards. */
export const summaryOf = (item: NewsItem) => <SummaryButton item={item} />;
