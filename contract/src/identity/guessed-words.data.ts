/** Words that people here write before a year or digits: judgement, without accents or spaces. */
const CLUBS =
  'boca bocajuniors xeneize bostero bostera dale daleboca vamosboca river riverplate millonario millo gallina vamosriver ' +
  'racing racingclub academia laacademia independiente rojo elrojo diablorojo sanlorenzo ciclon cuervo huracan globo quemero ' +
  'velez velezsarsfield fortin estudiantes pincha gimnasia lobo newells newellsoldboys lepra leproso rosariocentral central ' +
  'canalla talleres belgrano instituto colon sabalero union tatengue lanus granate banfield taladro argentinosjuniors bicho ' +
  'tigre platense calamar quilmes cervecero chacarita ferro allboys chicago nuevachicago arsenal defensa defensayjusticia ' +
  'godoycruz tomba atleticotucuman sanmartin patronato aldosivi sarmiento temperley almirantebrown barcelona realmadrid psg ' +
  'intermiami afa scaloneta seleccion argentina vamosargentina argentino campeon campeones campeondelmundo tricampeon mundial ' +
  'messi leomessi lionelmessi leo lio maradona diego diegomaradona dieguito dibu scaloni kunaguero riquelme roman tevez';
const PLACES =
  'buenosaires capital caba palermo laplata mardelplata cordoba rosario santafe mendoza tucuman salta jujuy misiones chaco ' +
  'corrientes formosa entrerios neuquen bariloche patagonia ushuaia sanjuan sanluis larioja catamarca santiago uruguay chile';
const WORDS =
  'contrasena micontrasena clave miclave password pass secreto secreta acceso entrar ingreso cuenta usuario user admin root ' +
  'administrador invitado prueba test hola chau amor amores miamor teamo tequiero tkm mivida vida cielo corazon familia ' +
  'mifamilia mama papa mami papi hijo hija hijos bebe gordo gorda gordi flaco flaca negro negra princesa reina rey angel ' +
  'dios diosesamor jesus cristo suerte libertad paz luna sol estrella perro gato tobi rocky verano invierno otono primavera ' +
  'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre lunes martes miercoles ' +
  'jueves viernes sabado domingo gimnasio gym entrenar entrenamiento musculo musculos fuerza fitness crossfit pesas ' +
  'forja miforja membresia mercadopago facebook instagram whatsapp google gmail hotmail netflix internet computadora celular ' +
  'mate asado fernet cerveza vino futbol pelota qwerty asdf asdfgh zxcv zxcvbn abc abcd iloveyou welcome dragon monkey master ' +
  'superman batman pokemon naruto goku aguante soy mundo mercado libre peron evita';
const NAMES =
  'agustin agustina alejandro alejandra ana andrea andres antonella benjamin bautista brenda bruno camila candela carla carlos ' +
  'carolina catalina cecilia claudia clara cristian daniel daniela dario delfina eduardo emilia ezequiel facundo federico ' +
  'felipe fernando fernanda florencia francisco franco gabriel gabriela gaston gonzalo guadalupe guillermo gustavo hernan ' +
  'ignacio isabella javier joaquin jorge jose juan juana juancarlos julian juliana julieta laura lautaro leandro leonardo ' +
  'lorena lucas lucia luciana luciano luis luisa malena marcelo marcos maria mariana mariano mariela marina martin martina ' +
  'mateo matias mauricio maximiliano melina mercedes micaela miguel milagros natalia nahuel nicolas noelia olivia pablo paola ' +
  'patricia paula pedro pilar ramiro renata ricardo roberto rocio rodrigo romina sabrina santiago santino sebastian sergio ' +
  'silvia simon sofia sol soledad tamara thiago tomas valentin valentina vanesa vanina veronica victor victoria walter ximena ' +
  'yamila zoe';

export const GUESSED_WORDS: ReadonlySet<string> = new Set(
  [CLUBS, PLACES, WORDS, NAMES].join(' ').split(' '),
);
