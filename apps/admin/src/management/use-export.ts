import { useRef, useState } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showSnack } from '../boot/snack.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { downloadBlob } from '../http/download.js';
import { exportFile, type FileFormat, type Progress } from './export-file.js';

/** A list as shown, for export. */
export interface ExportableList {
  /** Of the collection below `/api/`. */
  readonly api: string;
  readonly screen: string;
  /** Filter and order, as query parameters. */
  readonly query: string;
  /** The visible columns. */
  readonly columns: readonly string[];
  /** The filters in words, for a printed file. */
  readonly about?: string | undefined;
}

export interface Export {
  /** Progress of a running export. */
  readonly progress: Progress | undefined;
  readonly run: (format: FileFormat) => void;
  readonly stop: () => void;
}

/** Downloads all rows of a list as a file, one at a time; can be cancelled. */
export function useExport({ api, screen, query, columns, about }: ExportableList): Export {
  const t = useMessages();
  const { id } = useSlice(company);
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController | undefined>(undefined);
  const write = async (format: FileFormat, signal: AbortSignal, companyId: string) => {
    const asked = { companyId, api, query, screen, columns, about, format, signal };
    const { name, content } = await exportFile({ ...asked, onProgress: setProgress });
    downloadBlob(name, content);
  };
  return {
    progress,
    run: (format) => {
      if (running.current !== undefined || id === null) return;
      const controller = new AbortController();
      running.current = controller;
      setProgress({ bytes: 0 });
      write(format, controller.signal, id)
        .catch((error: unknown) => {
          if (controller.signal.aborted) showSnack(t('management.exportStopped'));
          else sayProblem(error);
        })
        .finally(() => {
          running.current = undefined;
          setProgress(undefined);
        });
    },
    stop: () => {
      running.current?.abort();
    },
  };
}
