/**
 * The quick starts of the session chat, in the order of their buttons (spec 2, 9). `prompt` is what the
 * student's message sends: in the student's voice, and such that the tutor asks back.
 */
export const quickStarts = [
  {
    id: 'chat',
    label: 'Chat',
    description: 'Talk about what the class is on',
    prompt:
      "Let's just chat about the subject for a bit. Can you ask what in it is interesting or odd, and go on from there?",
  },
  {
    id: 'discover',
    label: 'Discover',
    description: 'Find a fact that surprises you',
    prompt:
      'I want to discover something fascinating! Can you ask which part of the subject it should be about, and then help find a surprising fact?',
  },
  {
    id: 'create',
    label: 'Create',
    description: 'Build, write or design something',
    prompt:
      'I want to create something of my own: build, write or design it. Can you ask me a few questions to find an idea and help me start?',
  },
  {
    id: 'level-up',
    label: 'Level Up',
    description: 'Get better with a learning coach',
    prompt:
      'Be my learning coach! I want to level up at something for school. Can you ask me what it is and what I can already do?',
  },
] as const;
