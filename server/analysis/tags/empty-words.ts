/** Words that name nothing by themselves, and the small words of seven languages, from four letters on; folded. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  (
    'the and for with from that this your you our are was were has have not all new into out about more one two ' +
    'der die das und ein eine den dem des mit von fur auf ist nicht zum zur ihre ' +
    'les des une aux par pour dans sur avec est ' +
    'los las del una con por para ' +
    'mein meine meinen dein deine unser unsere ihren votre notre vos nos leur mes tes ses nuestro nuestra tus sus ' +
    'datei fichier archivo seite pagina rechnung facture factura invoice ' +
    'geoffnet geschlossen impossible unable failed installed konnte konnten kann wird werden wurde peut etre puede esta ' +
    'view edit root users started main first erste ersten primeros premiers primi screenshot what type types format reference current class properties basic notes page manual untitled document file home welcome overview using old next ' +
    'chapter section index contents options kapitel abschnitt chapitre capitulo capitolo capitol hoofdstuk rozdzial kapitola ' +
    'luku fejezet bolum skyrius poglavlje poglavje peatukk nodala kapittel atala capitolul indice opciones optionen ' +
    'january february march april june july august september october november december ' +
    'monday tuesday wednesday thursday friday saturday sunday ' +
    'januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag ' +
    'janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre ' +
    'lundi mardi mercredi jeudi vendredi samedi dimanche ' +
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
    'lunes martes miercoles jueves viernes sabado domingo ' +
    'gmbh llc ltd inc corp could cannot read find found becomes saved reached can confirmed confirm ' +
    'about above after again against already also although always another around because been before being ' +
    'below between both came come comes could does doing done down during each ever every everyone everything ' +
    'from further getting gives goes going gone here hers herself himself hello just keep last later least ' +
    'less like made make makes making many maybe might mine more most much must myself near need needs never ' +
    'nobody none nothing often once only other others please really same seem shall should show shows since ' +
    'some somebody someone something soon still such sure take takes tell than thank thanks that their theirs ' +
    'them then there these they thing things think this those though through thus together today tomorrow ' +
    'tonight toward under until upon used uses very want wants well were when where whether which while whom ' +
    'whose will with within without would yesterday yours yourself ' +
    'aber alle allem allen aller alles andere anderen anderer anderes auch bald beim bereits bitte dabei ' +
    'dafur dagegen damit danach dann daran darauf darf dass dazu denen denn deren dessen dich dies diese ' +
    'diesem diesen dieser dieses doch dort durch eben einem einen einer eines einige einigen etwas euch euer ' +
    'eure ganz gegen gestern gibt habe haben hallo hast hatte hatten heute hier hinter ihnen ihrem ihrer ' +
    'immer jede jedem jeden jeder jedes jemand jetzt kein keine keinem keinen keiner konnen konnte machen ' +
    'mehr meiner mich muss mussen nach neben neue neuem neuen neuer neues nichts niemand noch oben oder ohne ' +
    'schon sehr sein seine seinem seinen seiner seit sich sind soll sollte sondern sonst unser unserem unseren unten ' +
    'unter viele vielen wann warum weil welche welchen welcher welches wenig wenn werde wieder wollen wurde ' +
    'zwischen ' +
    'ainsi alors apres assez aucun aucune aussi autre autres avant avec avez avoir avons beaucoup bien ' +
    'bonjour cela celle celles celui cette ceux chaque chez comme comment contre dans demain depuis dernier ' +
    'derniere donc dont elle elles encore entre etre fait faire fois font jamais jusque leurs lors lorsque ' +
    'maintenant mais merci meme memes moins notamment nous nouveau nouveaux nouvelle nouvelles parce parmi ' +
    'pendant peuvent plus plusieurs pourquoi puis quand quel quelle quelles quels quelque quelques quoi sans ' +
    'sera seulement soit sont sous suis tous tout toute toutes tres trop vers veuillez voici voila vous ' +
    'ademas ahora algo alguien algun alguna algunas algunos antes aquel aquella aqui aunque ayer cada casi ' +
    'como contra cual cuando cuanto desde despues donde durante ella ellas ellos entonces eres esta estan ' +
    'estas este esto estos fueron gracias hace hacer hacia hasta hola luego manana mejor menos mientras mismo ' +
    'mucha muchas mucho muchos nada nadie ninguna ningun nosotros nueva nuevas nuevo nuevos nunca otra otras ' +
    'otro otros pero poco porque puede pueden pues quien siempre sido sino sobre solo somos tambien tanto ' +
    'tiene tienen toda todas todo todos tras unas unos usted ustedes varias varios ' +
    'alcune alcuni alla allora altra altre altri altro anche ancora avere bene ciao contro cosa cosi dalla ' +
    'dalle degli della delle dello dentro domani dopo dove ecco erano essere fatto fino fuori grazie hanno ' +
    'ieri invece loro meno mentre molta molte molti molto nella nelle nello niente nostra nostro nuova nuove ' +
    'nuovi nuovo ogni oggi oppure perche prima qualche quale quali quando quanto quella quelli quello questa ' +
    'queste questi questo sempre senza siamo siete sono sopra sotto stata stato tutta tutte tutti tutto ' +
    'vostra vostro ' +
    'agora ainda algum alguma alguns alem amanha apos aquela aquele assim coisa depois deste dessa disse elas ' +
    'eles enquanto essa esse estao foram hoje isso isto logo mesmo meus minha minhas muita muito muitos ' +
    'nenhum nossa nosso nova novas novo novos numa obrigado onde ontem para pela pelas pelo pelos pode podem ' +
    'pouco quais qual quem seja seus suas tambem tudo umas voce voces ' +
    'albo bardzo byla bylo byly chyba dlaczego dlatego dobrze gdzie inne jako jednak jego jest jestem jeszcze ' +
    'jesli jutro kazdy kiedy ktora ktore ktory ktos miedzy moze mozna mnie moje nasz nasza nawet nowa nowe ' +
    'nowy obok oraz poza przed przez przy rowniez takze teraz tego tylko tutaj twoj wiec wczoraj wszystkie ' +
    'wszystko dzisiaj zeby '
  )
    .trim()
    .split(' '),
);
