bot-start = Oi, { $name }! O Billet leva bilhetinhos anônimos e presentinhos entre gente que se gosta. Abra o app, compartilhe seu link e veja o que chega.
bot-send-valentine = Para quem é o seu valentine? Escolha alguém aqui embaixo e eu abro o cartão.
bot-send-anon = Para quem você sempre quis fazer uma pergunta? Escolha alguém aqui embaixo. Seu nome não aparece, e o app diz quem poderia descobrir.
bot-choose-friend = Escolher alguém
bot-friend-chosen = { $name }? Boa escolha! Toque no botão e escreva.
bot-friend-self = Ué, é você! Escolha outra pessoa, ela vai gostar de receber algo seu.
bot-friend-gone = Não dá para escrever para essa pessoa agora. Escolha outra, ela vai gostar de receber algo seu.
bot-nameless = Alguém
bot-help =
    Funciona assim:
    1. Compartilhe seu link pelo app.
    2. A galera manda bilhetinhos e presentes.
    3. Abra, responda e descubra quem escreveu.

    /terms tem as regras, /paysupport ajuda com pagamentos.
bot-terms =
    Seja gentil: nada de insultos, ameaças ou spam. Presentes e extras são pagos em Estrelas e saem logo depois do pagamento; o que é oculto para sempre viaja junto com outros envios e chega em até 15 minutos. O que não puder ser entregue é reembolsado automaticamente.
    Um bilhetinho assinado mostra o nome de quem enviou. Um oculto pode ser revelado com Estrelas por quem recebe. E quando cada lado abriu um bilhetinho do outro (dois valentines ou duas perguntas, nenhum oculto para sempre, ambos enviados com “Mútuo” ativado), é mútuo: nome, foto e nome de usuário aparecem de graça para os dois lados. O app avisa antes do envio. Um oculto para sempre não pode ser revelado por preço nenhum e nunca é mútuo: depois que chega, nenhum nome fica guardado com ele. O que resta: o Telegram sabe quem pagou, mas não é informado para quem. E quem tiver nosso banco de dados junto com a chave secreta dele poderia testar um palpite sobre duas pessoas específicas; sem a chave, ninguém pode.
bot-paysupport =
    Se não deu para entregar o que você pagou, o pagamento volta sozinho para você, em geral em minutos.
    { $isStaffed ->
        [true] Se algo ainda parece errado, escreva aqui o que você comprou e quando. O que você escrever nos próximos dias é lido pelas pessoas por trás do Billet, e a resposta delas chega neste chat.
       *[false] No momento ninguém lê as mensagens daqui. Se algo ainda parece errado, volte mais tarde.
    }
    O suporte do próprio Telegram não pode ajudar com compras neste bot.
bot-support-arrived = Recebemos sua mensagem. A resposta chega neste chat.
bot-support-answer =
    Resposta do Billet:

    { $text }
bot-support-closed = Esta conversa está encerrada. Se ainda falta algo, /paysupport abre uma nova.
bot-support-too_long = É longo demais para uma mensagem só: no máximo 3.500 caracteres. Nada foi repassado.
bot-support-too_many = Recebemos suas mensagens e vamos responder. Até lá, não aceitamos mais.
bot-support-not_text = Só dá para repassar texto. Escreva com palavras, por favor.
bot-unknown = Hum, isso eu não entendi. Os bilhetinhos são escritos e lidos no app, que abre com /start. /help conta como funciona, /paysupport ajuda com pagamentos.

bot-button-open = Abrir o Billet
bot-button-send = Escolher um presente
bot-button-ask = Perguntar no anônimo
bot-button-inbox = Abrir

bot-command-start = Abrir o Billet
bot-command-help = Como funciona
bot-command-terms = Regras
bot-command-paysupport = Ajuda com pagamentos
bot-command-reports = Denúncias em espera
bot-command-requests = Pedidos de reembolso
bot-command-refund = Reembolsar um pagamento
bot-menu = Billet

bot-arrived =
    { $kind ->
        [question] 💌 Chegou uma pergunta para você! De quem será?
        [valentine] 💌 Chegou um valentine para você! De quem será?
        [super] 💛 Chegou um super valentine para você! De quem será?
        [gift] 🎁 Chegou um valentine com presente do Telegram! De quem será?
       *[several] 💌 Chegou algo para você. De quem será?
    }
bot-matched = 💞 É mútuo: você também escreveu. Veja quem é!
bot-answered =
    💬 { $name } respondeu ao seu bilhetinho:

    { $answer }
bot-answered-quoted =
    💬 { $name } respondeu ao seu bilhetinho:

    “{ $question }”

    { $answer }
bot-refunded =
    { $stars ->
        [one] { $stars } Estrela voltou para você: o pedido não pôde ser cumprido ou houve reembolso a pedido.
        [many] { $stars } de Estrelas voltaram para você: o pedido não pôde ser cumprido ou houve reembolso a pedido.
       *[other] { $stars } Estrelas voltaram para você: o pedido não pôde ser cumprido ou houve reembolso a pedido.
    }
bot-refund-refused = Não deu para devolver suas Estrelas ({ $stars }): o Telegram recusou. Envie /paysupport aqui: uma pessoa lê e responde neste chat.
bot-refund-refused-unused = O que tinha sido retirado em troca delas é seu de novo.
bot-request-refused = Olhamos seu pedido para receber Estrelas de volta: { $stars } ({ $when }). Não vamos devolvê-las. Se você vê isso de outro jeito, envie /paysupport.
bot-refunded-unused = O que você ainda não tinha usado também foi devolvido.

bot-cannot-pay = Este pedido não pode mais ser pago. Nada foi cobrado. Comece de novo no app, por favor.

bot-invoice-item = Um presente no Billet
bot-invoice-item-description = { $gift }. Sai logo depois do pagamento.
bot-invoice-pack =
    { $reveals ->
        [one] { $reveals } revelação
        [many] { $reveals } de revelações
       *[other] { $reveals } revelações
    }
bot-invoice-pack-description =
    { $reveals ->
        [1] Descubra quem te enviou um dos seus bilhetinhos.
        [one] Descubra quem te enviou { $reveals } dos seus bilhetinhos.
        [many] Descubra quem te enviou { $reveals } dos seus bilhetinhos.
       *[other] Descubra quem te enviou { $reveals } dos seus bilhetinhos.
    }

bot-invoice-early = Abertura antecipada
bot-invoice-early-description = Seus valentines de { $year } abrem logo depois do pagamento, e também todos os que chegarem até 8 de março.

bot-sender-gone = Quem enviou apagou a própria conta. Sua revelação continua sendo sua.

bot-operator-refund-usage = Escreve-se assim: /refund, um espaço e o id do pagamento, como aparece no recibo do Telegram de quem pagou.
bot-operator-refund-started = As Estrelas estão voltando. O que foi entregue fica.
bot-operator-refund-unknown = Esse pagamento não existe.
bot-operator-refund-refused = Esse pagamento está em andamento ou já foi devolvido.
bot-operator-refund-failed = O Telegram recusou a devolução desse pagamento. Nada mais será tentado.
bot-operator-help =
    Para quem opera:
    /reports lista as denúncias em espera.
    /requests lista quem pede Estrelas de volta.
    /refund e o id de um pagamento devolve suas Estrelas.
    Responda à mensagem de uma pessoa para responder a ela.
bot-operator-reports =
    { $total ->
        [0] Nenhuma denúncia em espera.
        [1] Uma denúncia em espera.
        [one] { $total } denúncia em espera. Ameaças e o que envolve menores vêm primeiro; aqui estão { $listed }.
        [many] { $total } de denúncias em espera. Ameaças e o que envolve menores vêm primeiro; aqui estão { $listed }.
       *[other] { $total } denúncias em espera. Ameaças e o que envolve menores vêm primeiro; aqui estão { $listed }.
    }
bot-operator-report =
    Denúncia de { $date }
    Motivo: { $reason ->
        [insult] insulto
        [threat] ameaça
        [sexual] sexual
        [spam] spam
        [minor] envolve menores
       *[other] outra coisa
    }

    Bilhetinho: { $message }
    Quem recebeu acrescenta: { $note }{ $isAnonymous ->
        [true] {" "}(Oculto para sempre: a suspensão vale só para quem recebeu.)
       *[false] {""}
    }
bot-operator-act-keep = Deixar
bot-operator-act-remove = Tirar do ar
bot-operator-act-stop_week = Tirar do ar, suspender quem enviou por 7 dias
bot-operator-act-stop_month = Tirar do ar, suspender quem enviou por 30 dias
bot-operator-done-keep = Deixado
bot-operator-done-remove = Tirado do ar
bot-operator-done-stop_week = Tirado do ar, quem enviou: suspensão de 7 dias
bot-operator-done-stop_month = Tirado do ar, quem enviou: suspensão de 30 dias
bot-operator-done-before = Esta denúncia já tinha sido resolvida

bot-share-title-valentine = Me manda um valentine
bot-share-title-anonymous = Me pergunta qualquer coisa
bot-share-answer-valentine = Um valentine e minha resposta
bot-share-answer-anonymous = Perguntaram, eu respondi
bot-share-answer-label = Minha resposta
bot-share-reveal-title = Mistério resolvido
bot-share-reveal-words = E agora eu sei quem foi 👀
bot-share-reveal-label = Revelado
bot-share-message-valentine = 💌 { $name } está esperando um valentine. Assinado ou não: você escolhe.
bot-share-message-anonymous = 🎭 Pergunte o que quiser a { $name }. Seu nome não aparece.
bot-share-button-valentine = Enviar um valentine
bot-share-button-anonymous = Perguntar no anônimo

bot-service-note-1 = Você veio antes de o Dia de São Valentim acabar. Isso te coloca entre as primeiríssimas pessoas, e a gente reparou. Valeu! 💛
bot-service-note-2 = Os primeiros bilhetinhos chegaram a quem tinham que chegar, graças a você. Continue escrevendo: alguém espera uma palavra de carinho.
bot-service-note-3 = Esse foi seu primeiro 8 de março com a gente. Que os próximos meses tragam muito mais palavras de carinho. 🌷
bot-service-winner = { $place ->
        [1] Primeiro lugar da sua região em { $season }! Ninguém recebeu mais. A coroa é sua. 🏆
        [2] Segundo lugar da sua região em { $season }! Dá para ver que as pessoas têm muito a te dizer. 🥈
       *[3] Terceiro lugar da sua região em { $season }! Que ano de palavras de carinho. 🥉
    }

bot-operator-refund-asked =
    { $name } pede Estrelas de volta: { $stars } ({ $what }, { $when }).
    Pagamento: { $charge }
bot-operator-request-approved = Aprovar
bot-operator-request-refused = Recusar
bot-operator-request-approved-done = Aprovado: as Estrelas estão voltando
bot-operator-request-refused-done = Recusado
bot-operator-request-before-done = Este pedido já tinha sido decidido, ou as Estrelas voltaram nesse meio-tempo
bot-operator-requests =
    { $total ->
        [0] Ninguém pede Estrelas de volta.
        [1] Um pedido em espera.
        [one] { $total } pedido em espera, os mais antigos primeiro; aqui estão { $listed }.
        [many] { $total } de pedidos em espera, os mais antigos primeiro; aqui estão { $listed }.
       *[other] { $total } pedidos em espera, os mais antigos primeiro; aqui estão { $listed }.
    }
bot-operator-set-aside =
    { $count ->
        [1] Chegou um pagamento do qual
        [one] Chegou { $count } pagamento do qual
        [many] Chegaram { $count } de pagamentos dos quais
       *[other] Chegaram { $count } pagamentos dos quais
    } este banco de dados não conhece nenhum pedido. Ficam separados, e nada volta sozinho: talvez este banco de dados seja mais antigo do que eles, ou novo.
    Para devolver um: /refund e o id dele.

    { $list }{ $more ->
        [0] {""}
       *[other] {" "}e mais { $more }
    }
bot-operator-refund-cap =
    Em uma hora, { $cap } pagamentos voltaram sem que ninguém decidisse. Esse é o limite (AUTOMATIC_REFUNDS_AN_HOUR), e mais { $waiting } esperam a próxima hora.
    Se estiverem certos, não há nada a fazer; /refund e o id de um pagamento devolve um na hora.
bot-operator-refund-stuck =
    Ainda não dá para devolver Estrelas: { $stars }. Uma dúzia de tentativas foi em vão. Talvez o bot tenha Estrelas de menos, ou o Telegram esteja fora. As tentativas continuam.
    Pagamento: { $charge }
bot-operator-refund-messenger =
    O Telegram se recusa a devolver Estrelas: { $stars }. Nada mais será tentado, e quem pagou já sabe.
    Pagamento: { $charge }
bot-operator-canary =
    { $isTakenBack ->
        [true] A nova versão de { $remote } ({ $version }), que parte das pessoas experimenta, falhava demais e foi retirada.
       *[false] A nova versão de { $remote } ({ $version }), que parte das pessoas experimenta, falha demais. Não é possível gravar a publicação, que ainda a inclui; nossos servidores não a oferecem mais.
    }
    Usuários com falhas: { $failures }, com inícios: { $starts }. A versão dos demais: usuários com falhas: { $activeFailures }, com inícios: { $activeStarts }.

bot-operator-ticket =
    { $number } { $name } escreve (responda a esta mensagem):

    { $text }
bot-operator-ticket-close = Encerrar a conversa
bot-operator-ticket-sent = { $number } Enviado para { $name }.
bot-operator-ticket-answered =
    { $number } { $operator } respondeu para { $name }:

    { $text }
bot-operator-ticket-unknown = Não tem ninguém por trás dessa mensagem. Para responder a alguém, responda à mensagem que veio dessa pessoa.
bot-operator-ticket-closed = Essa conversa acabou, e a resposta não foi enviada. A pessoa pode começar uma nova com /paysupport.
bot-operator-ticket-too_long = É longo demais: no máximo 3.500 caracteres. Não foi enviado.
bot-operator-ticket-not_text = Só dá para enviar texto. Não foi enviado.
bot-operator-ticket-ended = Encerrada
bot-operator-ticket-ended-before = Esta conversa já tinha acabado

## Prompts of the day
bot-prompt-1 = Duas verdades e uma mentira sobre mim
bot-prompt-2 = Que música lembra de mim?
bot-prompt-3 = Qual foi sua primeira impressão de mim?
bot-prompt-4 = Me descreva com três emojis
bot-prompt-5 = Me conta um segredo
bot-prompt-6 = O que eu faço no fim de semana?
bot-prompt-7 = Dê uma nota pra minha playlist
bot-prompt-8 = O que perguntaria se eu não ficasse com raiva?
bot-prompt-9 = Qual é meu superpoder?
bot-prompt-10 = Que personagem de filme eu sou?
bot-prompt-11 = Confesse algo, não conto pra ninguém
bot-prompt-12 = Sua lembrança favorita da gente?
bot-prompt-13 = Me dê um apelido
bot-prompt-14 = No que eu mando muito bem?
bot-prompt-15 = Verdade ou desafio? Você escolhe
bot-prompt-16 = Pra onde a gente viaja?
bot-prompt-17 = O que eu devia experimentar este ano?
bot-prompt-18 = Que animal eu sou?
bot-prompt-19 = Complete a frase: você sempre…
bot-prompt-20 = Por que você me agradeceria?
bot-prompt-21 = Adivinhe do que eu tenho medo
bot-prompt-22 = Me indica uma série
bot-prompt-23 = O que você cozinharia pra mim?
bot-prompt-24 = De que cor eu sou?
bot-prompt-25 = Diga o que nunca teve coragem de dizer
bot-prompt-26 = Dê uma nota pra minha última foto
bot-prompt-27 = O que faz você pensar em mim?
bot-prompt-28 = Me dê um desafio pra semana
bot-prompt-29 = O que você mudaria em mim?
bot-prompt-30 = Você tem um crush em mim?
bot-prompt-31 = O que sempre faz você rir?
bot-prompt-32 = O melhor conselho que já te deram?
bot-prompt-33 = Que super-herói eu seria?
bot-prompt-34 = Você viajaria comigo?
bot-prompt-35 = Me descreva em uma palavra
bot-prompt-36 = O que eu visto amanhã?
bot-prompt-37 = Me pergunte o que ninguém pergunta
bot-prompt-38 = Que emoji eu uso demais?
bot-prompt-39 = Com o que você sonha?
bot-prompt-40 = Pizza ou sushi comigo?
bot-prompt-41 = Do que você gosta em mim?
bot-prompt-42 = Onde eu vou estar em dez anos?
bot-prompt-43 = Me faça um elogio
bot-prompt-44 = Sua opinião impopular?
bot-prompt-45 = Que trabalho combina comigo?
bot-prompt-46 = Café ou passeio?
bot-prompt-47 = Como seria o nome da nossa banda?
bot-prompt-48 = O que eu deveria saber?
bot-prompt-49 = O que te deixa feliz agora?
bot-prompt-50 = Que dia comigo você repetiria?
bot-prompt-51 = Me conta uma piada
bot-prompt-52 = Qual é a minha música?
bot-prompt-53 = O que eu leio agora?
bot-prompt-54 = O que a gente faz junto?
bot-prompt-55 = O que você me daria de aniversário?
bot-prompt-56 = Me peça um conselho
bot-prompt-57 = Que palavra eu falo o tempo todo?
bot-prompt-58 = Qual é seu desejo de hoje?
bot-prompt-59 = Do que vamos rir daqui a um ano?
bot-prompt-60 = Escreva o que está na sua cabeça

bot-preview-title = Colecione segredos e valentines
bot-preview-text = Crie seu link e descubra o que só diriam para você no anônimo.
