import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import './embed-frame.css';
import { awaitAnswer, setSpeed, talks, withChannel } from './embed-life.ts';
import { PlayerBar } from './player-bar.tsx';
import { PlayerFailure } from './player-failure.tsx';
import { useEmbedPlayback } from './use-embed-playback.ts';

interface EmbedFrameProps {
  src: string;
  title: string;
  link: string;
  linkText: string;
  /** How fast it plays, where its host takes that; 1 is as recorded. */
  speed?: number;
}

const PATIENCE_MS = 12_000;

/** Whether a frame that the page's own policy refused was this one. */
function refused(event: SecurityPolicyViolationEvent, src: string): boolean {
  return event.effectiveDirective === 'frame-src' && src.startsWith(new URL(event.blockedURI, location.href).origin);
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <p className="player-wait" role="status" aria-label={t('video.loading')}>
      <LoaderCircle aria-hidden />
    </p>
  );
}

/** A player on its own host. A frame does not tell that it failed, so silence for twelve seconds, or a refusal by our own policy, counts as failure. */
export function EmbedFrame({ src, title, link, linkText, speed }: EmbedFrameProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const playback = useEmbedPlayback(frame, src, state === 'shown');
  useEffect(() => {
    if (state !== 'loading') return;
    const fail = () => setState('failed');
    const timer = setTimeout(fail, PATIENCE_MS);
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      if (refused(event, src)) fail();
    };
    document.addEventListener('securitypolicyviolation', onViolation);
    const stop = frame.current && talks(src) ? awaitAnswer(frame.current, src, () => setState('shown')) : null;
    return () => {
      clearTimeout(timer);
      stop?.();
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [state, src]);
  useEffect(() => {
    if (speed !== undefined && state === 'shown' && frame.current && talks(src)) setSpeed(frame.current, src, speed);
  }, [state, src, speed]);
  if (state === 'failed')
    return (
      <PlayerFailure
        kind="error"
        link={link}
        linkText={linkText}
        onRetry={() => {
          setAttempt(attempt + 1);
          setState('loading');
        }}
      />
    );
  return (
    <>
      <div className="player" aria-busy={state === 'loading'}>
        <iframe
          key={attempt}
          ref={frame}
          src={withChannel(src)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          onLoad={() => {
            if (!talks(src)) setState((now) => (now === 'loading' ? 'shown' : now));
          }}
        />
        {state === 'loading' && <Waiting />}
      </div>
      {state === 'shown' && <PlayerBar stage={frame} playback={playback} link={link} />}
    </>
  );
}
