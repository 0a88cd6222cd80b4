/**
 * The LaTeX commands that plain-formula.ts replaces with signs; it replaces other commands with their names.
 */

const namedSigns = (list: string): [string, string][] =>
  list.split(' ').map((pair) => pair.split(':') as [string, string]);

/** Letters and symbols. */
export const symbols: ReadonlyMap<string, string> = new Map(
  namedSigns(
    'alpha:α beta:β gamma:γ delta:δ epsilon:ε varepsilon:ε zeta:ζ eta:η theta:θ vartheta:ϑ iota:ι kappa:κ ' +
      'lambda:λ mu:μ nu:ν xi:ξ pi:π rho:ρ sigma:σ tau:τ upsilon:υ phi:φ varphi:φ chi:χ psi:ψ omega:ω ' +
      'Gamma:Γ Delta:Δ Theta:Θ Lambda:Λ Xi:Ξ Pi:Π Sigma:Σ Phi:Φ Psi:Ψ Omega:Ω ' +
      'infty:∞ partial:∂ nabla:∇ hbar:ℏ ell:ℓ emptyset:∅ varnothing:∅ degree:° circ:° prime:′ angle:∠ ' +
      'triangle:△ square:□ checkmark:✓ sum:Σ prod:Π int:∫ oint:∮ forall:∀ exists:∃ neg:¬ lnot:¬ euro:€ ' +
      'pounds:£ ldots:… dots:… cdots:… vdots:… ddots:… lbrace:{ rbrace:} langle:⟨ rangle:⟩ vert:| lvert:| ' +
      'rvert:| mid:| Vert:‖ lVert:‖ rVert:‖ lfloor:⌊ rfloor:⌋ lceil:⌈ rceil:⌉ backslash:∖ colon:: lbrack:[ rbrack:]',
    // The sign of the command "colon" is also the separator of these pairs.
  ).map(([name, ...signs]) => [name, signs.join(':') || ':']),
);

/** Operators. In the plain text they have a blank on both sides. */
export const operators: ReadonlyMap<string, string> = new Map(
  namedSigns(
    'cdot:· times:× div:÷ ast:* star:⋆ pm:± mp:∓ le:≤ leq:≤ leqslant:≤ ge:≥ geq:≥ geqslant:≥ lt:< gt:> ' +
      'll:≪ gg:≫ ne:≠ neq:≠ approx:≈ sim:∼ simeq:≃ cong:≅ equiv:≡ propto:∝ to:→ rightarrow:→ longrightarrow:→ ' +
      'leftarrow:← gets:← leftrightarrow:↔ Rightarrow:⇒ Longrightarrow:⇒ implies:⇒ Leftarrow:⇐ iff:⇔ ' +
      'Leftrightarrow:⇔ mapsto:↦ in:∈ notin:∉ ni:∋ subset:⊂ subseteq:⊆ supset:⊃ supseteq:⊇ cup:∪ cap:∩ ' +
      'setminus:∖ land:∧ wedge:∧ lor:∨ vee:∨ perp:⊥ parallel:∥ therefore:∴ because:∵ oplus:⊕ otimes:⊗ bmod:mod',
  ),
);

/** Commands that only affect the layout. */
export const layoutCommands: ReadonlySet<string> = new Set(
  (
    'left right middle big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr limits nolimits displaystyle textstyle ' +
    'scriptstyle scriptscriptstyle rm bf it sf tt cal hline centering nonumber notag allowbreak'
  ).split(' '),
);

/** Commands whose first argument is not shown, such as a colour or a width. It is dropped. */
export const settingCommands: ReadonlySet<string> = new Set(
  'color textcolor colorbox hspace vspace kern label phantom hphantom vphantom rule'.split(' '),
);

/** Commands with a text argument. */
export const textCommands: ReadonlySet<string> = new Set(
  'text textbf textit textrm textsf texttt textnormal mbox hbox mathrm operatorname'.split(' '),
);

/** Accents over one letter. */
export const accents: ReadonlyMap<string, string> = new Map(
  namedSigns(
    'bar:\u0304 overline:\u0305 vec:\u20D7 hat:\u0302 widehat:\u0302 tilde:\u0303 widetilde:\u0303 dot:\u0307 ddot:\u0308',
  ),
);

/** Commands for spaces. `\!` is a negative space, and `\/` is the thin one after slanted letters. */
export const spaces: ReadonlySet<string> = new Set(
  ', ; : > ! / quad qquad space enspace thinspace medspace'.split(' '),
);

/** Maps each character of the first text to the character at the same place of the second. */
const pairs = (from: string, to: string): ReadonlyMap<string, string> => {
  const signs = [...to];
  return new Map([...from].map((character, at) => [character, signs[at] ?? '']));
};

const superscripts = pairs('0123456789+-−=()inabckmtxy′∗°', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿᵃᵇᶜᵏᵐᵗˣʸ′*°');
const subscripts = pairs('0123456789+-−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');

/**
 * A text in superscript (^) or subscript (_) characters, without spaces; null if one of its characters has no
 * such form.
 */
export function toScript(text: string, mark: '^' | '_'): string | null {
  const signs = [...text.replace(/ /g, '')].map((sign) =>
    (mark === '^' ? superscripts : subscripts).get(sign),
  );
  return signs.every((sign) => sign !== undefined) ? signs.join('') : null;
}

const doubleStruckLetters = pairs('NZQRCP', 'ℕℤℚℝℂℙ');

/** The text with the letters of number sets double-struck: N is ℕ. */
export const doubleStruck = (text: string): string =>
  [...text].map((letter) => doubleStruckLetters.get(letter) ?? letter).join('');
