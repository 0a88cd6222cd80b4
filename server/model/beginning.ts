/**
 * What a model's reply begins with when it has no opening mark such as `<think>`: the answer, or a thought
 * whose opening mark the chat template has already written. It is `unknown` until a whole reply has shown it;
 * `thought-by-name` is a guess from the model's name.
 */
export type Beginning = 'unknown' | 'answer' | 'thought' | 'thought-by-name';

/** What is known about the replies of one connection, learned from earlier replies. */
export interface Connection {
  beginning: Beginning;
  /** Whether the server has refused a call for its JSON schema. */
  refusesSchemas?: boolean;
}

/**
 * Names of models that think before every answer. The guess costs little: if the server sends thoughts in a
 * separate field, or the model writes the opening mark itself, the beginning of a reply shows it and nothing
 * is buffered.
 */
const reasoningModels =
  /\br1\b|qwq|think|reason|nemotron|minimax-?m\d|olmo-?3|step-?3|qwen-?3\.[5-9]|mimo|smollm3|exaone-deep|skywork-o|marco-o1/i;

/** The initial knowledge about a model. */
export const beginningByName = (model: string): Beginning =>
  reasoningModels.test(model) ? 'thought-by-name' : 'unknown';

const anyOf = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'iu');

/** A thought speaks of the student; an answer speaks to the student. */
const aboutTheStudent = anyOf(
  String.raw`\b(?:the|this) (?:user|student|learner|pupil|child|kid)(?:['’]s)?\b|^\W*(?:user|student)\b`,
  String.raw`\b(?:der|die|den|dem) (?:nutzer|benutzer|user|schüler)(?:in)?\b|\bl['’](?:utilisateur|élève|étudiante?)\b`,
  String.raw`\b(?:el|la) (?:usuari[oa]|estudiante|alumn[oa])\b|\b[oa] (?:usuári[oa]|alun[oa]|estudante)\b`,
  '用户|用戶|学生|學生|ユーザー|生徒|사용자|학생|пользователь|ученик|студент|المستخدم|الطالب',
);

/** A thought plans in the first person. */
const plansInFirstPerson = anyOf(
  String.raw`\bI(?:['’](?:ll|m|ve|d))? (?:first )?(?:need|should|must|have to|want to|will|start|begin|recall|remember|am asked|calculate|multiply|add|subtract|divide|solve)\b`,
  String.raw`\bI['’](?:ll|m going|m asked|m trying)\b|\blet me\b|^\W*we (?:need|have|must|should|are|know)\b|\bme to\b`,
  String.raw`\bich (?:muss|soll|sollte|werde)\b|\blass mich\b|\bje (?:dois|vais)\b|\btengo que\b|\b(?:necesito|debo|preciso|devo)\b`,
  '我需要|我们需要|我应该|让我|我得|我要|私は|まず|нужно',
);

/**
 * A thought begins with a word to oneself, or names the task. The lines hold: such a word with a plan after
 * it; such a word alone, or a heading; the task; other headings, or a calculation; the same in Chinese.
 */
const thoughtOpening = anyOf(
  String.raw`^\W*(?:okay|ok|alright|all right|hmm+|hm|wait|got it|so|well|now),? (?:so|the|this|i|we|let|that|first|now|here)\b`,
  String.raw`^\W*(?:okay|ok|alright|hmm+|hm|wait|uh|um|need to|let['’]s see|analysis\w|thought\s*\n)|^[\W\d]*analy[sz]e`,
  String.raw`^\W*(?:the|this|in this|in the) (?:problem|question|task|message|prompt|request|input|exercise|query)\b|^\W*this is an? \w+`,
  String.raw`^\W*(?:here['’]s (?:a|my) )?(?:thinking|thought) process|^\W*understanding the|^[^\p{L}\d]*\d[^\p{L}=]*=`,
  '^\\s*(?:好的|嗯|首先|好，|问题|好吧)',
);

/** Words that address the reader. */
const addressesReader = anyOf(
  String.raw`\byou(?:r|['’]\w+)?\b|(?<!\p{L})(?:du|dir|dich|dein\w*|sie|ihnen|tu|toi|ton|vous|votre|tú|te|você|seu)(?!\p{L})`,
  '你|您|あなた|ты|вы|أنت',
);

/** Whether a sentence of a reply reads like a thought and not like an answer to a student. */
export const soundsLikeThought = (text: string): boolean =>
  aboutTheStudent.test(text) ||
  (!addressesReader.test(text) && (plansInFirstPerson.test(text) || thoughtOpening.test(text)));

/**
 * The end of a sentence or a line. The number of a list at the beginning of a reply ("1.") and the point in
 * "3.5" are no end.
 */
const sentenceEnd = /(?:[^\s\d]\S?|\s\d+(?=.\s))[.!?…][)\]"'”’»*_]*(?:\s|$)|[。！？]|\S\s*\n/;
/** In characters. A longer sentence is judged by this much of its beginning. */
const judgedLength = 160;

/** Whether there is enough of a reply for `soundsLikeThought`. */
export const canTell = (text: string): boolean => text.length >= judgedLength || sentenceEnd.test(text);
