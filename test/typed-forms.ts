/** Passwords that look the same, as two keyboards or systems send them. */
export const typedForms: readonly (readonly [string, string])[] = [
  ['grün-éte-1', 'gru\u0308n-e\u0301te-1'],
  ['Ångström-7', '\u212bngstr\u00f6m-7'],
  ['finca-roja-9', 'ﬁnca-roja-9'],
  ['seguro-99', 'ｓｅｇｕｒｏ-９９'],
  ['パスワード12', 'ﾊﾟｽﾜｰﾄﾞ12'],
  ['ガラス-窓-1', 'カ\u3099ラス-窓-1'],
  ['한국어암호12', '한국어암호12'.normalize('NFD')],
  ['clave2 raíz', 'clave² rai\u0301z'],
  ['Việt-Nam-đẹp', 'Vie\u0302\u0323t-Nam-đe\u0323p'],
  ['não é fácil', 'não\u00a0é\u00a0fácil'],
  ['schlüssel...9', 'schlüssel…9'],
  ['Ω-mega-ñu', '\u2126-mega-n\u0303u'],
  ['نور-لا-22', 'نور-\ufefb-22'],
];
