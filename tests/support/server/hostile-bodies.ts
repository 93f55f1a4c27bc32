const levels = (count: number, open: string, close: string) => open.repeat(count) + close.repeat(count)

/** Calls that read a body: with a session, and without one. */
export const bodyCalls = [
  '/api/site-content',
  '/api/selected-sections',
  '/api/auth/change-password',
  '/api/setup',
]

/** Bodies that every call refuses, with a name for each. */
export const hostileBodies: readonly (readonly [string, string | Buffer])[] = [
  ['malformed', '{"siteContent":'],
  ['of one word', 'hola'],
  ['of a number', '7'],
  ['of nothing', 'null'],
  ['of text', '"texto"'],
  ['of bytes that are not text', Buffer.from([0xff, 0xfe, 0x00])],
  ['with a prototype', '{"siteContent":{"__proto__":{"isAdmin":true}}}'],
  ['with a prototype at its top', '{"__proto__":{"siteContent":{}}}'],
  ['with an escaped prototype', '{"siteContent":{"\\u005f_proto__":{"x":1}}}'],
  ['with a constructor', '{"siteContent":{"constructor":{"prototype":{"x":1}}}}'],
  ['of 10,000 lists', levels(10_000, '[', ']')],
  ['of 10,000 lists in the document', `{"siteContent":${levels(10_000, '[', ']')}}`],
  ['of 10,000 groups', `${levels(10_000, '{"a":', '}').replace(':}', ':1}')}`],
  [
    'of 10,000 groups in a field',
    `{"siteContent":{"doctorInfo":${'{"name":'.repeat(10_000)}1${'}'.repeat(10_000)}}}`,
  ],
  ['of 500,000 values', `{"siteContent":{"insurances":{"companies":[${'0,'.repeat(500_000)}0]}}}`],
  [
    'of 100,000 keys',
    `{"siteContent":{${Array.from({ length: 100_000 }, (_, index) => `"k${index}":1`).join()}}}`,
  ],
]
