/** Valid names of files and attachments, each with a character or word that is special in an address, a header or an object. */
export const oddNames: readonly string[] = [
  'Ünï çödé 漢字 🙂.txt',
  '100% & more + some.txt',
  'a#b.txt',
  'x;y,z=(1)[2]{3}.txt',
  '__proto__',
  'constructor',
  'no extension',
]

/** Invalid names of files and attachments. */
export const impossibleNames: readonly string[] = [
  'a/b.txt',
  '..',
  '../x',
  'a\\b',
  'a:b',
  'a|b',
  '<a>',
  'what?',
  'a*',
  '"a"',
  ' a',
  'a ',
  'a.',
  'con',
  '~$a.docx',
  '\u0001',
  'x'.repeat(256),
]
