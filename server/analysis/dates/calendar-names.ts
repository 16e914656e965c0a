/** Names as dates have them, from January on and from Sunday on. A test holds them against those that `Intl` knows. */
interface CalendarNames {
  /** Beside a day, such as a genitive. */
  months: string;
  /** Over a month. */
  alone: string;
  /** Cut short beside a day; empty where dates have numbers instead. */
  short: string;
  weekdays: string;
}

/** By the code of the language. */
export const CALENDAR_NAMES: Readonly<Record<string, CalendarNames>> = {
  nl: {
    months:
      'januari februari maart april mei juni juli augustus september oktober november december',
    alone:
      'januari februari maart april mei juni juli augustus september oktober november december',
    short: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
    weekdays: 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag',
  },
  da: {
    months: 'januar februar marts april maj juni juli august september oktober november december',
    alone: 'januar februar marts april maj juni juli august september oktober november december',
    short: 'jan feb mar apr maj jun jul aug sep okt nov dec',
    weekdays: 'søndag mandag tirsdag onsdag torsdag fredag lørdag',
  },
  nb: {
    months: 'januar februar mars april mai juni juli august september oktober november desember',
    alone: 'januar februar mars april mai juni juli august september oktober november desember',
    short: 'jan feb mars apr mai juni juli aug sep okt nov des',
    weekdays: 'søndag mandag tirsdag onsdag torsdag fredag lørdag',
  },
  sv: {
    months: 'januari februari mars april maj juni juli augusti september oktober november december',
    alone: 'januari februari mars april maj juni juli augusti september oktober november december',
    short: 'jan feb mars apr maj juni juli aug sep okt nov dec',
    weekdays: 'söndag måndag tisdag onsdag torsdag fredag lördag',
  },
  fi: {
    months:
      'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
    alone:
      'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
    short: '',
    weekdays: 'sunnuntai maanantai tiistai keskiviikko torstai perjantai lauantai',
  },
  et: {
    months:
      'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
    alone:
      'jaanuar veebruar märts aprill mai juuni juuli august september oktoober november detsember',
    short: 'jaan veebr märts apr mai juuni juuli aug sept okt nov dets',
    weekdays: 'pühapäev esmaspäev teisipäev kolmapäev neljapäev reede laupäev',
  },
  lv: {
    months:
      'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris',
    alone:
      'janvāris februāris marts aprīlis maijs jūnijs jūlijs augusts septembris oktobris novembris decembris',
    short: 'janv febr marts apr maijs jūn jūl aug sept okt nov dec',
    weekdays: 'svētdiena pirmdiena otrdiena trešdiena ceturtdiena piektdiena sestdiena',
  },
  lt: {
    months:
      'sausio vasario kovo balandžio gegužės birželio liepos rugpjūčio rugsėjo spalio lapkričio gruodžio',
    alone:
      'sausis vasaris kovas balandis gegužė birželis liepa rugpjūtis rugsėjis spalis lapkritis gruodis',
    short: '',
    weekdays:
      'sekmadienis pirmadienis antradienis trečiadienis ketvirtadienis penktadienis šeštadienis',
  },
  cs: {
    months: 'ledna února března dubna května června července srpna září října listopadu prosince',
    alone: 'leden únor březen duben květen červen červenec srpen září říjen listopad prosinec',
    short: '',
    weekdays: 'neděle pondělí úterý středa čtvrtek pátek sobota',
  },
  sk: {
    months:
      'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
    alone: 'január február marec apríl máj jún júl august september október november december',
    short: '',
    weekdays: 'nedeľa pondelok utorok streda štvrtok piatok sobota',
  },
  sl: {
    months: 'januar februar marec april maj junij julij avgust september oktober november december',
    alone: 'januar februar marec april maj junij julij avgust september oktober november december',
    short: 'jan feb mar apr maj jun jul avg sep okt nov dec',
    weekdays: 'nedelja ponedeljek torek sreda četrtek petek sobota',
  },
  hr: {
    months:
      'siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca',
    alone:
      'siječanj veljača ožujak travanj svibanj lipanj srpanj kolovoz rujan listopad studeni prosinac',
    short: 'sij velj ožu tra svi lip srp kol ruj lis stu pro',
    weekdays: 'nedjelja ponedjeljak utorak srijeda četvrtak petak subota',
  },
  hu: {
    months:
      'január február március április május június július augusztus szeptember október november december',
    alone:
      'január február március április május június július augusztus szeptember október november december',
    short: 'jan febr márc ápr máj jún júl aug szept okt nov dec',
    weekdays: 'vasárnap hétfő kedd szerda csütörtök péntek szombat',
  },
  ro: {
    months:
      'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
    alone:
      'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
    short: 'ian feb mar apr mai iun iul aug sept oct nov dec',
    weekdays: 'duminică luni marți miercuri joi vineri sâmbătă',
  },
  tr: {
    months: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
    alone: 'ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık',
    short: 'oca şub mar nis may haz tem ağu eyl eki kas ara',
    weekdays: 'pazar pazartesi salı çarşamba perşembe cuma cumartesi',
  },
  id: {
    months:
      'januari februari maret april mei juni juli agustus september oktober november desember',
    alone: 'januari februari maret april mei juni juli agustus september oktober november desember',
    short: 'jan feb mar apr mei jun jul agu sep okt nov des',
    weekdays: 'minggu senin selasa rabu kamis jumat sabtu',
  },
  ca: {
    months: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
    alone: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre',
    short: 'gen febr març abr maig juny jul ag set oct nov des',
    weekdays: 'diumenge dilluns dimarts dimecres dijous divendres dissabte',
  },
};
