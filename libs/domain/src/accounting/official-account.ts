/** Code, name in Portuguese and in English; `N` or `P` where only one chart has it: NIRF or PE. */
export type OfficialAccount = readonly [
  code: string,
  name: string,
  nameEn: string,
  only?: 'N' | 'P',
];
