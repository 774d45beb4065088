import { bridge } from '@billet/shared-bridge';
import { useSheet } from '../sheet/sheet-context.ts';
import type { BlockModel } from './block-card.tsx';
import type { ReportModel } from './report-view.tsx';
import type { SafetyModel } from './safety-view.tsx';
import { useBlock } from './use-block.ts';
import { useReport } from './use-report.ts';

/** Block of the sender of the sheet's note. */
export function useSheetBlock(): BlockModel {
  const { note, layers } = useSheet();
  return useBlock(note.id, layers.close);
}

export function useSafety(): SafetyModel {
  const { note, layers } = useSheet();
  const openRules = () => {
    layers.close();
    bridge().shell.openDialog('safety', {});
  };
  return { ...useSheetBlock(), report: () => layers.open({ step: 'report', id: note.id }), openRules };
}

/** Report of the sheet's note. */
export function useSheetReport(): ReportModel {
  const { note, layer, layers } = useSheet();
  return useReport(note.id, () => {
    const isAtLayer = layers.isAt(layer);
    layers.follow(layer, { step: 'reported', id: note.id });
    return isAtLayer;
  });
}
