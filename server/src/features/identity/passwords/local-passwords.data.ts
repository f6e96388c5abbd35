/** What a list made mostly of English leaks lacks and people here would try first: judgement, kept short. */
export const LOCAL_PASSWORDS: readonly string[] = [
  'contraseña', 'contraseña1', 'contraseña12', 'contraseña123', 'contrasena1', 'contrasena12', 'contrasena123',
  'mi contraseña', 'micontraseña', 'micontrasena', 'hola1234', 'hola12345', 'teamo123', 'te amo', 'tequiero1',
  'argentina10', 'argentina2022', 'argentina2026', 'argentina123', 'vamosargentina', 'buenosaires', 'campeones', 'campeones2022',
  'bocajuniors', 'boca1905', 'boca123', 'river1901', 'river123', 'riverplate1', 'independiente', 'sanlorenzo', 'racingclub',
  'messi10', 'leomessi', 'leomessi10', 'maradona10', 'diego10', 'gimnasio', 'gimnasio1', 'entrenar', 'musculos',
  'forja123', 'forja1234', 'forja2026', 'mercadopago', 'agustina', 'milagros123',
];
