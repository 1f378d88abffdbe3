import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Simulator } from '../simulator.ts';
import { ask, getJson, still } from '../testing/testCalls.ts';

let simulator: Simulator;
beforeEach(() => {
  simulator = still();
});

const post = async (path: string, body: unknown, token?: string) => {
  const reply = await ask(simulator, 'POST', `/api/auth${path}`, { body, token, language: 'en' });
  const text = await reply.text();
  return [reply.status, text === '' ? null : JSON.parse(text)];
};
const login = async (password: string, username = 'operator') =>
  (await post('/login/', { username, password }))[1].token;
const statusOf = async (token: string) => (await ask(simulator, 'GET', '/api/auth/user-info/', { token })).status;
const captcha = async () => (await getJson(simulator, '/__simulator/captcha')).token;

describe('sign in', () => {
  test('all users sign in with the same password', async () => {
    for (const { username } of await getJson(simulator, '/__simulator/people')) {
      expect(await statusOf(await login('demo-1234', username))).toBe(200);
    }
  });
  test('a wrong name or password is one and the same error', async () => {
    const expected = [400, { non_field_errors: ['Wrong username or password.'] }];
    expect(await post('/login/', { username: 'operator', password: 'demo-12345' })).toEqual(expected);
    expect(await post('/login/', { username: 'nobody', password: 'demo-1234' })).toEqual(expected);
  });
  test('a missing value has a message at its field', async () => {
    expect(await post('/login/', {})).toEqual([
      400,
      { username: ['This field is required.'], password: ['This field is required.'] },
    ]);
    expect(await post('/login/', { username: ' ', password: '' })).toEqual([
      400,
      { username: ['This field may not be blank.'], password: ['This field may not be blank.'] },
    ]);
    expect(await post('/login/', { username: 1, password: 'x' })).toEqual([400, { username: ['Enter a text.'] }]);
    expect(await post('/login/', '[]')).toEqual([400, { non_field_errors: ['The request is not valid.'] }]);
    expect(await post('/login/', 'no json')).toEqual([
      400,
      { non_field_errors: ['The body of the request is not valid JSON.'] },
    ]);
  });
  test('log out ends the token and no other', async () => {
    const [one, other] = [await login('demo-1234'), await login('demo-1234')];
    expect(one).not.toBe(other);
    expect(await post('/logout/', undefined, one)).toEqual([204, null]);
    expect([await statusOf(one), await statusOf(other)]).toEqual([401, 200]);
  });
  test('user info is that of the user', async () => {
    const info = await getJson(simulator, '/api/auth/user-info/', await login('demo-1234', 'provider'));
    expect(info).toMatchObject({
      first_name: 'Marko',
      last_name: 'Kovačević',
      email: 'provider@primjer.hr',
      settings: [],
    });
    const listed = await getJson(simulator, '/api/auth/permission-list/', await login('demo-1234', 'provider'));
    expect(listed.permissions).toEqual(info.permissions);
    const operator = await getJson(simulator, '/api/auth/user-info/', await login('demo-1234'));
    expect(operator.settings.map((setting: { sifra: string }) => setting.sifra)).toEqual([
      'zagreb_sms',
      'magic_button',
    ]);
    expect(operator.user_subscriptions[0].service_group).toEqual({
      id: 1,
      service_group_code: 'PARKING',
      service_group_description: 'Parking',
    });
  });
});

describe('change password', () => {
  test('ends every other token, and the old password', async () => {
    const [kept, ended] = [await login('demo-1234'), await login('demo-1234')];
    expect(
      await post('/change-password/', { current_password: 'demo-1234', new_password: 'dobra-lozinka' }, kept),
    ).toEqual([204, null]);
    expect([await statusOf(kept), await statusOf(ended)]).toEqual([200, 401]);
    expect(await login('demo-1234')).toBeUndefined();
    expect(await statusOf(await login('dobra-lozinka'))).toBe(200);
    expect(JSON.stringify(simulator.state())).not.toContain('dobra-lozinka');
  });
  test.each([
    [
      { current_password: 'wrong', new_password: 'dobra-lozinka' },
      { current_password: ['The current password is not correct.'] },
    ],
    [
      { current_password: 'demo-1234', new_password: 'kratka7' },
      { new_password: ['The password must have at least 8 characters.'] },
    ],
    [
      { current_password: 'demo-1234', new_password: '1234567890' },
      { new_password: ['The password may not be all digits.'] },
    ],
    [{ current_password: '', new_password: 'dobra-lozinka' }, { current_password: ['This field may not be blank.'] }],
  ])('%j is refused', async (body, expected) => {
    expect(await post('/change-password/', body, simulator.signIn('operator'))).toEqual([400, expected]);
  });
});

describe('reset password', () => {
  const mails = async () => (await getJson(simulator, '/__simulator/mails')).mails;
  const linkFor = async (username: string) => {
    await post('/reset-password/', { username, captcha_token: await captcha() });
    return (await mails()).at(-1).link;
  };

  test('a mail brings the link, which works once and ends every token', async () => {
    const token = simulator.signIn('operator');
    const link = await linkFor('operator');
    expect((await mails())[0]).toMatchObject({
      at: '2026-11-15T09:00:00Z',
      to: 'operator@primjer.hr',
      subject: 'New password',
    });
    expect(link).toMatch(/^\/reset-password\/[0-9a-f]{40}\/$/);
    const older = await linkFor('operator');
    const body = { new_password: 'nova-lozinka', confirm_password: 'nova-lozinka' };
    expect(await post(link, { ...body, confirm_password: 'druga-lozinka' })).toEqual([
      400,
      { confirm_password: ['The passwords do not match.'] },
    ]);
    expect(await post(link, body)).toEqual([204, null]);
    const used = [400, { non_field_errors: ['The link for a new password is not valid or was used already.'] }];
    expect(await post(link, body)).toEqual(used);
    expect(await post(older, body)).toEqual(used);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(await login('nova-lozinka'))).toBe(200);
  });

  test('an unknown user and one without an address hear the same, and no mail is sent', async () => {
    for (const username of ['nobody', 'newcomer']) {
      expect(await post('/reset-password/', { username, captcha_token: await captcha() })).toEqual([204, null]);
    }
    expect(await mails()).toEqual([]);
  });

  test('a bot-check token counts once, and only one that was issued', async () => {
    const token = await captcha();
    const ask = (captcha_token: string) => post('/reset-password/', { username: 'operator', captcha_token });
    const refused = [400, { captcha_token: ['The check failed. Please try again.'] }];
    expect(await ask('made-up')).toEqual(refused);
    expect(await ask(token)).toEqual([204, null]);
    expect(await ask(token)).toEqual(refused);
    expect(await post('/reset-password/', { username: '', captcha_token: '' })).toEqual([
      400,
      { username: ['This field may not be blank.'], captcha_token: ['This field may not be blank.'] },
    ]);
  });

  test("the portal's own proof of work counts once, while it is fresh and true", async () => {
    const proofAt = (moment: string) => {
      const nonce = `${Date.parse(moment) / 1000}-abc_DEF`;
      for (let counter = 0; ; counter++) {
        const hash = createHash('sha256').update(`${nonce}.${counter}`).digest();
        if (hash.readUInt16BE(0) === 0)
          return { solved: `pow.${nonce}.${counter}`, unsolved: `pow.${nonce}.${counter + 1}` };
      }
    };
    const status = async (captcha_token: string) =>
      (await post('/reset-password/', { username: 'operator', captcha_token }))[0];
    const { solved, unsolved } = proofAt('2026-11-15T08:51:00Z');
    expect(await status(unsolved)).toBe(400);
    expect(await Promise.all([status(solved), status(solved)])).toEqual(expect.arrayContaining([204, 400]));
    expect(await status(solved)).toBe(400);
    expect(await status(proofAt('2026-11-15T08:49:59Z').solved)).toBe(400);
    expect(await status(proofAt('2026-11-15T09:05:00Z').solved)).toBe(400);
  });
});
