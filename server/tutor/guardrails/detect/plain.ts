const powers = '⁰¹²³⁴⁵⁶⁷⁸⁹';

export const plain = (text: string): string =>
  text
    .replace(/[⁰¹²³⁴-⁹]+/g, (power) => `^${[...power].map((digit) => powers.indexOf(digit)).join('')}`)
    .replace(/\\(?:times|cdot)/g, '*')
    .replace(/\\[dt]?frac\{([^{}]{1,80})\}\{([^{}]{1,80})\}/g, '($1)/($2)')
    .replace(/\\sqrt\{([^{}]{1,80})\}/g, 'sqrt($1)')
    .replace(/\\[[\]()]|\$\$?(?=\S[^$]{0,200}\$)|\*\*/g, ' ')
    .replace(/(\d) ?[x×] ?(?=\d)/g, '$1 * ')
    .normalize('NFKC');
