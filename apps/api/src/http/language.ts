import { languages, type Language } from '@balcao/messages';

/** The caller's language by `Accept-Language`, in the order of its weights; English otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (acceptLanguage === undefined) return 'en';
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((range) => {
      const [tag = '', ...options] = range.trim().toLowerCase().split(';');
      const weight = options.map((option) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(option)?.[1]);
      return { tag, weight: Number.parseFloat(weight.find((q) => q !== undefined) ?? '1') };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  for (const { tag } of wanted) {
    const known = languages.find((language) => tag === language || tag.startsWith(`${language}-`));
    if (known !== undefined) return known;
  }
  return 'en';
}
