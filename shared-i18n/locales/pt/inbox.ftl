## A página

inbox-tabs = O que mostrar
inbox-tab-anonymous = Anônimo
inbox-tab-valentine = Valentines
inbox-title-anonymous = { $count ->
    [0] Perguntas
    [one] { $count } pergunta
    [many] { $count } de perguntas
   *[other] { $count } perguntas
}
inbox-title-valentine = { $count ->
    [0] Valentines
    [one] { $count } valentine
    [many] { $count } de valentines
   *[other] { $count } valentines
}
inbox-unread = { $count ->
    [0] Tudo aberto
   *[other] { $count } para abrir
}
inbox-unread-closed = Fechados até 8 de março: { $count }
inbox-filters = Filtro
inbox-filter-all = Tudo
inbox-filter-unanswered = Sem resposta
inbox-filter-unopened = Sem abrir
inbox-filter-opened = Já aberto
inbox-list = O que chegou
inbox-loading = Carregando seu correio
inbox-load-more = Mostrar mais
inbox-empty-valentine-title = Nenhum valentine ainda
inbox-empty-valentine-text = Talvez alguém só esteja esperando seu link. Compartilhe e veja quem tem coragem.
inbox-empty-anonymous-title = Nenhuma pergunta ainda
inbox-empty-anonymous-text = Compartilhe seu link e vão perguntar o que nunca tiveram coragem de dizer em voz alta.
inbox-paused = Seu correio está em pausa. Bilhetinhos grátis esperam você retomar; presentes pagos não são aceitos.
inbox-resume = Retomar
inbox-resumed = Seu correio está aberto de novo
inbox-resume-error = Sem notícias: não temos certeza se seu correio está aberto de novo. Estamos conferindo.
inbox-empty-filter-title = Nada por aqui
inbox-empty-filter-text = Nada do que chegou passa por esse filtro.
inbox-show-all = Mostrar tudo
inbox-share = Compartilhar meu link
inbox-failed-title = Seu correio não carregou
inbox-failed-text = Nada se perdeu. Confira a conexão e tente de novo.
inbox-retry = Tentar de novo
inbox-close = Fechar
inbox-back = Voltar

## Cartões

inbox-card-closed = Fechado
inbox-card-open = Abrir
inbox-card-opened = Aberto
inbox-card-answered = Respondido
inbox-ribbon-hidden = Oculto
inbox-ribbon-mutual = Mútuo
inbox-ribbon-sympathy = Curte você
inbox-ribbon-visible = Visível
inbox-super = Super
inbox-card-name = { $name }, { $more }
inbox-wrapped-valentine = Valentine
inbox-wrapped-message = Pergunta anônima
inbox-gift = { $id ->
    [tulip] Tulipa
    [candy] Docinho
    [kiss] Beijo
    [teddy] Ursinho
    [bouquet] Buquê
    [heart_box] Caixa coração
    [cake] Bolo
    [champagne] Champanhe
    [rocket] Foguete
    [ring] Anel
    [crown] Coroa
    [diamond] Diamante
    [unicorn] Unicórnio
    [surprise_box] Caixa surpresa
    [surprise_pack] Kit surpresa
    [wish_pack] Kit de desejos
    [easter_cake] Bolo de Páscoa
    [club] Do clube
    [love] Paixão
    [laugh] Dei risada
    [wow] Uau
    [sad] Meio triste
    [fire] Pegando fogo
    [kiss_face] Beijinho
    [surprise] Surpresa
    [anon] Só perguntando
   *[other] Presente
}

## Abrir

inbox-unwrapping = Abrindo…
inbox-unwrap-skip = Pular
inbox-unwrap-first = A primeira de hoje, { $name }
inbox-note-gone = Esse bilhetinho não está mais no seu correio.
snackbar-warning-failed-open-valentine = Não abriu. Tente de novo daqui a pouco.

## Ainda fechado

inbox-closed-title = Ainda não!
inbox-closed-subtitle = Os valentines abrem todos juntos, de uma vez só
inbox-closed-moscow = { $time }, horário de Moscou
inbox-closed-local = { $time }, no seu horário
inbox-closed-days = { $count ->
    [one] dia
    [many] dias
   *[other] dias
}
inbox-closed-hours = { $count ->
    [one] hora
    [many] horas
   *[other] horas
}
inbox-closed-minutes = { $count ->
    [one] minuto
    [many] minutos
   *[other] minutos
}
inbox-closed-seconds = { $count ->
    [one] segundo
    [many] segundos
   *[other] segundos
}
inbox-closed-countdown = Tempo restante
inbox-closed-now = Chegou a hora!
inbox-closed-open = Abrir
inbox-closed-wait = Eu espero
inbox-early-text = Com a abertura antecipada, você abre agora todos os valentines deste ano, até os que ainda vão chegar. Quem enviou continua em segredo.
inbox-early-buy = { $stars ->
    [one] Abrir já por { $stars } Estrela
    [many] Abrir já por { $stars } de Estrelas
   *[other] Abrir já por { $stars } Estrelas
}
inbox-early-done = Você já pode abrir todos os valentines deste ano
inbox-early-on-its-way = Pago. Eles abrem num instante.
inbox-early-returned = Não deu para abrir. Suas Estrelas estão voltando.
inbox-early-failed = Não deu certo e nada foi cobrado. Tente de novo daqui a pouco.

## Um bilhetinho

inbox-item-valentine = Um valentine para você
inbox-item-super = Um super valentine!
inbox-item-club = Do clube
inbox-item-question = Uma pergunta para você
inbox-item-no-words = Sem palavras, só o presente
inbox-item-gift-sent = Também veio como presente do Telegram
inbox-item-your-answer = Sua resposta
inbox-sender-hidden = Identidade secreta
inbox-sender-hidden-text = Nome oculto até você revelar
inbox-sender-anonymous = Oculto para sempre
inbox-sender-anonymous-text = Não dá para revelar: nenhum nome fica guardado com ele
inbox-sender-club = O clube Billet
inbox-sender-club-text = Um bilhetinho da nossa equipe
inbox-sender-mutual-text = É mútuo: você também escreveu
inbox-sender-sympathy-text = Curte você e não esconde
inbox-sender-revealed-text = Nome revelado
inbox-chat = Abrir chat
inbox-reveal = Revelar quem enviou
inbox-reveal-show = Ver quem enviou
inbox-reveals-left = { $count ->
    [0] Revelações a partir de { $stars } Estrelas
    [one] Resta { $count } revelação
    [many] Restam { $count } de revelações
   *[other] Restam { $count } revelações
}
inbox-reply = Responder
inbox-reply-continue = Continuar a resposta
inbox-visibility = Mostrar no meu perfil
inbox-visibility-on = Quem tem seu link vê este bilhetinho e sua resposta
inbox-visibility-off = Só você vê este bilhetinho e sua resposta
inbox-visibility-saving = Salvando…
visibility-change-error = Sem notícias: não temos certeza se isso mudou. Estamos conferindo.
inbox-share-answer = Compartilhar resposta
story-share-error = Não dá para fazer o story aqui.
story-share-fail = O story não deu certo. Tente de novo.

## Responder

inbox-reply-title = Sua resposta
inbox-reply-label = Escreva uma resposta
inbox-reply-placeholder = Diga do jeitinho que você sente…
inbox-reply-counter = { $count } de { $limit }
inbox-reply-too-long = Um pouco mais curto, por favor
inbox-reply-send = Enviar
inbox-reply-publish = Publicar minha resposta
inbox-reply-publish-on = O bilhetinho e sua resposta vão aparecer no seu perfil
inbox-reply-publish-off = A resposta vai só para quem enviou
inbox-reply-publish-off-anonymous = Só você vai ver sua resposta
inbox-kept = Guardado da última vez
inbox-start-over = Começar de novo
inbox-unsent = Sua outra versão, não enviada
inbox-unsent-copy = Copiar
inbox-unsent-copied = Copiado
inbox-unsent-not-copied = Não deu para copiar. O texto continua aqui.
inbox-unsent-discard = Jogar fora
reply-modal-send-error = Sem notícias: não temos certeza se sua resposta foi enviada. Ela continua aqui: envie de novo, nunca vai duas vezes.

## Revelar

inbox-confirm-title = Revelar quem enviou?
inbox-confirm-subtitle = { $count ->
    [1] Isso usa sua última revelação
   *[other] Isso usa 1 das suas { $count } revelações
}
inbox-reveal-shows = O que você vai ver
inbox-reveal-shows-name = Nome e foto
inbox-reveal-shows-username = Nome de usuário, se tiver
inbox-reveal-shows-link = O link da pessoa, para retribuir
inbox-reveal-shows-time = A hora exata do envio
inbox-confirm-yes = Revelar
inbox-confirm-hold = Segure para revelar
inbox-confirm-no = Agora não
reveal-sender-error = Não deu para mostrar quem enviou. Tente de novo: não vai custar outra revelação.
inbox-gone-title = Não tem ninguém
inbox-gone-heading = Esta conta não existe mais
inbox-gone-text = Não há mais quem mostrar. Sua revelação continua sendo sua.

## Pacotes

inbox-packs-title = Quem será?
inbox-packs-subtitle = Uma revelação, um nome
inbox-packs-choice = Escolha um pacote
inbox-packs-name = { $count ->
    [one] { $count } revelação
    [many] { $count } de revelações
   *[other] { $count } revelações
}
inbox-packs-saved = { $stars } cada, economize { $saved }
inbox-packs-discount = −{ $percent }%
inbox-packs-price = { $stars } Estrelas
inbox-packs-free = Grátis
inbox-packs-buy = { $count ->
    [one] { $count } revelação por { $stars } Estrelas
    [many] { $count } de revelações por { $stars } Estrelas
   *[other] { $count } revelações por { $stars } Estrelas
}
inbox-packs-small = Uma é usada na hora para ver quem enviou; as outras ficam com você.
inbox-packs-small-one = Ela é usada na hora para ver quem enviou.
inbox-packs-checking = Conferindo o pagamento
inbox-packs-showing = Descobrindo quem foi
inbox-payment-preparing = Preparando o pagamento
payment-error = O pagamento não passou. Se ainda passar, o que você comprou chega sozinho.
inbox-payment-uncharged = O pagamento não passou. Nada foi cobrado.
inbox-payment-unreturned = Não deu certo, nem deu para devolver suas Estrelas. Envie /paysupport ao nosso bot.
inbox-payment-waiting = Esperando notícias do pagamento. Assim que chegar, o resto anda sozinho.
inbox-price-changed = { $stars ->
    [one] O preço agora é { $stars } Estrela. Nada foi cobrado: confira antes de pagar.
    [many] O preço agora é { $stars } de Estrelas. Nada foi cobrado: confira antes de pagar.
   *[other] O preço agora é { $stars } Estrelas. Nada foi cobrado: confira antes de pagar.
}
reveal-purchase-failed = Este pacote não pode ser comprado agora.
reveal-purchase-error = A compra não começou. Confira a conexão e tente de novo.
inbox-packs-bought = Suas revelações chegaram.
inbox-packs-on-its-way = Suas revelações estão a caminho. Chegam num instante.
inbox-packs-returned = A compra não pôde ser concluída. Suas Estrelas estão voltando.

## Quem enviou

inbox-details-title = E foi…
inbox-next-write = Escrever para { $name }
inbox-next-send = Mandar um de volta
inbox-next-share = Compartilhar a revelação
inbox-details-gone = Esta conta foi apagada depois. O primeiro nome que você revelou fica com você; todo o resto foi embora com ela.
inbox-details-sent = Enviado
inbox-details-place = Lugar
inbox-details-network = Rede
inbox-details-device = Aparelho
inbox-details-browser = Navegador
inbox-details-system = Sistema

## Bloquear e denunciar

inbox-safety-open = Bloquear ou denunciar
inbox-safety-title = Aqui é na gentileza
inbox-safety-subtitle = Você não precisa ler o que machuca
inbox-safety-more = Pausa, palavras silenciadas e bloqueios
inbox-safety-more-hint = Para todo o seu correio
inbox-block = Bloquear quem enviou
inbox-block-off = Nada mais dessa pessoa vai chegar. Ela não recebe aviso, e você não fica sabendo quem é.
inbox-block-on = Nada mais dessa pessoa chega até você. Dá para liberar de novo quando quiser.
inbox-block-error = Não veio uma resposta clara, então não sabemos se o bloqueio mudou. Estamos conferindo de novo.
inbox-blocked = Bloqueio ativado
inbox-unblocked = Essa pessoa já pode te escrever
inbox-report = Denunciar
inbox-report-hint = Nossa equipe lê e não vê quem escreveu
inbox-report-title = O que tem de errado?
inbox-report-subtitle = Quem enviou não fica sabendo da denúncia
inbox-report-reasons = Motivo
inbox-report-insult = É insulto ou bullying
inbox-report-threat = É ameaça
inbox-report-sexual = É sexual e indesejado
inbox-report-spam = É spam ou golpe
inbox-report-minor = Põe em risco menores de idade
inbox-report-other = Outra coisa
inbox-report-text = Quer contar mais?
inbox-report-placeholder = Só se você quiser
inbox-report-send = Enviar a denúncia
inbox-report-error = Não veio uma resposta clara, então não sabemos se a denúncia chegou. Ela continua aqui: envie de novo, conta uma vez só.
inbox-reported-title = Valeu por avisar
inbox-reported-text = Nossa equipe olha em breve. Se quebra as regras, sai do ar.
inbox-reported-done = Pronto

## Concurso

inbox-contest = Como funciona o concurso
inbox-contest-text = Quem vai receber mais palavras de carinho este ano?
inbox-contest-season = Temporada
inbox-contest-season-text = Dura { $year } inteiro e termina na virada do ano, à meia-noite, horário de Moscou.
inbox-contest-score = Pontos
inbox-contest-score-text = Cada bilhetinho no seu correio vale um ponto, assinado ou oculto; a contagem é uma vez por dia. Quantas pessoas escreveram não importa nem aparece.
inbox-contest-prizes = Prêmios
inbox-contest-prizes-text = Primeiro, segundo e terceiro lugar de cada região recebem no correio um presente de vitória.
inbox-contest-choice = Só se você quiser
inbox-contest-choice-text = Ninguém vê você em nenhuma lista até você participar. Dá para sair quando quiser.
inbox-contest-leaderboard = Ir para o ranking

inbox-tab = Correio
inbox-web-title = Seu correio mora no Telegram
inbox-web-text = Abra o Billet lá para ler o que chegou para você.
