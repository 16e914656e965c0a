/** Endings of countries and territories, as hosts have them. */
const COUNTRIES = `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw
  by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr
  ga gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg
  kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx
  my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se
  sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc
  ve vg vi vn vu wf ws ye yt za zm zw`;
/** Those of kinds, trades, cities and firms that pages of the web name often. */
const KINDS = `com org net edu gov mil int arpa aero asia biz cat coop info jobs mobi museum name post pro tel travel
  academy agency app art audio auto band bank bar bayern beer berlin best bet bike bio blog blue boutique broker build
  business buzz cafe camera camp capital car care careers cars casa cash center chat cheap city church click clinic cloud
  club coach codes coffee college cologne community company computer consulting contact cool coupons credit dance data
  date deals delivery dental design dev digital direct directory doctor dog domains download earth eco education email
  energy engineer engineering estate events exchange expert express family fans farm fashion film finance financial
  fish fit flights flowers foo football forum foundation fund fun fyi gallery game games garden gift gives global gmbh
  gold google goog graphics green group guide guru hamburg health help hockey holdings holiday homes host hosting hotels
  house how immo immobilien industries ink institute insure international investments irish istanbul jetzt jewelry
  kaufen kitchen koeln land law lawyer legal lgbt life lighting limited link live llc loan lol london love ltd
  management map market marketing markets mba media memorial menu microsoft money moscow movie music new news nexus
  ngo ninja nrw nyc one online ong onl page paris partners parts party pet photo photography photos pics pictures pink
  pizza place plumbing plus porn press productions properties pub quest radio recipes red rent rentals repair report
  rest restaurant review reviews rip rocks ruhr run saarland sale school science security services sex shoes shop
  shopping show singles site ski social software solar solutions space store stream studio style supplies supply
  support surf surgery systems swiss taipei tattoo tax taxi team tech technology tennis theater tickets tips tires
  today tokyo tools top tours town toys trade training tube university uno vacations ventures vet video villas vin
  vip vision vote voyage wang watch webcam website wedding wien wiki win wine work works world wtf xxx xyz yoga zone zip`;
/** Hosts at home, in offices, in tests and in examples. */
const OWN =
  'local localhost localdomain lan home internal intranet corp test example invalid onion';

const TOP_DOMAINS = new Set(`${COUNTRIES} ${KINDS} ${OWN}`.split(/\s+/));

/** Whether hosts have such an ending: a misread one is hardly another. */
export const isTopDomain = (ending: string): boolean =>
  TOP_DOMAINS.has(ending) || ending.startsWith('xn--');
