import { formatMinor } from '@balcao/pricing';
import type { Books } from '../books.js';
import type { Writable } from '../kernel/index.js';
import { isDay } from '../calendar.js';
import type { Problems } from '../refusal.js';
import { text } from '../registers/index.js';
import { MONEY_REFERENCE_MAX } from '../treasury/index.js';
import type { AllocationContent, WithholdingContent } from './payments.commands.js';
import type { Adjustment, Allocation } from './payments.events.js';
import type { Settling } from './settlements.js';

/** Reads what is settled by name; a document that is named twice is a mistake. */
export function readAllocations(
  settling: Settling,
  sent: readonly AllocationContent[],
  problems: Problems,
): readonly Allocation[] {
  const seen = new Set<string>();
  return sent.flatMap((content, index) => {
    const path = `allocations.${index}`;
    if (seen.has(content.documentId)) {
      problems.add(`${path}.documentId`, 'document.alreadySelected');
    }
    seen.add(content.documentId);
    return settling.take(content, path, index + 1) ?? [];
  });
}

const certificateText = text(MONEY_REFERENCE_MAX);

/** Reads what the client withheld for the tax office; its certificate may still be on its way. */
export function readWithholdings(
  settling: Settling,
  sent: readonly WithholdingContent[],
  problems: Problems,
): readonly Adjustment[] {
  return sent.flatMap((content, index) => {
    const path = `withholdings.${index}`;
    const taken = settling.take(content, path, index + 1);
    const { certifiedOn } = content;
    const certificate = certificateText.read(content.certificate, `${path}.certificate`, problems);
    if (certifiedOn !== undefined && !isDay(certifiedOn)) {
      problems.add(`${path}.certifiedOn`, 'document.invalidDay', { field: 'certifiedOn' });
    }
    if (!taken) return [];
    const withholding: Writable<Adjustment> = { ...taken, kind: 'withholding' };
    if (certificate !== undefined) withholding.certificate = certificate;
    if (certifiedOn !== undefined) withholding.certifiedOn = certifiedOn;
    return [withholding];
  });
}

/** Reads small differences that nobody will ever pay, each within the company's limit. */
export function readWriteOffs(
  books: Books,
  settling: Settling,
  sent: readonly AllocationContent[],
  problems: Problems,
): readonly Adjustment[] {
  const limitMinor = books.companies.settings.get().writeOffLimitMinor;
  return sent.flatMap((content, index): readonly Adjustment[] => {
    const path = `writeOffs.${index}`;
    const taken = settling.take(content, path, index + 1);
    if (!taken) return [];
    if (taken.amountMinor > limitMinor) {
      const params = { limit: formatMinor(limitMinor) };
      problems.add(`${path}.amountMinor`, 'payment.writeOffTooLarge', params);
    }
    return [{ ...taken, kind: 'writeOff' }];
  });
}

/** A write-off ends its document: what stays open is not a small difference. */
export function checkWriteOffs(
  settling: Settling,
  adjustments: readonly Adjustment[],
  problems: Problems,
): void {
  for (const { kind, documentId, reference } of adjustments) {
    if (kind === 'writeOff' && settling.leftOf(documentId) > 0) {
      problems.add('writeOffs', 'payment.writeOffLeavesOpen', { document: reference });
    }
  }
}
