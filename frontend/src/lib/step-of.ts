interface Pressed {
  key: string;
}

/**
 * The choice an arrow, Home or End leads to in a row of choices that runs with the writing; null for any other key. Up and
 * down go back and forth too.
 */
export function stepOf<Choice>(event: Pressed, choices: readonly Choice[], now: Choice): Choice | null {
  const mirrored = document.documentElement.dir === 'rtl';
  const at = choices.indexOf(now);
  const turned = (by: number) => choices[(at + by + choices.length) % choices.length] ?? null;
  switch (event.key) {
    case 'ArrowRight':
      return turned(mirrored ? -1 : 1);
    case 'ArrowLeft':
      return turned(mirrored ? 1 : -1);
    case 'ArrowDown':
      return turned(1);
    case 'ArrowUp':
      return turned(-1);
    case 'Home':
      return choices[0] ?? null;
    case 'End':
      return choices.at(-1) ?? null;
  }
  return null;
}
