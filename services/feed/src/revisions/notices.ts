import { sentencesOf } from '@360/reading/figure-tokens';

/** More of a text than this is not searched. */
const READ_CHARACTERS = 50_000;
const MAX_SENTENCES = 2_000;
const LONGEST_NOTICE = 400;

/** A label at the start of a sentence, as "Correction:" or "Korrektur (5. Mai):". */
const LABELS =
  'corrections?|clarifications?|erratum|retraction|korrekturen|korrektur|berichtigung|klarstellung|richtigstellung|' +
  'rectificatif|rectification|précision|fe de erratas|fe de errores|rectificación|corrección|aclaración|تصحيح|توضيح|استدراك';
const LABELLED = new RegExp(String.raw`^[\s*_(\[–—-]*(?:${LABELS})\s*(?:\([^)]{0,60}\)|,[^:]{0,40})?\s*[:–—]`, 'iu');

/** Sentences that say that this report was put right, in the words its publishers use for it. */
const SAID = new RegExp(
  [
    String.raw`\b(this|the) (article|story|report|piece|headline|post|page) (was|has been|had been) (amended|corrected|clarified|revised)\b`,
    String.raw`\b(this|the) (article|story|report|piece|headline|post|page) (was|has been) (updated|changed|edited) to (correct|clarify|remove)\b`,
    String.raw`\b(an?|the) (earlier|previous|original) (version|edition|headline) of this (article|story|report|piece|headline|post|page)\b`,
    String.raw`\bwe (have corrected|apologi[sz]e for the error|regret the error)\b`,
    String.raw`(?<!\p{L})in (einer|der) (früheren|ersten|vorherigen|ursprünglichen) (version|fassung)(?!\p{L})`,
    String.raw`(?<!\p{L})(dieser|der) (artikel|text|beitrag) wurde (nachträglich |inzwischen )?(korrigiert|berichtigt)(?!\p{L})`,
    String.raw`(?<!\p{L})(une|la) version (précédente|antérieure|initiale) de (cet|cette) (article|dépêche)(?!\p{L})`,
    String.raw`(?<!\p{L})(cet article|ce texte) a été (corrigé|rectifié|modifié pour corriger|mis à jour pour corriger)(?!\p{L})`,
    String.raw`(?<!\p{L})una versión (anterior|previa) de (este|esta) (artículo|noticia|nota|texto|información)(?!\p{L})`,
    String.raw`(?<!\p{L})(este|esta) (artículo|noticia|nota|texto|información) (ha sido|fue) (corregid|rectificad)[oa](?!\p{L})`,
    '(?:نسخة|صيغة) سابقة من (?:هذا|هذه)',
    '(?:تم|جرى) تصحيح (?:هذا|هذه|الخبر|النص|المقال)',
  ].join('|'),
  'iu',
);

const isNotice = (sentence: string): boolean => LABELLED.test(sentence) || SAID.test(sentence);

/**
 * The sentences of a text in which its publisher tells of a correction or clarification, at most 400 characters of each.
 * Notices that a report was only updated tell of news and not of an error, and are none.
 */
export const noticesIn = (text: string): string[] =>
  sentencesOf(text.slice(0, READ_CHARACTERS), MAX_SENTENCES)
    .filter(isNotice)
    .map((sentence) => sentence.slice(0, LONGEST_NOTICE));
