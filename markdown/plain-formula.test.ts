import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainFormula } from './plain-formula.ts';

const { raw } = String;

describe('a formula reads as a person would type it', () => {
  it.each([
    ['x^2 + 3x = 10', 'x² + 3x = 10'],
    [raw`\frac{1}{2}`, '1/2'],
    [raw`\frac12`, '1/2'],
    [raw`\dfrac{x+1}{2x}`, '(x+1)/(2x)'],
    [raw`\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`, '(-b ± √(b² - 4ac))/(2a)'],
    [raw`2\frac{1}{3}x`, '2 1/3 x'],
    [raw`\frac{\text{distance}}{\text{time}}`, 'distance/time'],
    [raw`3 \cdot 4\times5 \div 6`, '3 · 4 × 5 ÷ 6'],
    [raw`\sqrt{9} + \sqrt[3]{8} + \sqrt 2`, '√9 + ³√8 + √2'],
    [raw`a_1 + a_{n+1} + v_{\text{Ende}}`, 'a₁ + aₙ₊₁ + v_Ende'],
    [raw`x^{10} \cdot 2^{x+y} \cdot 3^{\frac{1}{2}}`, 'x¹⁰ · 2ˣ⁺ʸ · 3^(1/2)'],
    [raw`90^\circ, f'(x)`, '90°, f′(x)'],
    [raw`\sin x + \log_2 8 \le \pi r^2`, 'sin x + log₂ 8 ≤ πr²'],
    [raw`\lim_{x \to 0} \frac{\sin x}{x}`, 'lim (x → 0) (sin x)/x'],
    [raw`\sum_{i=1}^{n} i`, 'Σᵢ₌₁ⁿ i'],
    [raw`\left( \frac{a}{b} \right)^2`, '(a/b)²'],
    [raw`5\,\text{cm} = 0{,}05\ \mathrm{m}`, '5 cm = 0,05 m'],
    [raw`\boxed{x = 42}`, 'x = 42'],
    [raw`\begin{aligned} x &= 1 \\ y &= 2 \end{aligned}`, 'x = 1; y = 2'],
    [raw`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`, '(1, 2; 3, 4)'],
    [raw`x \in \mathbb{R}`, 'x ∈ ℝ'],
    [raw`\$5 + \$7, 50\%, \{1, 2\}`, '$5 + $7, 50%, {1, 2}'],
    [raw`\overline{AB}, \vec{v}, 0.\overline{3}`, 'AB, v⃗, 0.3̅'],
    [raw`\text{القوة} = m \cdot a`, 'القوة = m · a'],
    [raw`\textcolor{red}{x} + \unknown y`, 'x + unknown y'],
    [raw`|x| < 3`, '|x| < 3'],
  ])('%s as %s', (tex, plain) => {
    expect(plainFormula(tex)).toBe(plain);
  });

  it.each([raw`\frac{1}{`, raw`x^`, raw`\sqrt`, '}', '{{{', raw`\begin{`, raw`a_{b^{c`, '\\'])(
    'half a formula, %s, leaves no sign of LaTeX',
    (tex) => {
      expect(plainFormula(tex)).not.toMatch(/[\\{}^]/);
    },
  );

  it('never throws, whatever it contains', () => {
    const pieces = fc.constantFrom(
      '\\frac',
      '\\sqrt',
      '{',
      '}',
      '[',
      ']',
      '^',
      '_',
      '&',
      '\\\\',
      '\\text',
      'x',
      '2',
      ' ',
      '\\begin{array}',
      '\\end{array}',
      '𝔽',
      '\\left',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        expect(plainFormula(parts.join(''))).not.toContain('\\');
      }),
    );
  });
});
