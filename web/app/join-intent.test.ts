import { describe, expect, it } from 'vitest';
import { joinIntentOf } from './join-intent.ts';

describe('the intent that is kept while somebody signs in', () => {
  it('is to join the class whose code is in the address [spec 10.16]', () => {
    expect(joinIntentOf({ pathname: '/student-dashboard', search: '?join=ABC234' })).toEqual({
      joinClass: 'ABC234',
    });
  });

  it.each([
    ['/student-dashboard', ''],
    ['/student-dashboard', '?join=%20'],
    ['/session/S/chat', '?join=ABC234'],
  ])('is empty for any other address: %s%s', (pathname, search) => {
    expect(joinIntentOf({ pathname, search })).toBeNull();
  });
});
