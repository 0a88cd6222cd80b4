/** Words with which tutors begin when a student's message is right. */
const right =
  /^\W*(?:(?:oh|ah|and|well|ja|oui|s[ií]|sim),? )?(?:yes|yep|yeah|correct|exactly|precisely|indeed|perfect(?:ly)?|spot on|(?:that|it)(?:['’]s| is) (?:it|right|correct|true|exactly|the (?:right|correct))|right|you(?:['’]re| are) (?:right|correct)|you(?:['’]ve| have)? (?:got|found|solved|nailed) (?:it|the|both)|well done|good(?! (?:question|luck|morning|idea to ask))|great(?! question)|excellent|lovely|nice(?:ly)?(?! to)|brilliant|superb|bravo|absolutely|s[ií]|correcto|exact[oa]|eso es|(?:muy )?bien|perfecto|genial|así es|ja|genau|richtig|stimmt|(?:sehr )?gut|perfekt|prima|super|korrekt|oui|juste|exact(?:ement)?|parfait|c['’]est (?:ça|juste|bon|exact)|(?:très )?bien|sim|certo|correto|isso(?: mesmo)?|(?:muito )?bem|perfeito|ótimo)(?!\p{L})/iu;
/** Words in the first sentence that show that a reply only begins kindly. */
const but =
  /^[^.!?]*(?:n['’]t|(?<!\p{L})(?:but|not|however|nearly|almost|close|question|pero|casi|no|pregunta|aber|nicht|fast|frage|mais|pas|presque|question|mas|não|quase|pergunta))(?!\p{L})/iu;

/** A word that only asks: "Yes?" */
const onlyAsks = /^\W*\p{L}+ *\?/u;

/**
 * Whether a reply begins with saying that the message which it answers is right, so that the student has made
 * a step.
 */
export const affirms = (reply: string): boolean =>
  right.test(reply) && !but.test(reply) && !onlyAsks.test(reply);
