import { Image, X } from 'lucide-react';
import { useState } from 'react';
import { AttachmentError, fileUrl, isAccepted, prepareAttachment } from '../../lib/prepare-attachment.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { PICTURE_BYTES_MAX, type Picture } from './question.ts';

const ACCEPT = 'image/*';

/** As it is, so that small print stays legible; made smaller where it is above the size. @throws AttachmentError */
async function readPicture(file: File): Promise<Picture> {
  if (!isAccepted(file, ACCEPT)) throw new AttachmentError('kind');
  if (file.size > PICTURE_BYTES_MAX) return prepareAttachment(file, { accept: ACCEPT });
  return { name: file.name, dataUrl: await fileUrl(file) };
}

interface FieldProps {
  picture: Picture | null;
  onChange: (picture: Picture | null) => void;
}

/** A picture that goes along with the question, shown as it will be sent. */
export function PictureField({ picture, onChange }: FieldProps) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<'kind' | 'unreadable' | null>(null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(await readPicture(file));
      setFault(null);
    } catch (error) {
      onChange(null);
      setFault(error instanceof AttachmentError && error.fault === 'kind' ? 'kind' : 'unreadable');
    }
  };
  const unseen = () => {
    onChange(null);
    setFault('unreadable');
  };
  return (
    <div className="nv-picture">
      {picture && (
        <figure className="nv-preview">
          <img src={picture.dataUrl} alt={t('navigator.preview', { name: picture.name })} onError={unseen} />
          <button
            type="button"
            className="icon-btn"
            aria-label={t('navigator.removeImage')}
            onClick={() => onChange(null)}
          >
            <X className="icon" aria-hidden />
          </button>
        </figure>
      )}
      <label className="btn nv-upload">
        <Image className="icon icon-s" aria-hidden />
        {t(picture ? 'navigator.otherImage' : 'navigator.addImage')}
        <input
          type="file"
          className="sr-only"
          accept={ACCEPT}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {fault && (
        <p className="text-12 text-live" role="alert">
          {t(`navigator.fault.${fault}`)}
        </p>
      )}
    </div>
  );
}
