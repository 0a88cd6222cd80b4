/** Words that stand in names or beside them, folded (`foldedText`). */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What stands before a last name. "m" needs its point, since metres have the same letter. */
export const titles = words(
  'mr mrs ms miss mx dr prof herr herrn frau fraulein senor senora senorita sr sra srta sta don dona madame mademoiselle monsieur mme mlle m professor professora',
);

/** Small words inside names, which name nobody. */
export const particles = words(
  'a aan abu af al am an av ben bin bint d da dal dalla das de degli dei del della den der des di dit do dos du e el het i ibn il in l la las le les lo los mac mc o of op oude san santa st te ten ter the thi ul un ur van vom von vor y zu zum zur',
);

/**
 * Words of sentences that are also names. Names that are not here are taken for names in any order; these only where the
 * text shows that they are meant as names.
 */
export const ordinaryWords = words(
  [
    'abbot able amber angel april archer art august autumn baker ball banks barber bay bean bear beck bell berry best better bill bird bishop black blue bond book bow bradford branch bridge bright brook brooks brown buck bud burns bush butcher butler case cash chance charity chase cherry chip church clay cliff close coal coin cole constant cook cooper coral cotton cross crystal cross',
    'daisy dale dawn day dean dial diamond dick do dolly drew drive duke early earl east else ernest eve ever faith farmer fawn fern field fields fisher flint flower ford forest fortune foster fox frank free freeman friend frost gale garden gay gene gentle german glad glass glen gold golden good grace grand grant gray green grey guy hale hall hand hardy harmony harp harper hart hat haven hawk hazel head heath heather heaven hill hills holiday holly honey honor hood hope house hunt hunter',
    'iris ivory ivy jack jade jasmine jean jerry jersey john jolly joy joyce justice key kin kind king kings knight lamb lane large law lake lee leaf liberty light lily little long lord love loving low lucky major mark marks marsh marshall mason may mead melody mercy merry mild miles mill miller mine mint moon moore more morning moss mount my myrtle neat new news noble noel north oak ocean olive page pansy paris park parks parson peace peach pearl penny pepper pepper pete piper pleasant point poor pope porter pound powers power price pride prime prince prudence',
    'queen rain ran ray read red reed rice rich river rivers rob robin rock rod rose rosemary round ruby rush rusty sage said sailor sand sandy savage say scarlet see serene sharp shaw she shepherd short silver singer skip sky small smart smith snow so son song south spear spring star steel still stone storm strange street strong sue summer sunday sunny swan sweet swift sword tailor tanner taylor terry than thin thorn tiger time to todd tom too tree true tucker valentine van victor viola violet wade walker wall ward water waters way weaver weeks wells west wheat wheeler white wild wilder will willow wills win winter winters wise wolf wood woods worth wright wren yard young your',
    'as at be by go he his hut if is it me mi no not on or su ta then tu up us we ya yo you',
    'alba alegre amor bravo blanca blanco bueno calle campo casa castillo cielo clara claro cruz dolores dulce esperanza estrella flor flores fuentes gloria guerra iglesia leal leon luna luz mar mora moreno negro nieves paz pilar reina rey rico rio rios rosa rubio serrano sol soledad sierra torres valle victoria vega',
    'bauer braun ernst fuchs gross hahn jung kaiser klein koch konig kraus kurz lang lange maier neu richter sauer schmidt schon schwarz stark stern sommer vogel wagner weber weiss winkler wolf zimmermann',
    'bel belle blanc bon boucher claire fleur grand jour leroux marin marine martin mercier meunier petit pierre roi rose rousse roux',
  ].join(' '),
);
