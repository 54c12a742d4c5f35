import { CircleAlert, FileText, Film, Info, X } from 'lucide-react';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Attachment } from './use-attachment.ts';

function Thumb({ ready }: { ready: NonNullable<Attachment['file']>['ready'] }) {
  if (ready?.kind === 'image') return <img className="sd-thumb" src={ready.dataUrl} alt="" />;
  const Icon = ready?.kind === 'video' ? Film : FileText;
  return (
    <span className="sd-thumb">
      <Icon className="icon" aria-hidden />
    </span>
  );
}

/** The file that goes along, to be taken away again, and what is to be said of it. */
export function AttachmentPreview({ attachment, onRemove }: { attachment: Attachment; onRemove: () => void }) {
  const { t } = useTranslation();
  const { file, note } = attachment;
  const NoteIcon = note === 'first' ? Info : CircleAlert;
  return (
    <>
      {file && (
        <div className="sd-file">
          <Thumb ready={file.ready} />
          <span className="min-w-0">
            <b className="clamp-1 block" dir="auto">
              {file.name}
            </b>
            <span className="text-12 text-ink-3">
              {t(file.ready ? `searchDialog.fileKind.${file.ready.kind}` : 'searchDialog.preparing')}
            </span>
          </span>
          <button type="button" className="icon-btn" aria-label={t('searchDialog.detach')} onClick={onRemove}>
            <X className="icon icon-s" aria-hidden />
          </button>
        </div>
      )}
      {note && (
        <p className={note === 'first' ? 'notice mt-3' : 'notice notice-bad mt-3'} role="alert">
          <NoteIcon className="icon icon-s" aria-hidden />
          {t(`searchDialog.fileNote.${note}`)}
        </p>
      )}
    </>
  );
}
