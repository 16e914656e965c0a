// Lines of text for the training of the spacing net: what stands on screens, in seven languages. Made up word by word.
const WORDS = {
  en: 'the a of and to in we you open save file folder window message update version report garden winter silver bottle will illness million filling little better coffee account settings privacy details download calendar meeting tomorrow morning price total paid order number street city weather cloudy train ticket arrives minute hour people comment share reply follow search result page chapter table value error failed running server client request token',
  de: 'der die das und ist nicht mit für auf über Straße größer Öffnung Übung Änderung Datei speichern Einstellungen löschen abbrechen Rechnung Betrag Summe Bahnhof Gleis Verspätung Uhr heute morgen Wetter Wolken Nachricht schreiben Bücher Schlüssel Wörter kaufen Zwischensumme Lieferung',
  fr: 'le la les des et est une pour avec dans vous nous été déjà français hôtel forêt garçon réunion facture montant prix heure départ arrivée voie message rechercher enregistrer annuler paramètres météo nuageux demain hier recette beurre crème œufs minutes',
  es: 'el la los de y que en un una para con año niño mañana página búsqueda configuración guardar cancelar abrir archivo mensaje precio fecha salida llegada asiento tiempo nublado receta huevos minutos información también más después',
  it: 'il lo la gli di e che un una per con città perché più già salva annulla apri messaggio prezzo fattura data ora partenza arrivo binario domani ricetta minuti impostazioni della quello',
  pt: 'o a os as de e que um uma para com não são ação coração página salvar cancelar abrir arquivo mensagem preço data hora partida chegada amanhã receita minutos informações também depois',
  pl: 'i w z na do nie jest się że dla jak tak zapisz anuluj otwórz plik cena data godzina odjazd przyjazd jutro przepis minut ustawienia ustawienie wiadomość łóżko źródło święto',
};
const LANGUAGES = Object.keys(WORDS);
const CODE =
  'const let return if else for of in def self import from class export await async function null true false value index items name path user data list map push length key id'.split(
    ' ',
  );

const pad = (number) => String(number).padStart(2, '0');

/** A source of lines: `next()` gives one of up to twelve words. */
export function lineSource(random) {
  const int = (most) => Math.floor(random() * most);
  const pick = (list) => list[int(list.length)];
  const words = Object.fromEntries(LANGUAGES.map((name) => [name, WORDS[name].split(' ')]));
  const capital = (word) => word[0].toUpperCase() + word.slice(1);

  function special() {
    return pick([
      () => `${int(24)}:${pad(int(60))}`,
      () => `${int(900)}.${pad(int(100))}`,
      () => `${int(90)},${pad(int(100))}`,
      () => `$${int(900)}.${pad(int(100))}`,
      () => `${int(100)}%`,
      () => `${pad(1 + int(28))}.${pad(1 + int(12))}.20${20 + int(9)}`,
      () => `20${20 + int(9)}-${pad(1 + int(12))}-${pad(1 + int(28))}`,
      () => `v${int(20)}.${int(10)}.${int(10)}`,
      () => `(${pick(words.en)})`,
      () => `"${pick(words.en)}"`,
      () => `${pick(words.en)}/${pick(words.en)}.txt`,
      () => `${pick(words.en)}@${pick(words.en)}.org`,
      () => `#${int(9000)}`,
      () => `${int(90)}${pick(['°', '°C', '%', 'px', 'MB', 's', 'h', 'x', '€', 'k'])}`,
      () => `${int(12)} ${pick(['AM', 'PM', 'km', 'MB', 'GB', 'min', 'kg', 'EUR', '°C'])}`,
      () => `${1 + int(9)},${100 + int(900)}`,
      () => pick(['-', '·', '|', '&', '+', '/', '→', '>', '—', '...']),
      () => capital(pick(words.en)) + pick([':', ',', ';', '!', '?']),
    ])();
  }

  function prose() {
    const list = words[pick(LANGUAGES)];
    const count = 1 + int(random() < 0.3 ? 12 : 6);
    const made = Array.from({ length: count }, () => {
      const roll = random();
      if (roll < 0.16) return special();
      if (roll < 0.3) return capital(pick(list));
      return pick(list) + (roll < 0.4 ? pick([',', '.', ':']) : '');
    });
    made[0] = random() < 0.7 ? capital(made[0]) : made[0];
    return made.join(' ');
  }

  function code() {
    const name = () => pick(CODE);
    return pick([
      () => `${name()} ${name()}_${name()} = ${name()}.${name()}(${name()}, ${int(100)});`,
      () => `if (${name()} === ${int(20)}) ${name()}('${name()} ${name()}')`,
      () => `"${name()}": "${name()}-${int(100)}",`,
      () => `$ ${name()} --${name()}=${int(100)} -${pick(['a', 'v', 'rf'])} ${name()}/${name()}`,
      () =>
        `${pad(int(24))}:${pad(int(60))}:${pad(int(60))} INFO [${name()}] ${name()} ${name()} ${int(10_000)}`,
      () => `def ${name()}(self, ${name()}=${int(9)}): return ${name()}[${int(9)}] + ${int(90)}`,
      () => `for (const ${name()} of ${name()}) { ${name()} += ${name()}; }`,
    ])();
  }

  return { next: (isMono) => (random() < (isMono ? 0.7 : 0.06) ? code() : prose()) };
}
