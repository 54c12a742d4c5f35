import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/use-format.ts';
import { type Shown, useEvidence } from './evidence-context.ts';
import { PassageState } from './passage-state.tsx';
import type { Verification } from './use-verification.ts';

interface PopoverProps {
  shown: Shown;
  verification: Verification;
  onStay: () => void;
  onLeave: () => void;
  onClose: () => void;
}

function Walk({ at, all, onStep }: { at: number; all: number; onStep: (by: 1 | -1) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span className="an-walk num">
      <button
        type="button"
        className="an-step"
        aria-label={t('analysis.ev.previous')}
        disabled={at === 0}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft className="icon icon-s flip" aria-hidden />
      </button>
      <span aria-live="polite">{t('analysis.ev.of', { at: format.number(at + 1), all: format.number(all) })}</span>
      <button
        type="button"
        className="an-step"
        aria-label={t('analysis.ev.next')}
        disabled={at === all - 1}
        onClick={() => onStep(1)}
      >
        <ChevronRight className="icon icon-s flip" aria-hidden />
      </button>
    </span>
  );
}

function PassageView({ shown, verification }: Pick<PopoverProps, 'shown' | 'verification'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { passages, sources } = useEvidence();
  const [at, setAt] = useState(0);
  const passage = passages.get(shown.passageIds[at] ?? '');
  const source = passage && sources[passage.itemId];
  if (shown.passageIds.length === 0) return <p className="text-ink-2">{t('analysis.ev.computed')}</p>;
  return (
    <>
      <div className="an-pop-h">
        <span>
          {source && (
            <>
              <b className="font-semibold text-ink">
                <bdi>{source.outletName}</bdi>
              </b>{' '}
              · <time dateTime={source.publishedAt}>{format.dateTime(source.publishedAt)}</time>
            </>
          )}
        </span>
        {shown.passageIds.length > 1 && (
          <Walk at={at} all={shown.passageIds.length} onStep={(by) => setAt((now) => now + by)} />
        )}
      </div>
      {passage ? (
        <blockquote className="an-passage" dir="auto" cite={source?.url}>
          {passage.text}
        </blockquote>
      ) : (
        <p className="text-ink-2">{t('analysis.ev.missing')}</p>
      )}
      <div className="an-pop-f">
        {passage && <PassageState passageId={passage.id} verification={verification} />}
        {source && (
          <a className="link an-open" href={source.url} target="_blank" rel="noopener noreferrer">
            {t('analysis.ev.open')}
          </a>
        )}
      </div>
    </>
  );
}

/** The passages a sentence rests on, beside its marker. */
export function EvidencePopover({ shown, verification, onStay, onLeave, onClose }: PopoverProps) {
  const { t } = useTranslation();
  const anchor = useMemo(() => ({ current: shown.element }), [shown.element]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Content
        key={shown.passageIds.join()}
        className="pop an-pop"
        side="bottom"
        sideOffset={6}
        collisionPadding={8}
        aria-label={t('analysis.ev.title')}
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
        <PassageView shown={shown} verification={verification} />
      </Popover.Content>
    </Popover.Root>
  );
}
