import { useRef, useState } from 'react';
import { company } from '../boot/session-state.js';
import { useSlice } from '../boot/slice.js';
import { showSnack } from '../boot/snack.js';
import { sayProblem } from '../http/say-problem.js';
import { useMessages } from '../i18n/use-messages.js';
import { downloadBlob } from './download.js';
import { exportFile, type FileFormat, type Progress } from './export-file.js';

/** A list as it is on screen: what its file has. */
export interface ExportableList {
  /** Of the collection below `/api/`. */
  readonly api: string;
  readonly screen: string;
  /** Filter and order, as lists are asked for. */
  readonly query: string;
  /** The columns in sight. */
  readonly columns: readonly string[];
  /** What narrows the rows, in words; a file on paper says it. */
  readonly about?: string | undefined;
}

export interface Export {
  /** While a file is on its way. */
  readonly progress: Progress | undefined;
  readonly run: (format: FileFormat) => void;
  readonly stop: () => void;
}

/** Fetches all rows of a list as a file of the server's, one at a time; it can be stopped. */
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
