import { CircleCheck, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/ui/progress-bar.css';
import { useFormat } from '../../lib/use-format.ts';
import { cardPlace } from './card-place.ts';
import './tour.css';
import { TOUR_STEPS, type TourStep } from './tour-steps.ts';
import { useLit } from './use-lit.ts';
import { useTourDialog } from './use-tour-dialog.ts';

const DONE_MS = 1_000;

interface StepProps {
  step: TourStep;
  at: number;
  /** Moved by the reader, so that the step is told aloud; the first is told by the dialog itself. */
  moved: boolean;
  ids: { title: string; text: string };
  onMove: (by: 1 | -1) => void;
  onSkip: () => void;
}

function StepCard({ step, at, moved, ids, onMove, onSkip }: StepProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const next = useRef<HTMLButtonElement>(null);
  const first = at === 0;
  useEffect(() => {
    if (first) next.current?.focus();
  }, [first]);
  const all = TOUR_STEPS.length;
  const place = t('tour.step', { at: format.number(at + 1), all: format.number(all) });
  const title = t(`tour.steps.${step.id}.title`);
  const text = t(`tour.steps.${step.id}.text`);
  return (
    <>
      <div className="tour-h">
        <span className="num">{place}</span>
        <button type="button" className="icon-btn" aria-label={t('tour.close')} onClick={onSkip}>
          <X className="icon icon-s" aria-hidden />
        </button>
      </div>
      <span
        className="pb-track tour-progress"
        role="progressbar"
        aria-label={t('tour.progress')}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={at + 1}
        aria-valuetext={place}
      >
        <i style={{ inlineSize: `${((at + 1) / all) * 100}%` }} />
      </span>
      <h2 className="head-22 mt-3" id={ids.title}>
        {title}
      </h2>
      <p className="mt-1 text-ink-2" id={ids.text}>
        {text}
      </p>
      <p className="sr-only" role="status">
        {moved ? `${place}. ${title}. ${text}` : ''}
      </p>
      <div className="tour-foot">
        <button type="button" className="btn btn-quiet" onClick={onSkip}>
          {t('tour.skip')}
        </button>
        <span className="tour-walk">
          <button type="button" className="btn" disabled={first} onClick={() => onMove(-1)}>
            {t('tour.previous')}
          </button>
          <button type="button" className="btn btn-primary" ref={next} onClick={() => onMove(1)}>
            {t(at === all - 1 ? 'tour.finish' : 'tour.next')}
          </button>
        </span>
      </div>
    </>
  );
}

function DoneCard({ id }: { id: string }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="tour-done" role="status">
      <CircleCheck className="icon text-agreed" aria-hidden />
      <h2 className="head-22" id={id} tabIndex={-1} ref={heading}>
        {t('tour.done')}
      </h2>
    </div>
  );
}

/** Seven steps over the home page, each beside what it tells of. @param onEnd is called once it is finished or skipped. */
export function Tour({ onEnd }: { onEnd: () => void }) {
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(false);
  const done = at === TOUR_STEPS.length;
  const step = TOUR_STEPS[Math.min(at, TOUR_STEPS.length - 1)] as TourStep;
  const dialog = useTourDialog();
  const lit = useLit(done ? NOTHING : step.targets);
  const card = useRef<HTMLDivElement>(null);
  const base = useId();
  const ids = { title: `${base}-title`, text: `${base}-text` };

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(onEnd, DONE_MS);
    return () => clearTimeout(timer);
  }, [done, onEnd]);

  // Every time it is drawn: the card's size follows its words, the language and the size of letters.
  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const view = { width: innerWidth, height: innerHeight };
    const place = cardPlace(lit, size, view, step.side, document.documentElement.dir === 'rtl');
    element.style.left = `${Math.round(place.left)}px`;
    element.style.top = `${Math.round(place.top)}px`;
  });

  const move = (by: 1 | -1) => {
    setMoved(true);
    setAt(at + by);
  };
  // On the phone the story column, where pages are drawn, stands unseen behind the feed.
  return createPortal(
    <dialog
      className="tour"
      ref={dialog}
      aria-labelledby={ids.title}
      aria-describedby={done ? undefined : ids.text}
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
    >
      <div
        className="tour-lit"
        data-step={done ? 'done' : step.id}
        style={
          lit ? { left: lit.left, top: lit.top, width: lit.width, height: lit.height } : { left: '50%', top: '50%' }
        }
      />
      <div className="tour-card" ref={card}>
        {done ? (
          <DoneCard id={ids.title} />
        ) : (
          <StepCard step={step} at={at} moved={moved} ids={ids} onMove={move} onSkip={onEnd} />
        )}
      </div>
    </dialog>,
    document.body,
  );
}

const NOTHING: readonly string[] = [];
