import { describe, expect, it } from 'vitest';
import { quotesAbroad } from './quotes-abroad.ts';

const read = (text: string, language: string) =>
  quotesAbroad(text, language).map(({ speaker, content }) => [
    speaker && text.slice(speaker.start, speaker.end),
    text.slice(content.start, content.end),
  ]);

describe('quotesAbroad', () => {
  it.each([
    ['de', '„Wir haben keine Wahl mehr“, sagte Anna Moe am Montag.', 'Anna Moe', '„Wir haben keine Wahl mehr“'],
    ['de', 'Peter Kraus erklärte: „Das ist ein Fehler.“', 'Peter Kraus', '„Das ist ein Fehler.“'],
    ['fr', '« Nous n’avons pas le choix », a déclaré la maire Anne Moe.', 'Anne Moe', '« Nous n’avons pas le choix »'],
    ['fr', 'Le ministre Paul Roe a ajouté : « C’est une erreur grave. »', 'Paul Roe', '« C’est une erreur grave. »'],
    ['es', '“No tenemos otra opción”, dijo la alcaldesa Ana Moe.', 'Ana Moe', '“No tenemos otra opción”'],
    ['ar', 'وقال أحمد علي: "ليس لدينا خيار آخر".', 'أحمد علي', '"ليس لدينا خيار آخر"'],
  ])('reads who speaks in %s: %s', (language, text, speaker, content) => {
    expect(read(text, language)).toEqual([[speaker, content]]);
  });

  it('names nobody where no verb it knows does, and takes indirect speech for none', () => {
    expect(read('Am Ufer hieß es „das Wasser steigt sehr schnell“.', 'de')).toEqual([
      [null, '„das Wasser steigt sehr schnell“'],
    ]);
    expect(read('Anna Moe sagte, das Wasser steige sehr schnell.', 'de')).toEqual([]);
    expect(read('„Vi har inget val längre“, sade Anna Moe.', 'sv')).toEqual([[null, '„Vi har inget val längre“']]);
  });
});
