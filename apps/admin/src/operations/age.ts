/** A length of time in the unit that one would say it in. */
export interface Age {
  readonly unit: 'seconds' | 'minutes' | 'hours';
  readonly count: number;
}

/** Whole seconds up to two minutes, whole minutes up to two hours, then hours. */
export function ageOf(seconds: number): Age {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 120) return { unit: 'seconds', count: whole };
  const minutes = Math.round(whole / 60);
  if (minutes < 120) return { unit: 'minutes', count: minutes };
  return { unit: 'hours', count: Math.round(minutes / 60) };
}
