import type { PartStatus, Status, VersionStatus } from '../commands/status.ts';
import { formatCommit } from './format.ts';

/** `status` as text: a line per active version, then kept and withdrawn versions. */
export function formatStatus({ place, n, at, by, what, origin, parts }: Status, now: Date): string[] {
  const files = origin ? `, files from ${origin}` : '';
  const rows = parts.flatMap((part) => rowsOf(part, now));
  return [
    `${place}: release ${n}, ${ago(at, now)}${by && ` by ${by}`}: ${what}${files}`,
    '',
    ...table([['part', 'version', 'people', 'contract', 'commit', 'built', 'by', 'released'], ...rows]),
    ...parts.flatMap(versionLines),
  ];
}

function rowsOf({ part, active, canary }: PartStatus, now: Date): string[][] {
  const others = canary ? `${100 - canary.percent} %` : 'all';
  return [row(part, active, others, now), ...(canary ? [row('  canary', canary, `${canary.percent} %`, now)] : [])];
}

function row(part: string, each: VersionStatus, people: string, now: Date): string[] {
  const { version, contract, builtAt, by, at } = each;
  return [part, version, people, contract, formatCommit(each).replace('commit ', ''), ago(builtAt, now), by || 'unknown', ago(at, now)];
}

function versionLines({ part, kept, withdrawn }: PartStatus): string[] {
  const names = kept.map(({ version }) => version);
  return [
    ...(names.length > 0 ? [`${part} can go back to ${names.join(', ')}`] : []),
    ...(withdrawn.length > 0 ? [`${part}: withdrawn ${withdrawn.join(', ')}`] : []),
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const units = [
  { ms: 24 * 3_600_000, word: 'd' },
  { ms: 3_600_000, word: 'h' },
  { ms: 60_000, word: 'min' },
] as const;

/** `3 min ago`; 'unknown' if there is no time. */
function ago(at: string, now: Date): string {
  const ms = now.getTime() - Date.parse(at);
  if (Number.isNaN(ms)) return 'unknown';
  const unit = units.find((each) => ms >= each.ms);
  return unit ? `${Math.floor(ms / unit.ms)} ${unit.word} ago` : 'just now';
}
