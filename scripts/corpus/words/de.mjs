// Words of pages in German.
export default {
  code: 'de',
  tag: 'german',
  months: 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  days: 'Sonntag|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag',
  furniture:
    'Suchen|Teilen|Filter|Abbrechen|OK|Schließen|Zurück|Weiter|Mehr|Menü|Bearbeiten|Ansicht|Hilfe|Datei|Extras|Fenster|Start|Anwenden|Speichern|Löschen|Hinzufügen|Neu|Öffnen|Anmelden|Fertig|Sortieren|Kopieren|Einfügen|Drucken|Konto|Alle|Heute|Gestern|Ja|Nein',
  people:
    'Anna Berg|Jonas Weber|Lena Vogt|Paul Krüger|Mia Schäfer|Felix Braun|Clara Neumann|Tim Hoffmann|Laura Schulz|Max Keller',
  places:
    'Hamburg|München|Köln|Leipzig|Dresden|Wien|Zürich|Hauptbahnhof|Altstadt|Lindenstraße|Marktplatz|Schlosspark|Seeufer|Flughafen|Rathaus|Nordring',
  things:
    'Rucksack|Kopfhörer|Wasserkocher|Regenjacke|Fahrradhelm|Brot|Milch|Äpfel|Käse|Butter|Batterien|Tomaten|Kartoffeln|Schuhe|Lampe',
  prose:
    'Die neue Fassung verbessert die Art, wie Dateien abgelegt werden.|Niemand hatte damit gerechnet, dass der Fluss so schnell steigt.|Dies kann jederzeit im Hauptfenster geändert werden.|Die Forscher mahnen zur Vorsicht bei der Deutung der Ergebnisse.|Jeder Eintrag hat einen Namen und eine kurze Beschreibung.|In diesem Kapitel wird erklärt, wie die Teile zusammenarbeiten.|Ist die Option ausgeschaltet, wird nichts übertragen.|Der erste Zug fuhr vor Sonnenaufgang und war fast leer.|Mehrere Nutzer berichten, dass die Liste leer bleibt.|Vorher sollte eine Kopie angelegt werden.',
  chatter:
    'Kommst du heute Abend?|Ja, bis später|Klingt gut!|Ich bin zehn Minuten später da|Danke dir|Wo bist du?|Alles Gute zum Geburtstag!|Kein Problem|Kannst du mir die Fotos schicken?|Bis morgen|Ich ruf dich gleich an|Haha genau',
  kinds: {
    article: {
      titles:
        'Hochwasser in der Altstadt|Neue Froschart entdeckt|Rat stimmt über Radwege ab|Museum öffnet nach Umbau|Warum kleine Büchereien wichtig sind',
      labels:
        'Von|Veröffentlicht|Nachrichten|Politik|Sport|Kultur|Wissenschaft|Wirtschaft|Weiterlesen|Aktuell|Schlagzeilen|Kommentare|Artikel|Meinung|Redaktion|Abonnieren|Ungelesen|Beiträge|Lesezeichen|Minuten Lesezeit',
      items:
        'Börse schließt schwächer|Minister tritt zurück|Regen am Wochenende|Neues Stadion genehmigt',
      tags: 'news',
    },
    board: {
      titles: 'Webseite neu|Hausumbau|Aufgaben|Projektplan|Gartenprojekt',
      labels:
        'Zu erledigen|In Arbeit|Erledigt|Offen|Rückstand|Karte hinzufügen|Aufgabe|Aufgaben|Projekt|Fällig|Priorität|Zuständig|Spalte|Liste|Karten|Neue Aufgabe|Tafel|Meilenstein|Unteraufgaben|Abgeschlossen',
      items:
        'Farbe kaufen|Klempner anrufen|Texte schreiben|Server einrichten|Garage aufräumen|Entwurf prüfen',
      tags: 'tasks|kanban|project',
    },
    calendar: {
      titles: 'Besprechung|Zahnarzt|Elternabend|Neuer Termin|Woche|Termine|Geburtstagsfeier',
      labels:
        'Tag|Woche|Monat|Jahr|Termin|Termine|Ganztägig|Ort|Erinnerung|Wiederholen|Teilnehmer|Kalender|Heute|Beginn|Ende|Einladen|Besprechung|Ereignis|Neuer Termin|Geburtstage|Feiertage|Kalenderwoche|Agenda',
      items: 'Mittagessen mit Tim|Sport|Klavierstunde|Friseur|Müllabfuhr|Vorstellung',
      tags: 'event|events|schedule|termin',
    },
    chart: {
      titles: 'Statistik|Übersicht|Umsatz pro Monat|Besucher|Stromverbrauch|Auswertung',
      labels:
        'Umsatz|Besucher|Durchschnitt|Summe|Gesamt|Minimum|Maximum|Verlauf|Diagramm|Statistik|Letzte 7 Tage|Pro Monat|Wachstum|Anteil|Bericht|Auswertung|Verbrauch|Werte|Prozent|Legende|Zeitraum|Preis',
      items: 'Nord|Süd|Ost|West|Direkt|Suche|Einnahmen|Ausgaben',
      tags: 'statistics|graph|statistik',
    },
    chat: {
      titles: '',
      labels:
        'Nachricht|Nachrichten|Nachricht schreiben|Senden|online|schreibt …|zuletzt online|Chats|Gruppen|Gruppe|Kontakte|Anrufe|Antworten|Unterhaltung|Zugestellt|Gelesen|Sprachnachricht|Stumm|Mitglieder|Neue Nachricht',
      items: '',
      tags: 'messages|message',
    },
    code: {
      titles: 'parser.py|server.ts|Main.java|index.html|app.go',
      labels:
        'Explorer|Gliederung|Probleme|Ausgabe|Ausführen|Debuggen|Quellcode|Erweiterungen|Zeile 12, Spalte 8|Zweig|Commit|Änderungen|Dateien|Editor|Erstellen|Variablen|Haltepunkte',
      items: '',
      tags: 'editor',
    },
    document: {
      titles:
        'Handbuch|Erste Schritte|Mietvertrag|Protokoll|Bewerbung|Jahresbericht|Einleitung|Notizen',
      labels:
        'Inhalt|Inhaltsverzeichnis|Kapitel|Abschnitt|Seite|Weiter|Zurück|Dokumentation|Handbuch|Anleitung|Notiz|Notizen|Überschrift|Absatz|Fett|Kursiv|Anhang|Abbildung|Tabelle|Hinweis|Dateien|Ordner|Dokumente|Downloads|Name|Größe|Geändert|Papierkorb|Orte|Bilder|Musik',
      items: 'Überblick|Voraussetzungen|Einrichtung|Fehlersuche|Lizenz',
      tags: 'documentation|text',
    },
    email: {
      titles:
        'Einladung zum Gespräch|Ihre Bestellung ist unterwegs|Besprechung verschoben|Willkommen|Posteingang|Frage zur Rechnung',
      labels:
        'Posteingang|Gesendet|Entwürfe|Spam|Papierkorb|Verfassen|Antworten|Allen antworten|Weiterleiten|Von|An|Kopie|Betreff|Anhang|Anhänge|E-Mail|Nachricht|Ordner|Gelesen|Ungelesen|Markiert|Archiv|Postausgang',
      items:
        'Sehr geehrte Damen und Herren|Mit freundlichen Grüßen|Vielen Dank für Ihre Bestellung|Liebe Kolleginnen und Kollegen|im Anhang finden Sie',
      tags: 'mail|message',
    },
    error: {
      titles:
        'Die Datei konnte nicht gespeichert werden|Seite nicht gefunden|Verbindung verloren|Zugriff verweigert|Es ist ein Fehler aufgetreten|Anmeldung fehlgeschlagen',
      labels:
        'Fehler|Warnung|Fehlgeschlagen|Fehlercode|Erneut versuchen|Wiederholen|Ignorieren|Abbruch|Problem|nicht gefunden|konnte nicht|verweigert|ungültig|fehlt|Zeitüberschreitung|unerwarteter|unbekannt|nicht erreichbar',
      items:
        'Die Datei wird von einem anderen Programm benutzt.|Der Datenträger ist voll.|Der Server antwortet nicht.|Prüfen Sie die Verbindung.',
      tags: 'problem',
    },
    finance: {
      titles: 'Girokonto|Umsätze|Depot|Kontoübersicht|Haushaltsbuch|Überweisung',
      labels:
        'Kontostand|Konto|Konten|Überweisung|Umsätze|Buchung|Betrag|Einnahmen|Ausgaben|Guthaben|Sparen|Zahlung|Bank|Zinsen|Kategorie|Lastschrift|Gutschrift|Währung|Verfügbar|Empfänger|Verwendungszweck|Saldo|Kurs|Kaufen|Verkaufen',
      items: 'Gehalt|Miete|Lebensmittel|Strom|Versicherung|Bargeld|Kartenzahlung',
      tags: 'bank|payment|money|konto',
    },
    invoice: {
      titles: '',
      labels:
        'Rechnung|Rechnungsnummer|Rechnungsdatum|Fällig am|Kundennummer|Menge|Einzelpreis|Betrag|Zwischensumme|MwSt.|Gesamtbetrag|Summe|Bankverbindung|Leistung|Zahlbar bis|Netto|Brutto|USt-IdNr.|Beschreibung|Lieferdatum|Steuernummer',
      items: 'Malerarbeiten|Beratung|Material|Anfahrt|Wartung|Hosting',
      tags: 'payment|rechnung|finance',
    },
    map: {
      titles: 'Route|Wegbeschreibung|In der Nähe|Haltestellen|Regenradar',
      labels:
        'Route|Karte|Entfernung|Verkehr|Start|Ziel|Zu Fuß|Fahrrad|Auto|Satellit|In der Nähe|Tankstellen|Parkplatz|Links abbiegen|Rechts abbiegen|Ausfahrt|Kreisverkehr|Ankunft|Straße|Weg|Standort|Haltestelle|Mitwirkende',
      items: 'Bahnhofstraße|Mühlweg|Seestraße|Kirchplatz|Uferweg',
      tags: 'route|navigation|karte',
    },
    notification: {
      titles: 'Benachrichtigungen|Mitteilungen',
      labels:
        'Benachrichtigungen|Alle löschen|jetzt|vor 5 Min.|Verpasster Anruf|Stumm|Nicht stören|Akku schwach|Wird geladen|Wecker|Mitteilungen|Zum Entsperren wischen|Notruf|Verwalten',
      items: 'Ihr Paket kommt heute|2 verpasste Anrufe|Sicherung abgeschlossen|Neue Anmeldung',
      tags: 'notifications',
    },
    photo: {
      titles: 'Galerie|Alben|Fotos|Bild bearbeiten|Sommerurlaub',
      labels:
        'Zuschneiden|Drehen|Helligkeit|Kontrast|Sättigung|Rote Augen|Größe ändern|Diaschau|Album|Alben|Fotos|Bild|Bilder|Galerie|Kamera|Favoriten|Bildbearbeitung|Spiegeln|Schärfen|Vollbild|Belichtung|Blende',
      items: 'Strand|Berge|Familie|Haustiere',
      tags: 'image|photos|bilder',
    },
    receipt: {
      titles: '',
      labels:
        'Summe|Bar|Rückgeld|Karte|MwSt.|Kasse|Bon|Vielen Dank für Ihren Einkauf|Beleg|Kassenbon|EC-Karte|Gegeben|Netto|Brutto|Bedient von|Filiale|Steuer|Artikel|Kartenzahlung|TSE',
      items: 'Brötchen|Kaffee|Käse|Bananen|Butter|Nudeln|Joghurt|Eier|Wasser',
      tags: 'payment|purchase|food',
    },
    recipe: {
      titles: 'Kartoffelsuppe|Zitronenkuchen|Apfelkuchen|Linsencurry|Pfannkuchen|Rezepte',
      labels:
        'Zutaten|Zubereitung|Portionen|Minuten|Backofen|Schwierigkeit|Rezept|Rezepte|EL|TL|Prise|Backzeit|Vorbereitung|Anleitung|Kochbuch|Hauptgericht|Nachtisch|Schritt',
      items:
        '200 g Mehl|2 Eier|1 Zwiebel, gehackt|3 EL Öl|1 TL Salz|250 ml Milch|Das Öl in einer Pfanne erhitzen.|25 Minuten goldbraun backen.|Mit Salz und Pfeffer würzen.|Mehl und Zucker verrühren.',
      tags: 'food|cooking|zutaten',
    },
    settings: {
      titles:
        'Einstellungen|Allgemein|Datenschutz|Netzwerk|Anzeige|Erscheinungsbild|Verhalten|Einrichten|Sicherheit|Erweitert|Eigenschaften|Module',
      labels:
        'Einstellungen|Allgemein|Allgemeine|Erweitert|Erscheinungsbild|Design|Dunkel|Sprache|Benachrichtigungen|Datenschutz|Sicherheit|Passwort|Sicherung|Speicher|Netzwerk|Anzeige|Ton|Aktivieren|Aktiviert|Deaktiviert|Standard|Automatisch|Schriftart|Schriftgröße|Anzeigen|Verwenden|Erlauben|Verhalten|Kurzbefehle|Module|Konten|Aktualisierung|Über|Voreinstellungen|Zurücksetzen|Einrichten|Symbole|Eigenschaften|Berechtigungen|Anpassen|Intervall|Benutzername|Importieren|Exportieren|Optionen|Bestätigung',
      items:
        'Versteckte Dateien anzeigen|Beim Start öffnen|Vor dem Löschen nachfragen|Töne abspielen|Rechtschreibprüfung aktivieren|Nur im WLAN laden|Zeilennummern anzeigen|Kurzinfos anzeigen',
      tags: 'preferences|einstellungen|software',
    },
    shopping: {
      titles: 'Warenkorb|Einkaufsliste|Bestellung|Angebote|Wunschzettel|Geburtstag|Wocheneinkauf',
      labels:
        'In den Warenkorb|Jetzt kaufen|Warenkorb|Kasse|Preis|Kostenloser Versand|Lieferung|Auf Lager|Menge|Größe|Farbe|Bewertungen|Angebot|Gutschein|Bestellung|Bestellungen|Produkt|Produkte|Einkaufsliste|Einkauf|Zahlungsart|Lieferadresse|Artikel|Supermarkt|Kundenkarte|Merkzettel',
      items: '',
      tags: 'shop|list|einkauf',
    },
    slide: {
      titles: 'Unsere Ziele|Ergebnisse im dritten Quartal|Nächste Schritte|Ausblick|Das Team',
      labels:
        'Folie|Präsentation|Agenda|Nächste Schritte|Fragen?|Vielen Dank|Ziele|Strategie|Zeitplan|Überblick',
      items: 'Niedrigere Kosten|Zwei neue Märkte|Bessere Suche|Einfachere Preise',
      tags: 'presentation',
    },
    social: {
      titles: '',
      labels:
        'Gefällt mir|Kommentar|Kommentare|Teilen|Folgen|Folge ich|Follower|Beitrag|Beiträge|Antworten|Profil|Trends|Erwähnungen|Freunde|Für dich|vor 2 Std.|Kommentieren|Gruppe|Öffentlich|Aufrufe',
      items: '',
      tags: 'post|comments',
    },
    spreadsheet: {
      titles: 'Haushalt 2026|Umsatz nach Region|Bestand|Stundenzettel|Laufwerke|Preisliste',
      labels:
        'Tabelle1|Einfügen|Format|Formel|Daten|Zelle|Zeile|Spalte|SUMME|Filtern|Sortieren|Funktion|Bereich|Tabelle|Gesamt|Größe|Frei|Belegt|Belegung|Typ|Einheit|Menge',
      items: 'Januar|Februar|Nord|Süd|Miete|Essen|Reisen|Gehalt',
      tags: 'table|tabelle|data',
    },
    terminal: {
      titles: '',
      labels:
        'Terminal|Konsole|Sitzung|Verzeichnis|Datei oder Verzeichnis nicht gefunden|Paketlisten werden gelesen|Fertig|insgesamt|Befehl nicht gefunden',
      items: '',
      tags: 'shell|console',
    },
    travel: {
      titles: 'Bordkarte|Ihre Reise|Abfahrten|Online-Ticket|Verbindungen|Hotelbuchung|Fahrkarte',
      labels:
        'Abfahrt|Ankunft|Gleis|Sitzplatz|Wagen|Zug|Bus|Linie|Fahrkarte|Ticket|Klasse|Buchung|Buchungsnummer|Hinfahrt|Rückfahrt|Umstieg|Umstiege|Dauer|Verspätung|pünktlich|Reisende|Flug|Gepäck|Haltestelle|Von|Nach|Verbindung|Reise|Hotel|Nächte|Zimmer',
      items: 'Berlin|Hamburg|München|Köln|Leipzig|Wien',
      tags: 'ticket|trip|train',
    },
    weather: {
      titles: 'Wetter|Hamburg|München|Vorhersage|Wien|Wettervorhersage',
      labels:
        'Wetter|Vorhersage|Gefühlt|Luftfeuchtigkeit|Wind|Regen|Sonnig|Bewölkt|Klar|Schnee|Gewitter|Schauer|Luftdruck|Sicht|Sonnenaufgang|Sonnenuntergang|Niederschlag|Stündlich|Morgen|Temperatur|Böen|Nebel|Regenwahrscheinlichkeit|Woche|Orte',
      items: 'Leichter Regen|Überwiegend sonnig|Starker Wind|Heiter bis wolkig',
      tags: 'forecast|wetter|temperature',
    },
  },
};
