import { wordsOf } from '@360/reading/words';
import { describe, expect, it } from 'vitest';
import { statesSomething } from './headline.ts';

const states = (title: string) => statesSomething(title, wordsOf(title).length);

describe('statesSomething', () => {
  it.each([
    'Crane falls in Port Lennow and closes ferry quay',
    'Kran stürzt in Lennow um und sperrt den Fährkai',
    'Une grue s’effondre à Port Lennow et ferme le quai',
    'Una grúa cae en Port Lennow y cierra el muelle',
    'سقوط رافعة في ميناء لينو وإغلاق رصيف العبارات',
    '港で大型クレーンが倒れフェリー乗り場が閉鎖',
    'How the crane fell is unclear, harbour office says',
    'Live music returns to Port Lennow after the fall',
    'Soldiers help to lift fallen crane in Lennow',
  ])('takes %s for a statement', (title) => {
    expect(states(title)).toBe(true);
  });

  it.each([
    ['too short', 'Crane falls'],
    ['a question', 'Who let the crane of Lennow fall?'],
    ['an Arabic question', 'من المسؤول عن سقوط رافعة الميناء؟'],
    ['an exclamation', 'The crane of Port Lennow has fallen!'],
    ['shouting', 'CRANE FALLS IN PORT LENNOW AGAIN'],
    ['cut off', 'Crane falls in Port Lennow and the ferry quay…'],
    ['a format', 'Watch: crane falls in Port Lennow quay'],
    ['a format in Spanish', 'En vivo: cae una grúa en Port Lennow'],
    ['a promise', 'Crane falls in Lennow: here’s what happened to the ferry'],
    ['a list', '7 things to know about the crane of Lennow'],
    ['a lure', 'Why the crane of Port Lennow fell over'],
    ['a lure in German', 'Darum fiel der Kran von Lennow um'],
    ['a lure in French', 'Voici pourquoi la grue de Lennow est tombée'],
    ['a lure in Arabic', 'لماذا سقطت رافعة ميناء لينو في الليل'],
  ])('does not take %s for one', (_, title) => {
    expect(states(title)).toBe(false);
  });
});
