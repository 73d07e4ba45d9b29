/** Limits of credentials, checked before anything else: no valid credentials are longer. */

/** Characters of a user name, including the claims prefix. */
export const longestUserName = 256
/** Bytes of a password in UTF-8. */
export const longestPasswordBytes = 1024

/** Whether a user name and a password are short enough to be checked. */
export const areInBounds = (userName: string, password: string): boolean =>
  userName.length <= longestUserName && password.length <= longestPasswordBytes && Buffer.byteLength(password) <= longestPasswordBytes

/** Base64 of a UTF-8 name, a colon and a password. */
export const longestBasic = Math.ceil((longestUserName * 3 + 1 + longestPasswordBytes) / 3) * 4
