import type { NewsItem } from '@360/contracts/news';
import { Popover } from 'radix-ui';
import { useMemo, useRef } from 'react';
import type { Disclosure } from '../../lib/use-disclosure.ts';
import { PHONE, useMedia } from '../../lib/use-media.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './summary-popover.css';
import { SummaryContent } from './summary-content.tsx';

interface PopoverProps {
  item: NewsItem;
  button: HTMLElement;
  shown: Disclosure;
  /** Whether the focus goes along. */
  entered: boolean;
}

/** The summary beside its card, on the phone below its button; over everything, so that no list cuts it off. */
export function SummaryPopover({ item, button, shown, entered }: PopoverProps) {
  const { t } = useTranslation();
  const anchor = useMemo(() => ({ current: button }), [button]);
  const content = useRef<HTMLDivElement>(null);
  const below = useMedia(PHONE);
  const away = document.documentElement.dir === 'rtl' ? 'right' : 'left';
  const side = below ? 'bottom' : away;
  return (
    <Popover.Root open onOpenChange={(open) => !open && shown.close()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          className="pop as-pop"
          side={side}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={t('aiSummary.of', { title: item.title })}
          data-popover
          onPointerEnter={shown.stay}
          onPointerLeave={shown.leave}
          onFocusCapture={shown.stay}
          onOpenAutoFocus={(event) => !entered && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (content.current?.contains(document.activeElement) || entered) button.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.contains(event.target)) event.preventDefault();
          }}
        >
          <SummaryContent item={item} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
