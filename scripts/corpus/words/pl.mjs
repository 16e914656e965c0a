// Words of pages in Polish.
export default {
  code: 'pl',
  tag: 'polish',
  months:
    'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia',
  days: 'niedziela|poniedziałek|wtorek|środa|czwartek|piątek|sobota',
  furniture:
    'Szukaj|Udostępnij|Filtry|Anuluj|OK|Zamknij|Wstecz|Dalej|Więcej|Menu|Edycja|Widok|Pomoc|Plik|Narzędzia|Okno|Start|Zastosuj|Zapisz|Usuń|Dodaj|Nowy|Otwórz|Zaloguj się|Gotowe|Sortuj|Kopiuj|Drukuj|Konto|Wszystko|Dzisiaj|Wczoraj|Tak|Nie',
  people: 'Anna Nowak|Piotr Wójcik|Maria Lis|Tomasz Zając|Ewa Król|Jan Mazur',
  places:
    'Warszawa|Kraków|Gdańsk|Poznań|ulica Długa|Rynek|Dworzec Główny|Lotnisko|Ratusz|Park Miejski',
  things: 'Plecak|Słuchawki|Czajnik|Kurtka|Chleb|Mleko|Jabłka|Ser|Masło|Pomidory|Buty',
  prose:
    'Nowa wersja poprawia sposób przechowywania plików.|Nikt nie spodziewał się, że rzeka wzbierze tak szybko.|To ustawienie można zmienić w każdej chwili.|Rozdział wyjaśnia, jak części działają razem.|Każdy wpis ma nazwę i krótki opis.',
  chatter:
    'Przyjdziesz wieczorem?|Tak, do zobaczenia|Brzmi dobrze!|Będę za dziesięć minut|Dziękuję|Gdzie jesteś?|Wszystkiego najlepszego!|Do jutra',
  kinds: {
    article: {
      titles: 'Powódź na starym mieście|Odkryto nowy gatunek|Muzeum znów otwarte',
      labels:
        'Autor|Opublikowano|Wiadomości|Polityka|Sport|Kultura|Nauka|Gospodarka|Czytaj więcej|Komentarze|Redakcja|Artykuły',
      items: 'Spadki na giełdzie|Deszczowy weekend',
    },
    board: {
      titles: 'Projekt strony|Zadania|Remont',
      labels:
        'Do zrobienia|W toku|Gotowe|Zakończone|Tablica|Zadanie|Zadania|Dodaj kartę|Projekt|Termin|Priorytet|Kolumna',
      items: 'Kupić farbę|Napisać teksty|Zadzwonić do hydraulika',
    },
    calendar: {
      titles: 'Spotkanie|Dentysta|Nowe wydarzenie|Tydzień',
      labels:
        'Dzień|Tydzień|Miesiąc|Rok|Wydarzenie|Wydarzenia|Cały dzień|Miejsce|Przypomnienie|Powtarzaj|Uczestnicy|Kalendarz|Agenda|Początek|Koniec',
      items: 'Obiad z Piotrem|Siłownia|Fryzjer',
    },
    chart: {
      titles: 'Statystyki|Przegląd|Sprzedaż',
      labels:
        'Sprzedaż|Odwiedziny|Średnia|Razem|Minimum|Maksimum|Trend|Wykres|Statystyki|Na miesiąc|Wzrost|Raport|Ostatnie 7 dni',
      items: 'Północ|Południe|Wschód|Zachód',
    },
    chat: {
      titles: '',
      labels:
        'Wiadomość|Wiadomości|Napisz wiadomość|Wyślij|online|Czaty|Grupy|Kontakty|Połączenia|Odpowiedz|Przeczytano',
      items: '',
    },
    code: {
      titles: 'parser.py|server.ts',
      labels: 'Eksplorator|Problemy|Wyjście|Uruchom|Gałąź|Commit|Edytor|Kompiluj',
      items: '',
    },
    document: {
      titles: 'Instrukcja instalacji|Podręcznik|Pierwsze kroki|Umowa najmu',
      labels:
        'Spis treści|Rozdział|Sekcja|Strona|Dalej|Dokumentacja|Podręcznik|Notatka|Notatki|Pogrubienie|Kursywa|Rysunek|Tabela|Foldery|Dokumenty|Nazwa|Rozmiar',
      items: 'Przegląd|Konfiguracja|Licencja',
    },
    email: {
      titles: 'Zaproszenie na rozmowę|Twoje zamówienie jest w drodze|Odebrane',
      labels:
        'Odebrane|Wysłane|Szkice|Wersje robocze|Spam|Kosz|Napisz|Odpowiedz|Przekaż|Od|Do|Temat|Załącznik|Załączniki|Foldery|Nieprzeczytane|Poczta',
      items: 'Dzień dobry|Z poważaniem|W załączniku',
    },
    error: {
      titles: 'Nie można zapisać pliku|Nie znaleziono strony|Utracono połączenie|Odmowa dostępu',
      labels:
        'Błąd|Ostrzeżenie|Niepowodzenie|Spróbuj ponownie|Ignoruj|Nie można|nie znaleziono|odmowa|nieprawidłowy|Problem|nieoczekiwany',
      items: 'Plik jest używany przez inny program.|Dysk jest pełny.',
    },
    finance: {
      titles: 'Konto osobiste|Historia operacji|Oszczędności|Przelew',
      labels:
        'Saldo|Konto|Konta|Przelew|Operacje|Kwota|Przychody|Wydatki|Oszczędności|Płatność|Bank|Kategoria|Waluta|Dostępne środki',
      items: 'Pensja|Czynsz|Zakupy|Prąd',
    },
    invoice: {
      titles: '',
      labels:
        'Faktura|Numer faktury|Data wystawienia|Termin płatności|Nabywca|Sprzedawca|Ilość|Cena jednostkowa|Kwota|VAT|Razem|Do zapłaty|Opis|NIP|Netto|Brutto',
      items: 'Doradztwo|Konserwacja|Dojazd',
    },
    map: {
      titles: 'Trasa|W pobliżu',
      labels:
        'Trasa|Mapa|Odległość|Ruch|Start|Cel|Pieszo|Rower|Samochód|Satelita|Parking|Skręć w lewo|Skręć w prawo|Zjazd|Rondo|Ulica|Przystanek',
      items: 'ulica Portowa|Aleja Północna',
    },
    notification: {
      titles: 'Powiadomienia',
      labels:
        'Powiadomienia|Wyczyść wszystko|teraz|5 min temu|Nieodebrane połączenie|Wyciszone|Nie przeszkadzać|Niski poziom baterii|Alarm',
      items: 'Twoja paczka dotrze dziś|Kopia zakończona',
    },
    photo: {
      titles: 'Galeria|Albumy|Zdjęcia',
      labels:
        'Przytnij|Obróć|Jasność|Kontrast|Nasycenie|Album|Zdjęcia|Obraz|Obrazy|Galeria|Aparat|Ulubione',
      items: 'Plaża|Góry|Rodzina',
    },
    receipt: {
      titles: '',
      labels:
        'Paragon|Suma|Gotówka|Reszta|Karta|PTU|Kasa|Dziękujemy za zakupy|Razem|Sprzedaż opodatkowana',
      items: 'Kawa|Bułka|Ser|Makaron',
    },
    recipe: {
      titles: 'Zupa pomidorowa|Ciasto cytrynowe|Pierogi|Przepisy',
      labels:
        'Składniki|Przygotowanie|Instrukcja|Porcje|minut|Trudność|Przepis|Przepisy|łyżka|łyżeczka|szczypta|Piekarnik|Deser|Sposób przygotowania',
      items:
        '200 g mąki|2 jajka|1 cebula|3 łyżki oleju|Rozgrzać olej na patelni.|Piec przez 25 minut.',
    },
    settings: {
      titles: 'Ustawienia|Preferencje|Ogólne|Prywatność|Sieć',
      labels:
        'Ustawienia|Preferencje|Ogólne|Zaawansowane|Wygląd|Motyw|Ciemny|Język|Powiadomienia|Bezpieczeństwo|Hasło|Kopia zapasowa|Pamięć|Sieć|Ekran|Dźwięk|Włącz|Włączone|Wyłączone|Domyślne|Automatycznie|Czcionka|Pokaż|Użyj|Zezwól|Zachowanie|Skróty|Informacje|Przywróć',
      items: 'Pokaż ukryte pliki|Otwórz przy starcie|Pytaj przed usunięciem',
    },
    shopping: {
      titles: 'Koszyk|Lista zakupów|Zamówienie',
      labels:
        'Dodaj do koszyka|Kup teraz|Koszyk|Cena|Darmowa dostawa|Dostawa|Dostępny|Ilość|Rozmiar|Kolor|Opinie|Promocja|Zamówienie|Zamówienia|Produkt|Produkty|Zakupy',
      items: '',
    },
    slide: {
      titles: 'Nasze cele|Następne kroki',
      labels: 'Slajd|Prezentacja|Plan|Pytania?|Dziękujemy|Cele',
      items: 'Niższe koszty|Dwa nowe rynki',
    },
    social: {
      titles: '',
      labels:
        'Lubię to|Komentarz|Komentarze|Udostępnij|Obserwuj|Obserwujący|Post|Odpowiedz|Profil|Trendy|Znajomi|2 godz. temu|wyświetlenia',
      items: '',
    },
    spreadsheet: {
      titles: 'Budżet 2026|Sprzedaż według regionu',
      labels: 'Arkusz1|Wstaw|Format|Formuła|Dane|Komórka|Wiersz|Kolumna|SUMA|Filtr|Sortuj|Razem',
      items: 'styczeń|luty|Północ|Południe',
    },
    terminal: {
      titles: '',
      labels: 'Terminal|Konsola|Nie ma takiego pliku ani katalogu|nie znaleziono polecenia|Gotowe',
      items: '',
    },
    travel: {
      titles: 'Karta pokładowa|Twoja podróż|Odjazdy|Bilet',
      labels:
        'Odjazd|Przyjazd|Peron|Miejsce|Wagon|Pociąg|Autobus|Linia|Bilet|Klasa|Rezerwacja|Tam|Powrót|Przesiadka|Czas przejazdu|Opóźnienie|Pasażer|Lot|Bagaż|Przystanek|Podróż',
      items: 'Warszawa|Kraków|Gdańsk|Poznań',
    },
    weather: {
      titles: 'Pogoda|Warszawa|Prognoza',
      labels:
        'Pogoda|Prognoza|Odczuwalna|Wilgotność|Wiatr|Deszcz|Słonecznie|Pochmurno|Bezchmurnie|Śnieg|Burza|Ciśnienie|Wschód słońca|Zachód słońca|Jutro|Temperatura|Mgła',
      items: 'Lekki deszcz|Silny wiatr',
    },
  },
};
