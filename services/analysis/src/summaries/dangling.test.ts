import { describe, expect, it } from 'vitest';
import { leansBack } from './dangling.ts';

describe('a sentence that leans on the one before it', () => {
  it.each([
    ['But he said the talks would go on.', 'en'],
    ['It also bought two ferries.', 'en'],
    ['However, the bridge stayed closed.', 'en'],
    ['This could cost 4,000 jobs.', 'en'],
    ['“We shall rebuild it,” she said.', 'en'],
    ['When asked about the bill, he left the room.', 'en'],
    ['"The pumps held all night."', 'en'],
    ['If it did so, the dam would break.', 'en'],
    ['The pair were arrested on Monday.', 'en'],
    ['Doch er blieb im Amt.', 'de'],
    ['Cette décision a surpris tout le monde.', 'fr'],
    ['Además, la empresa vendió dos barcos.', 'es'],
    ['وأضاف أن الجسر سيبقى مغلقا.', 'ar'],
  ])('is found: %s', (sentence, language) => expect(leansBack(sentence, language)).toBe(true));

  it.each([
    ['The mayor said the bridge would open in May.', 'en'],
    ['This week the harbour took in 40 ships.', 'en'],
    ['It is not clear who opened the gate.', 'en'],
    ['“We shall rebuild it,” said Mayor Ana Lindt.', 'en'],
    ['Speaking in Almar, Mayor Lindt said he would resign.', 'en'],
    ['Both Almar and Senn lost power.', 'en'],
    ['In September the bank had said that growth would slow.', 'en'],
    ['Es gibt keine Verletzten.', 'de'],
    ['Il y a deux morts.', 'fr'],
    ['Esta semana llegaron 40 barcos.', 'es'],
  ])('is no other: %s', (sentence, language) => expect(leansBack(sentence, language)).toBe(false));

  it('is left open in a language whose words for it are not known', () => {
    expect(leansBack('Mutta hän jäi virkaan.', 'fi')).toBeNull();
  });
});
