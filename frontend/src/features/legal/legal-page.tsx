import { DocContents } from '../../components/layout/doc-contents.tsx';
import { DocPage } from '../../components/layout/doc-page.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { LegalParts, partId } from './legal-parts.tsx';
import { LEGAL_PARTS, type LegalText } from './legal-texts.ts';

/** Terms, privacy or copyright, whole. */
export function LegalPage({ text }: { text: LegalText }) {
  const { t } = useTranslation();
  const parts = LEGAL_PARTS[text];
  const contents = parts.map((part) => ({
    id: partId(text, part),
    title: t(`legal.${text}.parts.${part}.title`),
  }));
  return (
    <DocPage title={t(`legal.${text}.title`)} note={t(`legal.${text}.note`)} aside={<DocContents parts={contents} />}>
      <LegalParts text={text} parts={parts} heading="h2" />
    </DocPage>
  );
}
