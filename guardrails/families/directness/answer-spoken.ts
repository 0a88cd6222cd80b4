/**
 * Calculations in words and how arithmetic writes them: "the product of 3 and 4" is (3*4), "3 1/2" is
 * (3+1/2). The order matters: each pattern reads what the earlier ones have written, so a wording that is
 * contained in a longer one comes later, or does not match there.
 */
export const spokenCalculations: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d/.])(\d{1,9}) (\d{1,6}\/\d{1,6})(?![\d/.])/g, '($1+$2)'],
  [/(-?\d[\d.]*),? (?:is |be )?rounded (?:off )?to/gi, 'round $1 to'],
  [/\bsum of (\d{1,9}\/\d{1,9}) and (\d{1,9}\/\d{1,9})/gi, ' ($1+$2) '],
  [/\bdifference (?:between|of) (\d{1,9}\/\d{1,9}) and (\d{1,9}\/\d{1,9})/gi, ' abs($1-$2) '],
  [/\b(?:the )?square of (-?\d[\d.]*)/gi, ' ($1^2) '],
  [
    /\bnumber (?:should|do|must|can|could|would) (?:we|you|i) add to (-?\d[\d.]*) to (?:get|make|reach) (-?\d[\d.]*)/gi,
    ' ($2-$1) ',
  ],
  [/\b(?:the )?(?:product of|multiply(?:ing)?) (\S{1,20}) (?:and|by|with|times) (-?\d[\d.]*)/gi, ' ($1*$2) '],
  [/\b(?:the )?(?:sum of|add(?:ing)?) (-?\d[\d.]*) (?:and|to) (-?\d[\d.]*)/gi, ' ($1+$2) '],
  [/\b(?:the )?difference (?:between|of) (-?\d[\d.]*) and (-?\d[\d.]*)/gi, ' abs($1-$2) '],
  [/\b(?:the )?(?:quotient of|divid(?:e|ing)) (-?\d[\d.]*) (?:and|by) (-?\d[\d.]*)/gi, ' ($1/$2) '],
  [/\b(?:subtract(?:ing)?|take(?: away)?|taking) (-?\d[\d.]*) (?:away )?from (-?\d[\d.]*)/gi, ' ($2-$1) '],
  [
    /\bhow many (?:whole )?times (?:(?:does|do|will|can|would|could|is) )?(?:the number )?(-?\d[\d.]*)(?: will| can| could| would)? (?:be )?(?:goe?s?|fits?|divided|contained) (?:evenly )?in(?:to|side)? (?:the number )?(-?\d[\d.]*)/gi,
    ' floor($2/$1) ',
  ],
  [
    /\bhow many (-?\d[\d.]*)(?:'?s)? (?:are |go |fit |can )?(?:there |fit |go )?(?:in|into|make|makes) (-?\d[\d.]*)/gi,
    ' floor($2/$1) ',
  ],
  [
    /\b(?:what|which)(?: number)? (?:times|multiplied by) (-?\d[\d.]*) (?:is|equals|gives|makes|=) (-?\d[\d.]*)/gi,
    ' ($2/$1) ',
  ],
  [
    /\b(-?\d[\d.]*) (?:times|\*) (?:what|which)(?: number)? (?:is|equals|gives|makes|=) (-?\d[\d.]*)/gi,
    ' ($2/$1) ',
  ],
  [
    /\b(?:gcd|gcf|greatest common (?:factor|divisor)|highest common factor) (?:of|for) (\d+) and (\d+)/gi,
    ' gcd($1,$2) ',
  ],
  [
    /\b(?:lcm|lcd|(?:least|lowest) common (?:multiple|denominator)) (?:of|for) (\d+) and (\d+)/gi,
    ' lcm($1,$2) ',
  ],
  [
    /\bround(?:ing|ed)? (-?\d[\d.]*) to (?:the |its )?(?:nearest )?(?:whole(?: number)?|ones?\b(?! decimal)|integer|unit)/gi,
    ' round($1) ',
  ],
  [
    /\bround(?:ing|ed)? (-?\d[\d.]*) to (?:the |its )?(?:nearest )?(?:tenths?|1\/10(?!\d)|(?:1|one) decimal(?: place)?)/gi,
    ' round($1,1) ',
  ],
  [
    /\bround(?:ing|ed)? (-?\d[\d.]*) to (?:the |its )?(?:nearest )?(?:hundredths?|1\/100(?!\d)|(?:2|two) decimal(?: place)?s?)/gi,
    ' round($1,2) ',
  ],
  [/\bround(?:ing|ed)? (-?\d[\d.]*) to (?:the |its )?(?:nearest )?(?:tens?|10)\b/gi, ' round($1/10)*10 '],
  [
    /\bround(?:ing|ed)? (-?\d[\d.]*) to (?:the |its )?(?:nearest )?(?:hundreds?|100)\b/gi,
    ' round($1/100)*100 ',
  ],
  [
    /\bround(?:ing|ed)? (-?\d[\d.]*) to (?:the |its )?(?:nearest )?(?:thousands?|1000)\b/gi,
    ' round($1/1000)*1000 ',
  ],
  [/\b(?:area of (?:a|the) rectangle)[^\d?]{0,60}(\d[\d.]*)[^\d?]{1,40}(\d[\d.]*)/gi, ' ($1*$2) '],
  [/\b(?:perimeter of (?:a|the) rectangle)[^\d?]{0,60}(\d[\d.]*)[^\d?]{1,40}(\d[\d.]*)/gi, ' (2*$1+2*$2) '],
  [/\b(?:area of (?:a|the) square)[^\d?]{0,60}(\d[\d.]*)/gi, ' ($1*$1) '],
  [/\b(?:perimeter of (?:a|the) square)[^\d?]{0,60}(\d[\d.]*)/gi, ' (4*$1) '],
  // The average of exactly two numbers: no further one may follow.
  [/\b(?:mean|average) of (\d[\d.]*),? (?:and )?(\d[\d.]*)(?=\D*$)/gi, ' (($1+$2)/2) '],
  [/\b(-?\d[\d.]*) (?:times|multiplied by|mal|fois|por) (-?\d[\d.]*)/gi, ' ($1*$2) '],
  [
    /\b(-?\d[\d.]*) (?:divided by|geteilt durch|over|divisé par|dividido (?:por|entre)) (-?\d[\d.]*)/gi,
    ' ($1/$2) ',
  ],
  [/\b(-?\d[\d.]*) (?:plus|added to|más) (-?\d[\d.]*)/gi, ' ($1+$2) '],
  [/\b(-?\d[\d.]*) (?:minus|take away|less|menos|moins) (-?\d[\d.]*)/gi, ' ($1-$2) '],
  [/\bhalf (?:of )?(\d[\d.]*)/gi, ' ($1/2) '],
  [/\b(?:double|twice) (?:of )?(\d[\d.]*)/gi, ' ($1*2) '],
  [/(\d[\d.]*) ?% of [$€£]?(\d[\d.]*)/gi, ' ($1/100*$2) '],
  [/(\d+\/\d+) of (\d[\d.]*)/gi, ' ($1*$2) '],
  [/\b(?:the )?square root of (\d[\d.]*)|√\(?(\d[\d.]*)\)?/gi, ' sqrt($1$2) '],
  [/(-?\d[\d.]*) squared/gi, ' ($1^2) '],
  [/(-?\d[\d.]*) cubed/gi, ' ($1^3) '],
];
