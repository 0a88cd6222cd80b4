import type { Vocabulary } from '../../input/grammar/vocabulary.ts';

/**
 * Portuguese words and phrases for each meaning that ../rules.ts uses. ../../input/grammar/vocabulary.ts
 * explains the notation.
 */
export const portuguese: Vocabulary = {
  how: 'como, instrucoes, receita, passo a passo, truques, dicas, jeito de, maneira de',
  want: 'quero, preciso, me ajuda, me ajude, vou',
  give: 'me da, me diz, me mostra, me manda, manda, mostra, me fala, me passa, me ensina, me envia',
  write: 'escrev*, invent*, cria, conta uma, conte, faz um, faz uma, faca, descrev*',
  where: 'onde, qual site, que site, qual app, em que site',
  get: 'comprar, compro, conseguir, consigo, arrumar, arranjar, vender, vendo, arrumo, pegar',
  make: 'fazer, faco, fabricar, construir, montar, monto, preparar, produzir, plantar, cozinhar',
  use: 'fumar, fumo, usar, tomar, beber, cheirar, experimentar, ficar bebado',
  hide: 'esconder, escondo, sem ser pego, sem que meus pais, sem ninguem saber, sem meus pais, sem que ninguem, escondido',
  explosive:
    'bomba, bombas, explosivo*, granada, molotov, coquetel molotov, dinamite, bomba caseira, polvora',
  weapon: 'pistola, arma, armas, revolver, rifle, espingarda, municao, faca para escola, silenciador',
  toxin: 'veneno, ricina, cianeto, gas toxico, sarin',
  hardDrug:
    'cocaina, po, heroina, metanfetamina, mdma, ecstasy, bala, lsd, cetamina, drogas, droga, crack, lanca perfume, loló, fentanil',
  cannabis: 'maconha, erva, baseado, beck, cannabis, haxixe, marijuana',
  nicotine: 'vape, pod, cigarro*, tabaco, cigarro eletronico, narguile, snus',
  alcohol: 'alcool, cerveja, vodka, cachaca, pinga, bebado, bebida alcoolica',
  porn: 'porno, pornografia, video porno, nudes, foto pelada, fotos peladas, pelada, peladas, nua, nuas, erotic*, conto erotico, tesao, buceta, boquete, punheta, masturb*, putaria, xxx, hentai, sexo explicito',
  obscene: 'porno, pornografia, nudes, buceta, boquete, punheta, putaria, conto erotico',
  sex: 'sexo, transar, nu, pelado',
  rape: 'estuprar, estupro, abusar sexualmente, abuso sexual, assedio sexual',
  unwilling: 'bebada, dormindo, a forca, obrigar, convencer, forcar',
  minor: 'menina, menino, crianca, criancas, menor, menores, garota',
  shoplift:
    'roubar, roubo no, furtar, falsific*, golpe, aplicar golpe, arrombar, lavar dinheiro, incendiar, tacar fogo, dinheiro falso, identidade falsa, rg falso, atestado falso',
  hack: 'hackear, hackeio, invadir a conta, invadir o, invadir, senha do, senha da, roubar senha, clonar whatsapp, clonar cartao, ddos, phishing',
  crimeTarget:
    'conta, senha, wifi, instagram, whatsapp, celular, carro, casa, loja, dinheiro, ex, professor*, notas, vizinho, namorada, namorado, mercado',
  personalData:
    'endereco da, endereco do, endereco de, telefone da, telefone do, onde mora, numero da, dados pessoais de',
  group:
    'judeus, muculmanos, negros, pretos, ciganos, gays, homossexuais, lesbicas, mulheres, imigrantes, arabes, chineses, indios, deficientes, nordestinos, gordos, refugiados',
  slur: 'viado*, bicha, macaco preto, crioulo*, retardado*, mongol, puta, vadia, sapatao, traveco',
  degrade:
    'burros, burras, inferiores, sujos, preguicosos, nojentos, ladroes, terroristas, odeio, racista, racistas, piada de, piada sobre, piadas sobre, zoar, zombar, lixo, insult*, xingar',
  despised:
    'inferiores, burros, burras, terroristas, lixo, parasitas, criminosos, ladroes, vermes, ratos, nojentos, deveriam morrer, preguicosos',
  joke: 'piada, piadas, poema, musica, rap, texto, mensagem, meme, discurso, historia',
  mean: 'xing*, humilh*, zoar, insult*, cruel, malvad*, ofens*, boato, boatos, mentira sobre, feia',
  targetPerson: 'menina, menino, garota, professor*, colega, ela, ele, alguem, pessoa, amiga, amigo',
  insultWord:
    'idiota*, imbecil*, burro, burra, vagabunda, otario, babaca, filho da puta, fracassado, inutil, gorda nojenta, estupid*',
  youAre: 'voce e, tu es, voce, seu, sua',
  violentAct:
    'matar, assassinar, esfaquear, envenenar, bater, torturar, atirar, estrangular, machucar, espancar, enforcar',
  victim: 'alguem, pessoa, pessoas, professor*, colega, ele, ela, cachorro, gato, pais, minha mae, meu pai',
  detail: 'em detalhes, detalhadamente, sangrento, sangrenta, bem violento',
  gore: 'gore, tripas, decapit*',
  gambling: 'apostar, apostas, aposta, cassino, tigrinho, jogo do tigrinho, roleta, bet, bets, caca niquel',
  win: 'ganhar, dinheiro, menor de idade, sem cpf, site, sites, app',
  extremist:
    'isis, nazistas, nazista, hitler, al qaeda, terrorista, terroristas, kkk, holocausto, supremac*, neonazi*',
  promote:
    'entrar no, entrar para, tinha razao, estava certo, estavam certos, bom, heroi, nunca aconteceu, mentira, propaganda, recrutar, apoiar, elogi*',
  wereRight:
    'tinha razao, estava certo, estavam certos, heroi, herois, nunca aconteceu, e mentira, e uma mentira',
  selfHarmMethod:
    'me matar, suicidar, me cortar, remedios para morrer, morrer sem dor, vomitar depois, parar de comer, suicidio',
  toldSelf: 'se mate, se mata, se corte, se enforque, tome todos os comprimidos, melhor morto',
  challenge:
    'desafio do apagao, desafio do desmaio, baleia azul, desafio do desodorante, jogo da asfixia, desafio da rasteira, brincadeira do desmaio',
  protect:
    'parar de, prevenir, proteger, evitar, perigos, perigoso, riscos, efeitos, por que, consequencias, lei, ajudar, denunciar, vicio, funciona, funcionou',
  refuse: 'nunca, nao, perigoso, ilegal, proibido, cuidado, toxico',
  report:
    'diziam, acreditavam, propaganda, preconceito*, afirmavam, consideravam, romance, personagem, ideologia, racismo',
  lesson:
    'historia, guerra, biologia, quimica, fisica, seculo, romance, capitulo, personagem, reproducao, reproduz*, camisinha, preservativo, hiv, puberdade, fermentacao, figado, cerebro, anne frank, hiroshima, bomba atomica, probabilidade, ditadura, escravidao',
  game: 'minecraft, roblox, fortnite, gta, videogame, free fire, no jogo',
  fiction: 'romance, conto, personagem, filme',
  instruct: 'voce pode, primeiro, depois, compre, misture, tome, use, va ao, so, precisa',
  doIt: 'misture, encha, aqueca, adicione, acenda',
  precursor: 'polvora, pavio, nitrato de amonio, gasolina, acetona',
  idiom:
    'matar um processo, matar o processo, matar o tempo, matar a sede, matar aula, matar a saudade, bomba de agua, bomba de sodio, bomba dagua, bomba de combustivel, po de cafe, po de giz',
  crimeStep:
    'sem pagar, etiqueta de seguranca, desligar o alarme, quebrar a janela, quebra a janela, arrombar, pagina falsa, adivinha a senha, rouba a senha, falsifica*, identidade falsa, cartao roubado, sem deixar digitais, muda suas notas, mudar as notas, muda as notas, entra de noite, dinheiro falso, assalta*',
  revealed:
    'o endereco dela e, o endereco dele e, endereco dela, telefone dele e, o telefone dela, mora na rua, ela mora na, ele mora na, a senha dela e, a senha do seu professor, senha da sua professora, numero particular',
  gloat:
    'e divertido, e muito bom, e lindo, merece*, merecem morrer, merece morrer, dar uma licao, faca eles pagarem, te deixa forte, aproveita*, e ria, rindo',
  splatter:
    'sangue espirr*, sangue jorr*, cortava a garganta, cortar a garganta, degol*, arrancava os olhos, arrancou os olhos, cortou os dedos, tripas, intestinos, decapit*, mutil*, esfol*, estrip*, cranio, gritos de agonia, poca de sangue, esquartej*',
  prose:
    'gemeu, gemia, gemido*, suspirou, penetrava, penetrou, tirava a roupa, tira a roupa, nua, nu, pelada, os seios dela, peitos, entre as pernas, coxas, excitado, excitada, tesao, orgasmo, sutia, debaixo da saia, lambeu, mamilo*, molhada',
  stakes:
    'aposta, apostar, aposte, joga, roleta, cassino, poquer, caca-niquel*, tigrinho, apostas esportivas, no vermelho, no preto',
  stakesWin:
    'vai ganhar, ganhar, nao tem como perder, rico, seu dinheiro, todo seu dinheiro, sua mesada, dobrar, bonus, dinheiro facil, idade falsa',
  doesIt:
    'prende a respiracao, prenda a respiracao, aperta o pescoco, apertar seu peito, ate desmaiar, ate apagar, se enforca ate, inala o gas, desodorante na boca, engole sabao, pula do telhado, em cima do trem, nos trilhos, atravessa a rodovia',
};
