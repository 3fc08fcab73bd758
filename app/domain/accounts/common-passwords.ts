/** Passwords of ten characters and more that lists of leaked ones put at the top; shorter ones are refused by length. */
const common = new Set(
  `1234567890 0123456789 12345678910 123456789a 1q2w3e4r5t 1qaz2wsx3edc 1q2w3e4r5t6y qwertyuiop qwerty12345 qwerty123456
  qwertyuiop123 asdfghjkl123 zxcvbnm123 password12 password123 password1234 password12345 passw0rd123 p@ssw0rd123
  p@ssword123 passwordpassword mypassword mypassword1 newpassword iloveyou123 iloveyou12 ilovemyself football123
  baseball123 basketball superman123 spiderman123 batman12345 princess123 sunshine123 welcome123 welcome1234
  letmein123 admin12345 admin123456 administrator changeme123 1111111111 0000000000 2222222222 5555555555 9999999999
  9876543210 0987654321 1122334455 1212121212 1231231234 abcdefghij abcdefghijk abcd123456 abc1234567 a123456789
  aaaaaaaaaa q1w2e3r4t5 contrasena1 contraseña1 contraseña123 contrasena123 teamoteamo estrella123 fieldwise1
  fieldwise123 computer123 internet123 liverpool123 manchester abcdefg123 michael123 jennifer123 charlie123 dragon12345`
    .split(/\s+/)
    .filter(Boolean),
);

/** Whether the password is one that an attacker tries first, in whatever case it is written. */
export const isCommonPassword = (password: string) => common.has(password.toLowerCase());
