import type { BriefingSource } from '@360/contracts/briefings';
import { CircleAlert, FileText, Image, LoaderCircle, Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { ACCEPT, FILE_ENDINGS, FILES_MAX } from './limits.ts';
import { SourceState } from './source-state.tsx';
import type { ChosenFile, Files } from './use-files.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;
const PICTURE = /\.(jpe?g|png)$/i;

function useSize() {
  const { t } = useTranslation();
  const format = useFormat();
  return (bytes: number): string =>
    bytes >= MEGABYTE
      ? t('aiBriefing.megabytes', { n: format.number(Math.round((bytes / MEGABYTE) * 10) / 10) })
      : t('aiBriefing.kilobytes', { n: format.number(Math.max(1, Math.round(bytes / KILOBYTE))) });
}

function FileStateText({ file }: { file: ChosenFile }) {
  const { t } = useTranslation();
  const size = useSize();
  if (file.state === 'ready') return <span className="text-12 text-ink-3">{size(file.bytes)}</span>;
  const reading = file.state === 'reading';
  const Icon = reading ? LoaderCircle : CircleAlert;
  return (
    <span className={`inline-flex items-center gap-1 text-12 ${reading ? 'text-ink-2' : 'text-live'}`}>
      <Icon className="icon icon-s" aria-hidden />
      {t(`aiBriefing.file.${file.state}`)}
    </span>
  );
}

interface RowProps {
  file: ChosenFile;
  source: BriefingSource | undefined;
  onRemove: () => void;
}

function FileRow({ file, source, onRemove }: RowProps) {
  const { t } = useTranslation();
  const Icon = PICTURE.test(file.name) ? Image : FileText;
  return (
    <li className="bd-file">
      <Icon className="icon" aria-hidden />
      <span className="min-w-0 flex-1">
        <bdi className="clamp-1 block font-medium">{file.name}</bdi>
        <span aria-live="polite">{source ? <SourceState source={source} /> : <FileStateText file={file} />}</span>
      </span>
      <button
        type="button"
        className="icon-btn"
        aria-label={t('aiBriefing.removeFile', { name: file.name })}
        onClick={onRemove}
      >
        <X className="icon icon-s" aria-hidden />
      </button>
    </li>
  );
}

/** The files the briefing shall read; one that cannot be made ready is named and stays behind. */
export function FileFields({ files, sources }: { files: Files; sources: readonly BriefingSource[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = useId();
  const full = files.chosen.length >= FILES_MAX;
  const max = format.number(FILES_MAX);
  return (
    <div className="bd-part">
      <p className="bd-part-h">
        <span className="label" id={title}>
          {t('aiBriefing.attachments')}
        </span>
        <span className="num text-12 text-ink-3">
          {t('aiBriefing.of', { n: format.number(files.chosen.length), max })} · <bdi>{FILE_ENDINGS.join(', ')}</bdi>
        </span>
      </p>
      {files.chosen.length > 0 && (
        <ul aria-labelledby={title}>
          {files.chosen.map((file) => (
            <FileRow
              key={file.key}
              file={file}
              source={sources.find(({ kind, name }) => kind === 'file' && name === file.name)}
              onRemove={() => files.remove(file.key)}
            />
          ))}
        </ul>
      )}
      {files.left > 0 && (
        <p className="notice notice-bad" role="alert">
          <CircleAlert className="icon icon-s" aria-hidden />
          {format.count('aiBriefing.tooMany', files.left, { max })}
        </p>
      )}
      <label className="btn btn-quiet btn-s bd-add" aria-disabled={full || undefined}>
        <Plus className="icon icon-s" aria-hidden />
        {t('aiBriefing.addFile')}
        <input
          type="file"
          className="sr-only"
          accept={ACCEPT}
          multiple
          disabled={full}
          onChange={({ target }) => {
            files.add(target.files ?? []);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
