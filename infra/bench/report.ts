export interface BenchRow {
  /** Data the figure was measured on. */
  set: string;
  figure: string;
  value: number;
  unit: string;
  /** A published or earlier figure to hold the value against. */
  reference?: { name: string; value: number };
  /** What the value is held against, where that is no single figure of its own. */
  against?: string;
  /** Value divided by reference. */
  ratio?: number;
}

export interface BenchReport {
  name: string;
  rows: BenchRow[];
}

const HEADINGS = ['set', 'figure', 'value', 'unit', 'reference', 'ratio'];

const shown = (value: number): string => {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(3);
};

const cellsOf = ({ set, figure, value, unit, reference, against = '', ratio }: BenchRow): string[] => [
  set,
  figure,
  shown(value),
  unit,
  reference ? `${shown(reference.value)} (${reference.name})` : against,
  ratio === undefined ? '' : shown(ratio),
];

/** The report as a table with aligned columns, headed by its name. */
export const tableOf = ({ name, rows }: BenchReport): string => {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const drawn = lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [name, ...drawn].join('\n');
};

/** Writes the table and, as the last line, the report as JSON for machines. */
export const printReport = (report: BenchReport): void => {
  process.stdout.write(`${tableOf(report)}\n${JSON.stringify(report)}\n`);
};
