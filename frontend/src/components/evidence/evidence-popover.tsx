import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { OutLink } from '../ui/out-link.tsx';
import { type Shown, useEvidence } from './evidence-context.ts';

interface PopoverProps {
  shown: Shown;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
}

function Walk({ at, all, onStep }: { at: number; all: number; onStep: (by: 1 | -1) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span className="ev-walk num">
      <button
        type="button"
        className="ev-step"
        aria-label={t('evidence.previous')}
        disabled={at === 0}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft className="icon icon-s flip" aria-hidden />
      </button>
      <span aria-live="polite">{t('evidence.of', { at: format.number(at + 1), all: format.number(all) })}</span>
      <button
        type="button"
        className="ev-step"
        aria-label={t('evidence.next')}
        disabled={at === all - 1}
        onClick={() => onStep(1)}
      >
        <ChevronRight className="icon icon-s flip" aria-hidden />
      </button>
    </span>
  );
}

const isWeb = (url: string | null): url is string => /^https?:$/.test(URL.parse(url ?? '')?.protocol ?? '');

function PassageView({ shown }: Pick<PopoverProps, 'shown'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { passages, notes, computed, stateOf } = useEvidence();
  const [at, setAt] = useState(0);
  const passage = passages.get(shown.passageIds[at] ?? '');
  const source = passage && notes[passage.itemId];
  if (shown.passageIds.length === 0) return <p className="text-ink-2">{computed ?? t('evidence.computed')}</p>;
  return (
    <>
      <div className="ev-pop-h">
        <span>
          {source && (
            <>
              <b className="font-semibold text-ink">
                <bdi>{source.outletName}</bdi>
              </b>
              {source.publishedAt && (
                <>
                  {' · '}
                  <time dateTime={source.publishedAt}>{format.dateTime(source.publishedAt)}</time>
                </>
              )}
            </>
          )}
        </span>
        {shown.passageIds.length > 1 && (
          <Walk at={at} all={shown.passageIds.length} onStep={(by) => setAt((now) => now + by)} />
        )}
      </div>
      {passage ? (
        <blockquote className="ev-passage" dir="auto">
          {passage.text}
        </blockquote>
      ) : (
        <p className="text-ink-2">{t('evidence.missing')}</p>
      )}
      <div className="ev-pop-f">
        {passage && stateOf(passage.id)}
        {source && isWeb(source.url) && (
          <OutLink className="link ev-open" href={source.url}>
            {t('evidence.open')}
          </OutLink>
        )}
      </div>
    </>
  );
}

/** The passages a sentence rests on, beside its marker. */
export function EvidencePopover({ shown, onStay, onLeave, onClose }: PopoverProps) {
  const { t } = useTranslation();
  const anchor = useMemo(() => ({ current: shown.element }), [shown.element]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        key={shown.passageIds.join()}
        className="pop ev-pop"
        side="bottom"
        sideOffset={6}
        collisionPadding={8}
        aria-label={t('evidence.title')}
        data-popover={shown.pinned ? '' : undefined}
        onPointerEnter={onStay}
        onPointerLeave={onLeave}
        onOpenAutoFocus={(event) => {
          if (!shown.entered) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (shown.entered) shown.element.focus({ preventScroll: true });
        }}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && shown.element.contains(event.target)) event.preventDefault();
        }}
      >
        <PassageView shown={shown} />
      </Popover.Content>
    </Popover.Root>
  );
}
