import { Popover } from 'radix-ui';
import { type FocusEvent, type MouseEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDisclosure } from '../../lib/use-disclosure.ts';
import { useFormat } from '../../lib/use-format.ts';
import { PassageList } from './passage-list.tsx';

const HOVER_MS = 140;

/** How many passages a sentence rests on; hover, focus or a press shows them. */
export function EvidenceMarker({ passageIds }: { passageIds: readonly string[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = useDisclosure(HOVER_MS);
  const entered = useRef(false);
  const count = passageIds.length;
  const onPress = (event: MouseEvent) => {
    // A press of a key has no place: whoever opens it by keyboard goes in.
    entered.current = event.detail === 0;
    shown.press();
    if (entered.current) content.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && content.current?.contains(relatedTarget))) shown.leave();
  };
  return (
    <Popover.Root open={shown.open} onOpenChange={(open) => !open && shown.close()}>
      <Popover.Anchor asChild>
        <button
          type="button"
          ref={button}
          className="ev"
          aria-label={count > 0 ? format.count('evidence.passages', count) : t('evidence.how')}
          aria-haspopup="dialog"
          aria-expanded={shown.open}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && shown.approach()}
          onPointerLeave={shown.leave}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && shown.approach()}
          onBlur={onBlur}
          onClick={onPress}
        >
          {count > 0 ? format.number(count) : '='}
        </button>
      </Popover.Anchor>
      {shown.open && (
        <Popover.Portal>
          <Popover.Content
            ref={content}
            className="pop ev-pop"
            sideOffset={6}
            collisionPadding={8}
            aria-label={t('evidence.title')}
            onPointerEnter={shown.stay}
            onPointerLeave={shown.leave}
            onOpenAutoFocus={(event) => !entered.current && event.preventDefault()}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (entered.current) button.current?.focus({ preventScroll: true });
              entered.current = false;
            }}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
            }}
          >
            <PassageList ids={passageIds} />
          </Popover.Content>
        </Popover.Portal>
      )}
    </Popover.Root>
  );
}
