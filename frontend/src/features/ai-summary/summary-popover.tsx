import type { NewsItem } from '@360/contracts/news';
import { Popover } from 'radix-ui';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Disclosure } from '../../lib/use-disclosure.ts';
import './summary-popover.css';
import { SummaryContent } from './summary-content.tsx';

interface PopoverProps {
  item: NewsItem;
  button: HTMLElement;
  shown: Disclosure;
  /** Whether the focus goes along. */
  entered: boolean;
}

/** The summary beside its button, over everything, so that the list does not cut it off. */
export function SummaryPopover({ item, button, shown, entered }: PopoverProps) {
  const { t } = useTranslation();
  const anchor = useMemo(() => ({ current: button }), [button]);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open onOpenChange={(open) => !open && shown.close()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          ref={content}
          className="pop as-pop"
          side="bottom"
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
