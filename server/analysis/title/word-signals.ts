const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words of buttons, in the languages that are shipped; folded. */
const BUTTONS = words(
  'save apply close undo redo add remove delete edit new print preview refresh reload import export ok yes no next previous ' +
    'send reply forward archive share download upload login logout log sign submit reset cancel copy paste cut open create browse ' +
    'select choose show hide view start stop run pause play continue install update upgrade connect disconnect enable disable ' +
    'accept decline confirm skip done finish help options tools filter sort clear revert more less ' +
    'speichern ubernehmen schliessen hinzufugen entfernen loschen bearbeiten neu drucken aktualisieren importieren exportieren ' +
    'ja nein weiter zuruck senden antworten teilen herunterladen hochladen anmelden abmelden abbrechen kopieren offnen erstellen ' +
    'enregistrer appliquer fermer annuler ajouter supprimer modifier nouveau imprimer actualiser importer exporter oui non suivant ' +
    'precedent envoyer repondre partager telecharger connexion deconnexion copier ouvrir creer ' +
    'guardar aplicar cerrar cancelar anadir agregar eliminar editar nuevo imprimir actualizar importar exportar si siguiente ' +
    'anterior enviar responder compartir descargar subir copiar abrir crear continuar',
);
const MOST_ON_BUTTON = 3;

/** Whether a folded text is the one word of a button. */
export const isButtonWord = (folded: string): boolean => BUTTONS.has(folded);

/** Words that join others to a phrase; folded. */
const JOINING = words(
  'the of and for to in on with a an is are your you der die das und von fur mit im zu ein eine ' +
    'le la les de des du et pour avec un une sur el los las y para con por en del',
);
const WAY = /[/\\>›»|]/;
/** Letters of a usual word; titles of many long ones are names put together. */
const [USUAL_LENGTH, LENGTHS] = [5, 8];

/** Signals from the words of a text, given folded: of a button, of a phrase, of a path. */
export function wordSignals(folded: string): Record<string, number> {
  const own = folded.split(/[^\p{L}\d.]+/u).filter(Boolean);
  const count = own.length || 1;
  const joining = own.filter((word) => JOINING.has(word)).length;
  const length = folded.replace(/ /g, '').length / count;
  return {
    button: BUTTONS.has(own[0] ?? '') && own.length <= MOST_ON_BUTTON ? 1 : 0,
    joining_words: joining / count,
    way: WAY.test(folded) ? 1 : 0,
    word_length: Math.max(-1, Math.min(1, (length - USUAL_LENGTH) / LENGTHS)),
  };
}
