import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { limits } from '../../contract/constants.ts';
import type { ErrorCode } from '../../contract/errors.ts';

/** The sentence of each refusal (contract/errors.ts). Loaded for every language but English. */
export const refusalMessages: Readonly<Record<ErrorCode, MessageDescriptor>> = {
  'invalid-input': msg`Something in what you sent is missing or not valid.`,
  'invalid-session-id': msg`Invalid session ID. Please check with your teacher.`,
  'invalid-school-code': msg`Invalid school code. Please check with your administrator.`,
  'invalid-email': msg`Please provide a valid email address`,
  'weak-password': msg`Password must be at least 6 characters`,
  'guessable-password': msg`Please choose another password: this one is your name, your email address, the name of the school or a code.`,
  'breached-password': msg`Please choose another password: this one is in a list of stolen passwords, which others would try.`,
  'password-unchanged': msg`Please choose a password that differs from the current one.`,
  'not-signed-in': msg`Please sign in to continue.`,
  'teacher-only': msg`Only a teacher can do this.`,
  'student-only': msg`Only a student can do this.`,
  'administrator-only': msg`Only the administrator of your school can do this.`,
  'operator-only': msg`Only whoever runs this server can change which model answers.`,
  'password-change-required': msg`Somebody else made your password. Please choose one of your own before you go on.`,
  'approval-pending': msg`The administrator of your school has not approved your account yet.`,
  'account-disabled': msg`Your account was disabled. Please ask the administrator of your school.`,
  'second-factor-required': msg`Please enter the code from your authenticator app, too.`,
  'wrong-second-factor': msg`This code is not right, or was used already. Please try the next one.`,
  'origin-not-allowed': msg`This page may not sign people in. Please open the address of the school’s own server.`,
  'invitation-for-another-address': msg`This invitation is for another email address. Please sign in with the account that has it.`,
  'invitation-for-another-school': msg`Your account belongs to another school. Only a teacher of the school itself can accept this invitation.`,
  'removed-from-class': msg`Your teacher removed you from this class. Please ask your teacher to let you in again.`,
  'session-closed': msg`Session is not currently open for chatting. Please wait for the teacher to open it.`,
  'assignment-unavailable': msg`This assignment is not currently available.`,
  'time-limit-reached': msg`Your time with the tutor is over for now. Your teacher can lift the limit.`,
  'looser-than-school': msg`The limits of a class can only be stricter than those of the school.`,
  'no-lesson': msg`There is no lesson now. Choose the end of the day.`,
  'wrong-password': msg`Your current password is not right. Please try again.`,
  'profile-not-found': msg`User profile not found`,
  'sign-in-not-found': msg`Sign-in not found or access denied`,
  'class-not-found': msg`Class not found or access denied`,
  'session-not-found': msg`Session not found or access denied`,
  'assignment-not-found': msg`Assignment not found or access denied`,
  'student-not-found': msg`Student not found or access denied`,
  'teacher-not-found': msg`Teacher not found or access denied`,
  'interaction-not-found': msg`Question not found or access denied`,
  'invitation-not-found': msg`This invitation no longer works. It was used or withdrawn, it has expired, or a newer link replaced it. Please ask for a new one.`,
  'alert-not-found': msg`Alert not found or access denied`,
  'reset-link-not-found': msg`This link no longer works. Please ask for a new one.`,
  'not-found': msg`There is nothing at this address.`,
  'email-not-set-up': msg`This server sends no email. Please ask the administrator of your school for a new password.`,
  'username-taken': msg`This username is already taken. Please choose another one.`,
  'email-already-exists': msg`An account with this email already exists`,
  'assignment-has-conversations': msg`Students have worked on this assignment. Archive it to keep their conversations.`,
  'password-not-changed': msg`This student has not chosen a new password yet. Please confirm it after that.`,
  'own-reset': msg`You reset this password yourself. Another teacher of the student or another administrator can confirm it.`,
  'second-factor-on': msg`The second factor is on already.`,
  'second-factor-off': msg`The second factor is not set up. Please begin again.`,
  'own-account': msg`This cannot be done to your own account. Please ask another administrator.`,
  'last-administrator': msg`A school has at least one administrator. Please name another one first.`,
  'class-archived': msg`This class is archived. Restore it first.`,
  'model-set-by-settings': msg`The settings of this server name its model. Whoever runs the server can change them.`,
  'no-model': msg`No model is connected, so there is nothing to check.`,
  'question-pending': msg`Please wait for the answer to your last question.`,
  'idempotency-key-reused': msg`This key was already used for another question.`,
  'not-retryable': msg`Only your own question that failed can be asked again.`,
  'unknown-host': msg`This server does not go by the name in the address. Whoever runs it can set PUBLIC_URL to the address that people open.`,
  'https-needed': msg`This server may be used over the internet only with HTTPS. Whoever runs it can set TLS_CERT and TLS_KEY, or PUBLIC_URL behind a proxy.`,
  'too-large': msg`This is too long to send. Please shorten it.`,
  'too-many-requests': msg`Too many tries in a short time. Please wait a moment and try again.`,
  'internal-error': msg`Something went wrong on our side. Please try again.`,
  'model-failed': msg`The tutor could not answer just now. Please ask again.`,
  'model-overloaded': msg`The tutor has too many questions at once. Please ask again in a moment.`,
  'not-ready': msg`The server is not ready yet. Please try again in a moment.`,
  'model-timeout': msg`The tutor took too long to answer. Please ask again.`,
};

const atMost = (maximum: number) => msg`Please use at most ${maximum} characters.`;

/** The sentences of the contract's schemas, which forms show. */
const formSentences = [
  msg`All fields are required`,
  msg`Passwords do not match`,
  msg`School code must be at least 3 characters`,
  msg`Username must be 2 to 32 letters, digits, dots, underscores or hyphens`,
  msg`Password must be at most ${limits.passwordMaximum} characters`,
  msg`Please enter your current password.`,
  msg`Please enter a new password.`,
  msg`Please enter the code.`,
  msg`Please give the class a name.`,
  msg`Please enter the class code.`,
  msg`Please give the assignment a title.`,
  msg`Please give a valid open date and time.`,
  msg`Please give a valid close date and time.`,
  msg`The close date must be after the open date.`,
  msg`Please use at most ${8_000} characters in the answer key.`,
  msg`Please name the safeguarding contact.`,
  msg`Please enter the contact’s email address.`,
  msg`Please enter a helpline.`,
  msg`Please enter an email address.`,
  msg`Please give the school a name.`,
  msg`Please choose 5 to 600 minutes, or leave it empty.`,
  msg`Please enter a time such as 21:00.`,
  msg`Quiet hours need a beginning and another end.`,
  msg`Please choose a time zone from the list.`,
  msg`Please say why.`,
  msg`Please enter the address of the model’s server.`,
  msg`Please enter an address such as http://127.0.0.1:11434/v1`,
  msg`Please enter the name of the model.`,
  ...[limits.nameMaximum, limits.emailMaximum, limits.classNameMaximum, limits.titleMaximum].map(atMost),
  ...[limits.descriptionMaximum, limits.ageOrGradeMaximum, limits.workingOnMaximum, 64].map(atMost),
  ...[limits.modelAddressMaximum, limits.modelNameMaximum, limits.modelKeyMaximum].map(atMost),
];

/** The names and descriptions of the guidelines, their examples, and the sentences about contradictions. */
const guidelines = [
  msg`Answer directness`,
  msg`Restrictive`,
  msg`asks questions and gives hints only`,
  msg`Guided`,
  msg`explains, but gives no direct answers`,
  msg`Collaborative`,
  msg`explains in detail, with examples`,
  msg`Permissive`,
  msg`discusses everything fully`,
  msg`Mathematical support`,
  msg`No formulas`,
  msg`uses no formulas`,
  msg`Formulas allowed`,
  msg`shows formulas, without putting numbers in`,
  msg`Step by step`,
  msg`works one step at a time`,
  msg`Full calculations`,
  msg`works whole calculations`,
  msg`Citations`,
  msg`No quotes`,
  msg`quotes nothing`,
  msg`Paraphrase only`,
  msg`retells sources in other words`,
  msg`Short quotes`,
  msg`quotes short passages and names their source`,
  msg`Full citations`,
  msg`quotes and cites in full`,
  msg`Programming support`,
  msg`Syntax checking`,
  msg`checks the syntax of the student's own code`,
  msg`Autocomplete lines`,
  msg`completes single lines`,
  msg`Debug assistance`,
  msg`helps to find and fix errors`,
  msg`Show full code`,
  msg`shows whole programs`,
  msg`Translation support`,
  msg`Show definitions`,
  msg`explains single words`,
  msg`Grammar explanations`,
  msg`explains grammar`,
  msg`Cultural context`,
  msg`explains how people use the language`,
  msg`Full translations`,
  msg`translates whole texts`,
  msg`Whole calculations can give the answer away. Answer directness is Restrictive: the answer itself is still stopped.`,
  msg`Whole programs can give the answer away. Answer directness is Restrictive: the answer itself is still stopped.`,
  msg`Whole translations can give the answer away. Answer directness is Restrictive: the answer itself is still stopped.`,
  msg`Whole calculations can give the answer away. Answer directness is Guided: the answer itself is still stopped.`,
  msg`Whole programs can give the answer away. Answer directness is Guided: the answer itself is still stopped.`,
  msg`Whole translations can give the answer away. Answer directness is Guided: the answer itself is still stopped.`,
  msg`A jacket costs 80 euros. It is reduced by 15 per cent. What does it cost now?`,
  msg`I took 15 away from 80 and got 65. Is that right?`,
  msg`You took away 15 euros. What does the 15 stand for in the exercise, and 15 of what?`,
  msg`You took away 15 euros, but the exercise says per cent: a part of the price. First find how much that part is, one tenth and then half of a tenth, and take that away. What do you get for the part?`,
  msg`The 15 is a share of the price, not an amount in euros. With other numbers: 20 per cent off 50 euros. One tenth of 50 is 5, so 20 per cent is 10, and 50 less 10 leaves 40. Now do the same with your jacket: what is its share?`,
  msg`15 per cent of 80 euros is 12 euros: 8 for one tenth and 4 for half of it. 80 less 12 is 68, so the jacket now costs 68 euros.`,
  msg`A rectangle is 12 cm long and 5 cm wide. How long is its diagonal?`,
  msg`How do I get the diagonal?`,
  msg`The diagonal cuts the rectangle into two triangles with a right angle. Which theorem tells you about the sides of such a triangle, in words?`,
  msg`The diagonal is the longest side of a right triangle. For that one, $c^2 = a^2 + b^2$. Which of your lengths are $a$ and $b$?`,
  msg`The diagonal is the longest side of a right triangle. Begin with one side: $12^2 = 144$. What is the square of the other one, and what do you do with the two?`,
  msg`With Pythagoras: $12^2 + 5^2 = 144 + 25 = 169$. The diagonal squared is that sum. Which number times itself gives it?`,
  msg`Read the start of the speech: “Four score and seven years ago our fathers brought forth, upon this continent, a new nation, conceived in liberty.” What does Lincoln want his listeners to feel?`,
  msg`How can I show that he wants them to feel proud?`,
  msg`Look at how he speaks of the founders: he makes them family, and the country something that was born. What does that do to a listener?`,
  msg`He reaches back almost ninety years and calls the founders family. Retell that in a sentence of your own: why would it make people proud?`,
  msg`Lincoln calls the founders “our fathers” and the country “a new nation, conceived in liberty” (Gettysburg Address). Which of the two makes a listener part of the family?`,
  msg`You could cite the whole opening: “Four score and seven years ago our fathers brought forth, upon this continent, a new nation, conceived in liberty, and dedicated to the proposition that all men are created equal” (Lincoln, Gettysburg Address, 1863). “Our fathers” makes the listeners heirs, and heirs are proud.`,
  msg`Write a Python program that prints the sum of the numbers from 1 to 10.`,
  msg`It prints nothing. My code:
\`\`\`python
total = 0
for n in range(1, 11)
    total = total + n
\`\`\``,
  msg`Python stops at your second line: something is missing at its end, where the block of the loop begins. What do such lines end with?`,
  msg`Your second line needs its colon:
\`\`\`python
for n in range(1, 11):
\`\`\`
And what has to happen after the loop so that you see the sum?`,
  msg`Two things: the colon is missing, and nothing shows the sum.
\`\`\`python
for n in range(1, 11):
    total = total + n
print(total)
\`\`\`
Why does the last line stand outside the loop?`,
  msg`Here is the whole program:
\`\`\`python
def sum_to(last):
    total = 0
    for n in range(1, last + 1):
        total = total + n
    return total

print(sum_to(10))
\`\`\`
The function can now add up to any number.`,
  msg`Translate into French: “I would like a coffee and the newspaper, please.”`,
  msg`How do I start?`,
  msg`Two words to begin with: coffee is “café”, newspaper is “journal”. Which verb do you need?`,
  msg`For a polite wish French uses the conditional of vouloir, as English does with would. Newspaper is “journal”. Which ending does the conditional have for “je”?`,
  msg`In a French café people greet first, then ask in the conditional; the bare present would sound like an order. Which form of vouloir is the polite one?`,
  msg`A natural way to say it: « Je voudrais un café et le journal, s’il vous plaît. » The conditional makes it polite. Which word would you change to order two coffees?`,
];

/** The violations in receipts. */
const violations = [
  msg`gave the answer away`,
  msg`stated a result for the student`,
  msg`worked a step of the exercise`,
  msg`ended without a question or a hint`,
  msg`gave the answer before the student had tried`,
  msg`worked the exercise itself as the example`,
  msg`wrote a formula`,
  msg`put the exercise's numbers into a formula`,
  msg`worked more than one step at a time`,
  msg`quoted a source`,
  msg`copied words of a source`,
  msg`quoted a long passage`,
  msg`quoted without naming the source`,
  msg`wrote code for the student`,
  msg`wrote more than one line of code`,
  msg`rewrote a part of the program`,
  msg`wrote a whole function`,
  msg`translated a phrase`,
  msg`translated a clause`,
];

/** Subjects, and the quick starts of the session chat. */
const choices = [
  msg`Mathematics`,
  msg`Science`,
  msg`Computer Science`,
  msg`Language Arts`,
  msg`Social Studies`,
  msg`Foreign Languages`,
  msg`Business`,
  msg`Chat`,
  msg`Talk about whatever is on your mind`,
  msg`Hi! I'd like to just chat for a bit. Can you ask me about my day, or what I've been curious about?`,
  msg`Discover`,
  msg`Find a fact that surprises you`,
  msg`I want to discover something fascinating! Can you ask me what I am into, and then help me find a surprising fact about it?`,
  msg`Create`,
  msg`Build, write or design something`,
  msg`I want to create something of my own: build, write or design it. Can you ask me a few questions to find an idea and help me start?`,
  msg`Level Up`,
  msg`Get better with a learning coach`,
  msg`Be my learning coach! I want to level up at something for school. Can you ask me what it is and what I can already do?`,
];

/** Why a model was not connected, or failed, and what a check says of it. */
const modelProblems = [
  msg`There is no server of this name. Please check the address.`,
  msg`This address cannot be a model’s server. Please check it.`,
  msg`Outside of your network only an https address is allowed, so that nobody reads along.`,
  msg`The model answered, but the second model did not. Please check its name.`,
  msg`Its server could not be reached, or closed the connection. Please check that it runs.`,
  msg`Its server did not accept the key.`,
  msg`Its server does not know this model, or the address is not right; most end in /v1.`,
  msg`Its server had too many questions at once.`,
  msg`It took too long to answer.`,
  msg`What answered was no model: its reply was empty or could not be read.`,
  msg`Its server failed with an error of its own.`,
  msg`It will not do: too often it gave no answer at all.`,
  msg`It will not do: it answered simple questions wrong. Choose another model.`,
  msg`It will not do as it is: too many answers reach students. Connect a second model, or a better one.`,
  msg`It will not do in a lesson: students wait too long for the first word.`,
  msg`It will do for a few students, but not for a whole class at once.`,
  msg`It will do, but many of its replies are stopped. A better model would teach better.`,
  msg`It will do.`,
];

/** The texts of the contract that English shows as they are; each is the same as there. */
export const contractMessages: readonly MessageDescriptor[] = [
  ...Object.values(refusalMessages),
  ...formSentences,
  ...guidelines,
  ...violations,
  ...choices,
  ...modelProblems,
];
