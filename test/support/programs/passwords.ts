/** Settings with which ann and CORP\bob sign in with the password `secret`, by NTLM too, and everybody else with any. */
export const withPasswords: Readonly<Record<string, string>> = {
  'Identity:Providers:ConfigUsers:Enabled': 'true',
  ...Object.fromEntries(
    ['ann', 'CORP\\bob'].flatMap((name) => [
      [`Identity:ConfigUsers:Users:${name}:Password`, 'secret'],
      [`Identity:ConfigUsers:Users:${name}:Roles`, 'FullControl'],
    ]),
  ),
}
