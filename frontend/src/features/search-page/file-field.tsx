import { FileAudio, Upload, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import type { Attachment } from './attachments.ts';
import { ACCEPT } from './input-mode.ts';
import type { DraftHandle } from './use-draft.ts';

/** A picture or film as it will be searched with; sound has nothing to see. */
function Preview({ attachment }: { attachment: Attachment }) {
  const [failed, setFailed] = useState(false);
  if (attachment.preview === null || failed) return <FileAudio className="icon" aria-hidden />;
  const props = { className: 'sp-preview', src: attachment.preview, onError: () => setFailed(true) };
  return attachment.mode === 'image' ? (
    <img {...props} alt={attachment.name} />
  ) : (
    <video {...props} aria-label={attachment.name} muted controls playsInline />
  );
}

/** Where a file is chosen, what was chosen, and why it cannot be used. */
export function FileField({ handle, onClear }: { handle: DraftHandle; onClear: () => void }) {
  const { t } = useTranslation();
  const { draft, attach } = handle;
  const said = useId();
  const { attachment } = draft;
  return (
    <div className="sp-file">
      {attachment && <Preview key={attachment.url} attachment={attachment} />}
      <p className="flex-1 min-w-0" id={said}>
        <span className="block clamp-1">{attachment?.name ?? t(`searchPage.file.${draft.mode}`)}</span>
        {draft.reading && <span role="status">{t('searchPage.file.reading')}</span>}
        {draft.fault && (
          <span className="sp-problem" role="alert">
            {t(`searchPage.fault.${draft.fault}`)}
          </span>
        )}
      </p>
      <label className="btn sp-upload">
        <Upload className="icon icon-s" aria-hidden />
        {t(attachment ? 'searchPage.file.other' : 'searchPage.file.choose')}
        <input
          type="file"
          className="sr-only"
          accept={ACCEPT}
          aria-describedby={said}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void attach(file);
            target.value = '';
          }}
        />
      </label>
      <button type="button" className="btn btn-quiet" onClick={onClear}>
        <X className="icon icon-s" aria-hidden />
        {t('searchPage.file.clear')}
      </button>
    </div>
  );
}
