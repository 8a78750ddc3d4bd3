/** Whether a sentence stands somewhere within an element where it can be seen. */
export function isOnScreen(
  sentence: string,
  within: Element,
  /** What does not count. */
  except: Element | null = null,
): boolean {
  return Array.from(within.querySelectorAll('*')).some(
    (element) =>
      element.childElementCount === 0 &&
      element.textContent.includes(sentence) &&
      element.getClientRects().length > 0 &&
      except?.contains(element) !== true,
  );
}
