import { X } from 'lucide-react';
import { useState } from 'react';
import { ownPicture } from '../../components/annotations/own-picture.ts';
import { ModalLayer } from '../../components/ui/modal-layer.tsx';
import type { ShareRequest } from '../../lib/share-request.ts';
import { showToast } from '../../lib/toast.ts';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Annotator } from './annotator.tsx';
import { emptyBoard } from './board.ts';
import { downloadPicture } from './draw-picture.ts';
import { LeftTargets } from './left-targets.tsx';
import { LinkRow } from './link-row.tsx';
import { MessageField } from './message-field.tsx';
import '../../components/ui/form.css';
import './share.css';
import { ShareFoot } from './share-foot.tsx';
import { TargetChoice } from './target-choice.tsx';
import type { Target } from './targets.ts';
import { usePicture } from './use-picture.ts';
import { useSending } from './use-sending.ts';
import { useShareLink } from './use-share-link.ts';
import { useSubject } from './use-subject.ts';

interface HeadProps {
  annotating: boolean;
  onAnnotating: (on: boolean) => void;
  onClose: () => void;
}

function Head({ annotating, onAnnotating, onClose }: HeadProps) {
  const { t } = useTranslation();
  return (
    <header className="dialog-h">
      <h2 className="head-22">{t('shareDialog.title')}</h2>
      <span className="flex items-center gap-3">
        <button type="button" className="chip" aria-pressed={annotating} onClick={() => onAnnotating(!annotating)}>
          {t('shareDialog.annotate')}
        </button>
        <button type="button" className="icon-btn" aria-label={t('action.close')} onClick={onClose}>
          <X className="icon" aria-hidden />
        </button>
      </span>
    </header>
  );
}

/** Shares a report: drawn on, with a message, as a link or to other places. */
export function ShareDialog({ request, onClose }: { request: ShareRequest; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { itemId, title } = request;
  const [annotating, setAnnotating] = useState(true);
  const [board, setBoard] = useState(emptyBoard);
  const [message, setMessage] = useState('');
  const [targets, setTargets] = useState<ReadonlySet<Target>>(new Set());
  const subject = useSubject(request);
  const picture = usePicture(ownPicture(subject?.imageUrl ?? null));
  const linking = useShareLink(subject, annotating ? board.marks : emptyBoard.marks, message.trim());
  const sending = useSending({ itemId, title, message: message.trim(), linking });
  const download = async () => {
    const numberOf = (index: number) => format.number(index + 1);
    const done = await downloadPicture({ picture, title, marks: board.marks, numberOf });
    if (!done) showToast({ kind: 'failure', text: t('shareDialog.notSaved') });
  };
  const fields = (
    <div className="min-w-0">
      <MessageField message={message} onChange={setMessage} />
      <TargetChoice chosen={targets} onChoose={setTargets} />
      <LinkRow linking={linking} onShared={sending.onShared} />
      {sending.left && <LeftTargets left={sending.left} />}
    </div>
  );
  return (
    <ModalLayer className="dialog shd" label={t('shareDialog.title')} onClose={onClose}>
      <Head annotating={annotating} onAnnotating={setAnnotating} onClose={onClose} />
      <div className="shd-in">
        {annotating ? (
          <Annotator picture={picture} title={title} board={board} onBoard={setBoard}>
            {fields}
          </Annotator>
        ) : (
          fields
        )}
      </div>
      <ShareFoot
        onDownload={annotating ? () => void download() : undefined}
        onNative={'share' in navigator ? () => void sending.byDevice() : undefined}
        onShare={() => void sending.toTargets(targets)}
        signed={linking.link?.signed !== false}
        ready={targets.size > 0 && !linking.busy}
      />
    </ModalLayer>
  );
}
