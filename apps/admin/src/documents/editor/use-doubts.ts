import { showDecimal, withPlaces } from '@balcao/messages';
import { useCallback, useRef } from 'react';
import { askToConfirm } from '../../boot/confirm.js';
import { sayDay } from '../../formats/days.js';
import { useMessages } from '../../i18n/use-messages.js';
import { useEditor } from './context.js';
import { doubtsOf, type Doubt } from './doubts.js';
import { settlementOf } from './short-of.js';
import { placeOfFacts } from './use-article-facts.js';

/** Asks about unusual facts of the document, each once; resolves to whether to issue it. */
export function useDoubts(): () => Promise<boolean> {
  const { session, type, facts, settled } = useEditor();
  const t = useMessages();
  const accepted = useRef(new Set<string>());
  return useCallback(async () => {
    const { rules, preview, state } = session;
    const { language, company, today } = rules;
    const now = state.get();
    const { currency = company.currency, warehouseId } = now.head.kept ?? {};
    const ofDocument = warehouseId ?? company.settings.defaultWarehouseId;
    const doubts = doubtsOf(now, {
      type,
      preview,
      language,
      today,
      vat: new Map(rules.vat.map((row) => [row.id, row])),
      isOwnCurrency: currency === company.currency,
      factsOf: (line) => {
        const place = placeOfFacts(line, type, ofDocument, now.head.clientId);
        return line.articleId === undefined ? undefined : facts.get(place, line.articleId);
      },
      settlementOf: (line) => settlementOf(line, settled),
    });
    const tell = (doubt: Doubt): string => {
      switch (doubt.kind) {
        case 'zeroTotal':
        case 'noSupplierReference':
          return t(`documents.doubts.${doubt.kind}`);
        case 'future':
        case 'farDue':
          return t(`documents.doubts.${doubt.kind}`, { day: sayDay(doubt.day, language) });
        case 'freeText':
          return t('documents.doubts.freeText', { line: doubt.line, text: doubt.text });
        case 'belowCost': {
          const cost = showDecimal(withPlaces(doubt.cost, 2), language);
          return t('documents.doubts.belowCost', { line: doubt.line, cost });
        }
        case 'belowZero': {
          const { name, unit } = doubt;
          const quantity = showDecimal(doubt.left, language);
          return t('documents.doubts.belowZero', { name, quantity, unit });
        }
      }
    };
    const points = doubts.map(tell).filter((point) => !accepted.current.has(point));
    if (points.length === 0) return true;
    const isMeant = await askToConfirm({
      title: t('documents.doubts.title'),
      points,
      yes: t('documents.doubts.issue'),
      no: t('documents.doubts.back'),
      isDestructive: true,
    });
    if (isMeant) for (const point of points) accepted.current.add(point);
    return isMeant;
  }, [session, type, facts, settled, t]);
}
