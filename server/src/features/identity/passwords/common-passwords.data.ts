/**
 * What people choose when a form asks for a password, written by hand from what breach reports keep repeating.
 * Each word is refused alone and with each of the endings that people add to satisfy a rule.
 */
export const COMMON_WORDS = [
  // English
  'password', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'pass', 'passwd', 'welcome', 'welc0me', 'admin', 'administrator', 'root', 'toor',
  'login', 'letmein', 'master', 'monkey', 'dragon', 'shadow', 'sunshine', 'princess', 'football', 'baseball', 'basketball',
  'soccer', 'hockey', 'superman', 'batman', 'spiderman', 'ironman', 'starwars', 'pokemon', 'naruto', 'minecraft', 'fortnite',
  'iloveyou', 'iloveu', 'loveyou', 'lovely', 'love', 'lover', 'angel', 'angels', 'jesus', 'jesuschrist', 'christ', 'god', 'blessed',
  'computer', 'internet', 'whatever', 'freedom', 'secret', 'trustno', 'hello', 'hellokitty', 'summer', 'winter', 'spring', 'autumn',
  'flower', 'butterfly', 'cookie', 'chocolate', 'cheese', 'banana', 'orange', 'apple', 'samsung', 'google', 'facebook', 'instagram',
  'youtube', 'twitter', 'tiktok', 'whatsapp', 'netflix', 'spotify', 'android', 'iphone', 'windows', 'microsoft', 'apple', 'linkedin',
  'michael', 'jordan', 'jessica', 'jennifer', 'ashley', 'daniel', 'thomas', 'robert', 'charlie', 'andrew', 'anthony', 'matthew',
  'michelle', 'nicole', 'hannah', 'amanda', 'samantha', 'joshua', 'william', 'george', 'harley', 'ranger', 'hunter', 'buster',
  'tigger', 'killer', 'pepper', 'ginger', 'maggie', 'bailey', 'cowboy', 'dallas', 'yankees', 'lakers', 'chelsea', 'arsenal',
  'liverpool', 'barcelona', 'realmadrid', 'juventus', 'ferrari', 'mercedes', 'porsche', 'corvette', 'mustang', 'yamaha', 'honda',
  'test', 'tester', 'testing', 'guest', 'user', 'demo', 'default', 'changeme', 'temp', 'temporal', 'asdf', 'asdfgh', 'asdfghjkl',
  'qwerty', 'qwertyuiop', 'qwert', 'azerty', 'zxcvbn', 'zxcvbnm', 'qazwsx', 'qwe', 'asd', 'zxc', 'abc', 'abcd', 'abcde', 'abcdef',
  'abcdefg', 'aaa', 'aaaa', 'xxx', 'zzz', 'fuckyou', 'fuck', 'bitch', 'pussy', 'sexy', 'money', 'ninja', 'gamer', 'gaming', 'music',
  'blink', 'matrix', 'phoenix', 'diamond', 'silver', 'golden', 'purple', 'yellow', 'green', 'black', 'white', 'family', 'friends',
  'forever', 'babygirl', 'baby', 'beautiful', 'crazy', 'happy', 'lucky', 'smile', 'rainbow', 'star', 'moon', 'sun',
  // training
  'fitness', 'crossfit', 'workout', 'training', 'muscle', 'protein', 'creatine', 'bodybuilding', 'strong', 'beast', 'gym', 'gymrat',
  'gimnasio', 'entrenar', 'entrenamiento', 'musculo', 'musculos', 'proteina', 'creatina', 'forja', 'pesas', 'fuerza', 'salud',
  // Spanish
  'contraseña', 'contrasena', 'contra', 'clave', 'claves', 'miclave', 'micontraseña', 'micontrasena', 'secreto', 'secreta',
  'hola', 'holahola', 'holaa', 'holamundo', 'usuario', 'administrador', 'prueba', 'pruebas', 'ingresar', 'entrar', 'cambiar', 'nueva',
  'teamo', 'tequiero', 'teamomucho', 'tequieromucho', 'amor', 'amores', 'amorcito', 'miamor', 'amormio', 'mivida', 'corazon',
  'vida', 'familia', 'mifamilia', 'mama', 'papa', 'mami', 'papi', 'mamaypapa', 'hijo', 'hija', 'mishijos', 'hermano', 'hermana',
  'abuela', 'abuelo', 'bebe', 'gordo', 'gorda', 'gordita', 'gordito', 'flaco', 'flaca', 'negro', 'negra', 'rubia', 'princesa',
  'reina', 'reyna', 'rey', 'bonita', 'hermosa', 'linda', 'preciosa', 'angelito', 'estrella', 'estrellita', 'mariposa', 'sol',
  'luna', 'cielo', 'dios', 'diosesamor', 'dioses', 'jesucristo', 'jesusteama', 'cristo', 'virgen', 'bendicion', 'felicidad',
  'feliz', 'libertad', 'amistad', 'amigos', 'amigas', 'perro', 'perrito', 'gato', 'gatito', 'gatita', 'caballo', 'tigre', 'leon',
  'dragon', 'lobo', 'aguila', 'rosa', 'flores', 'azul', 'rojo', 'verde', 'amarillo', 'blanco', 'violeta', 'verano', 'invierno',
  'primavera', 'chocolate', 'galleta', 'pizza', 'asado', 'mate', 'fernet', 'cerveza', 'vino', 'futbol', 'pelota', 'campeon',
  'campeones', 'mundial', 'maradona', 'diego', 'diegote', 'messi', 'lionel', 'leomessi', 'ronaldo', 'cristiano', 'neymar',
  'argentina', 'buenosaires', 'cordoba', 'rosario', 'mendoza', 'tucuman', 'salta', 'jujuy', 'misiones', 'patagonia', 'ushuaia',
  'bariloche', 'mardelplata', 'laplata', 'mexico', 'españa', 'espana', 'chile', 'colombia', 'peru', 'uruguay', 'paraguay', 'bolivia',
  'ecuador', 'venezuela', 'brasil', 'boca', 'bocajuniors', 'bostero', 'xeneize', 'river', 'riverplate', 'millonario', 'gallina',
  'racing', 'laacademia', 'independiente', 'diablorojo', 'sanlorenzo', 'ciclon', 'huracan', 'velez', 'estudiantes', 'newells',
  'rosariocentral', 'canalla', 'talleres', 'belgrano', 'lanus', 'banfield', 'colon', 'gimnasia', 'chacarita', 'platense',
  'carlos', 'juan', 'jose', 'maria', 'mariajose', 'josemaria', 'juancarlos', 'juanjose', 'luis', 'jorge', 'miguel', 'pedro',
  'pablo', 'sergio', 'marcelo', 'gustavo', 'fernando', 'roberto', 'ricardo', 'alberto', 'eduardo', 'daniela', 'andrea', 'andres',
  'alejandro', 'alejandra', 'mariana', 'mariano', 'martin', 'matias', 'nicolas', 'lucas', 'facundo', 'agustin', 'agustina',
  'joaquin', 'santiago', 'sebastian', 'federico', 'gonzalo', 'ezequiel', 'maximiliano', 'franco', 'francisco', 'francisca', 'ignacio',
  'tomas', 'valentin', 'valentina', 'benjamin', 'bautista', 'thiago', 'bruno', 'camila', 'sofia', 'martina', 'lucia', 'julieta',
  'florencia', 'micaela', 'antonella', 'rocio', 'celeste', 'carolina', 'paola', 'laura', 'silvia', 'patricia', 'gabriela',
  'gabriel', 'natalia', 'veronica', 'claudia', 'monica', 'sandra', 'marcela', 'cecilia', 'romina', 'vanesa', 'yanina', 'belen',
  'milagros', 'guadalupe', 'morena', 'abril', 'isabella', 'victoria', 'catalina', 'mateo', 'felipe', 'rodrigo', 'cristian',
  'hernan', 'damian', 'adrian', 'javier', 'oscar', 'hector', 'raul', 'ramon', 'antonio', 'manuel', 'david', 'samuel', 'angela',
  'alexander', 'alexis', 'kevin', 'brian', 'jonathan', 'estefania', 'melissa', 'karina', 'lorena', 'susana', 'rosario', 'elena',
];

/** From nothing to what a rule about digits and signs makes people add. */
export const COMMON_ENDINGS = [
  '', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '01', '02', '07', '10', '11', '12', '13', '14', '15', '16', '17', '18',
  '19', '20', '21', '22', '23', '24', '25', '26', '27', '69', '77', '88', '99', '100', '111', '123', '1234', '12345', '123456', '321', '456',
  '666', '777', '789', '987', '1905', '1910', '1978', '1986', '1990', '1995', '2000', '2010', '2015', '2018', '2019', '2020',
  '2021', '2022', '2023', '2024', '2025', '2026', '2027', '!', '!!', '.', '..', '*', '@', '#', '$', '?', '_', '-', '1!', '1.', '123!',
  '123.', '123*', '123@', '@123', '.123', '_123', '-123', '#123', '!123',
];

/** Keys beside each other, in order, as fingers walk over a keyboard. */
export const KEYBOARD_WALKS = [
  '01234567890', '09876543210', '1234567890', '0987654321', 'qwertyuiop', 'poiuytrewq', 'asdfghjklñ', 'ñlkjhgfdsa', 'asdfghjkl',
  'lkjhgfdsa', 'zxcvbnm', 'mnbvcxz', 'abcdefghijklmnopqrstuvwxyz', 'zyxwvutsrqponmlkjihgfedcba', '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0', 'qazwsxedcrfvtgbyhnujmikolp', '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p', 'zaq12wsxcde34rfvbgt5', '!@#$%^&*()',
  '147258369', '159357', '963852741', '258456', '741852963', '789456123', '321654987', '13579', '24680', '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9', 'a1s2d3f4g5h6j7k8l9', 'z1x2c3v4b5n6m7', 'aqwzsxedc', 'qweasdzxc', 'qwerasdfzxcv', 'qweqwe', 'asdasd',
  'zxczxc', '123qweasdzxc', '123qweasd', 'qwe123asd456', 'abc123def456',
];
