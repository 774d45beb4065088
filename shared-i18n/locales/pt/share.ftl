share-mode = O que receber
share-mode-anonymous = Anônimo
share-mode-valentine = Valentines
share-mode-loading = Trocando o modo…

## Cabeçalho
share-title-valentine = Receba valentines
share-title-anonymous = Receba perguntas anônimas
share-chip-anonymous = Me pergunta o que quiser
share-countdown-today = Hoje é 8 de março!
share-countdown-tomorrow = Amanhã é 8 de março
share-countdown-days = Faltam { $days } dias para 8 de março
share-countdown-later = Quem pensa em você?
share-countdown-closed = Os valentines abrem em 8 de março

## Passos
share-step-share-title = Compartilhe seu link
share-step-share-text-valentine = Quem tocar nele pode te enviar um valentine.
share-step-share-text-anonymous = Quem tocar nele pode te perguntar qualquer coisa.
share-step-share-action = Compartilhar
share-step-send-title = Mande um você também
share-step-send-text-valentine = Valentine adora companhia: comece por alguém próximo.
share-step-send-text-anonymous = Pergunte a alguém o que você sempre quis saber.
share-step-send-action-valentine = Enviar um valentine
share-step-send-action-anonymous = Perguntar a alguém
share-step-channel-title = Entre no nosso canal
share-step-channel-text = Novidades, concursos e pequenas alegrias.
share-step-channel-action = Abrir o canal
share-step-status-title = Use nosso status
share-step-status-text = Um sinalzinho ao lado do seu nome.
share-step-status-action = Usar o status
share-link = Seu link
share-copy = Copiar link

## Em toda parte
share-back = Voltar
share-retry = Tentar de novo
share-more = Mostrar mais
share-more-failed = O resto não carregou. Confira sua internet e tente de novo.

## Como foi
share-status-done = Pronto: agora você usa o status do Billet
share-status-declined = O status ficou como estava
share-status-unsupported = Seu Telegram ainda não consegue usar esse status
share-status-error = Não deu para pôr o status
share-copy-done = Link copiado
share-copy-error = Não deu para copiar o link
share-chat-error = Não deu para abrir a lista de chats
share-story-error = Não deu para fazer o story
share-story-phone = Stories só no celular. A imagem já está aqui.
share-photo-error = Não deu para compartilhar a imagem
share-save-done = Imagem salva
share-save-error = Não deu para salvar a imagem
share-error = Não deu para compartilhar. Mais uma vez?
share-unavailable = Aqui não dá para compartilhar. Copie o link.
share-cancelled = Nada foi compartilhado
share-no-answer = O Telegram não disse se deu certo. Confira por lá.
share-messenger-slow = O Telegram ainda não respondeu. Se nada abriu, talvez esta versão não saiba como.

## Menu de compartilhar
share-menu = Compartilhar
share-menu-title = Compartilhe seu link
share-answer-title = Compartilhe sua resposta
share-reveal-title = Compartilhe a revelação
share-menu-close = Fechar
share-menu-loading = Um instante…
share-menu-chat = Enviar num chat
share-menu-chat-preparing = Preparando sua mensagem…
share-menu-chat-choosing = Escolha no Telegram quem recebe
share-menu-chat-slow = Nada abriu? Toque para enviar só o link
share-menu-copy = Copiar link
share-menu-save = Salvar
share-menu-how = Como funciona

share-text-valentine = Me manda um valentine, assinado ou não 💌
share-text-anonymous = Me pergunta o que quiser, seu nome não aparece 🎭

## Stories
share-menu-photo = Outro app
share-looks = Estilo da sua imagem
share-look-classic = Clássico
share-look-letter = Carta
share-look-headline = Manchete
share-look-portrait = Retrato
share-look-chat = Chat
share-look-drawing = Desenhando sua imagem…
share-look-failed = A imagem não chegou
share-story-steps = Como funciona
share-story-next = Próximo
share-story-count = { $step } de { $steps }
share-story-widget = Me escreve
share-story-messenger-title = Seu story do Telegram
share-story-messenger-post = Fazer o story
share-story-messenger-1-title = Sua imagem está pronta
share-story-messenger-1-text = Seu nome, seu link e um convite bem grande.
share-story-messenger-2-title = O Telegram abre o editor
share-story-messenger-2-text = Mova as coisas, ponha música ou figurinhas.
share-story-messenger-3-title = Adicione seu link
share-story-messenger-3-text = Já copiamos seu link, é só colar. Tem Premium? Ele já está no story.
share-story-messenger-4-title = Poste e espere
share-story-messenger-4-text = Tudo o que mandarem cai no seu correio.

## Segurança: pausa, palavras silenciadas, bloqueios

share-safety-title = Privacidade e segurança
share-safety-subtitle = Você decide o que chega até você
share-safety-unknown = …
share-safety-failed = Isto não carregou
share-safety-error = Sem notícias: não temos certeza se isso mudou. Estamos conferindo.
share-unknown = Sem notícias: não temos certeza se isso foi salvo. Olhe de novo daqui a pouco.
share-paused = Seu correio está em pausa. Bilhetinhos grátis esperam você retomar; presentes pagos não são aceitos.
share-resume = Retomar
share-resumed = Seu correio está aberto de novo
share-pause = Pausar meu correio
share-pause-off = Dê um tempo: nada de novo aparece até você voltar, e ninguém fica sabendo.
share-pause-on = Nada de novo aparece agora. Bilhetinhos grátis esperam por você; presentes pagos são recusados antes do pagamento.
share-words = Palavras silenciadas
share-words-hint = { $count ->
    [0] Nenhuma ainda
    [one] { $count } palavra
    [many] { $count } de palavras
   *[other] { $count } palavras
}
share-words-subtitle = Bilhetinhos com essas palavras vão para uma lista à parte, sem fazer barulho
share-words-label = Palavra ou frase
share-words-counter = { $count } de { $limit }
share-words-add = Silenciar
share-words-blank = Escreva uma palavra primeiro
share-words-too-long = Um pouco mais curto, por favor
share-words-known = Esta já está silenciada
share-words-full = Não cabem mais palavras
share-words-not-text = Alguns desses caracteres não dá para usar
share-words-empty = Nada silenciado.
share-words-matching = Maiúsculas, acentos e letras parecidas não importam, e palavras mais longas valem também com terminações.
share-words-remove = Parar de silenciar “{ $word }”
share-muted = Bilhetinhos silenciados
share-muted-hint = { $count ->
    [0] Nada por aqui
    [one] { $count } bilhetinho
    [many] { $count } de bilhetinhos
   *[other] { $count } bilhetinhos
}
share-muted-subtitle = Só você vê; eles não contam em lugar nenhum
share-muted-loading = Carregando silenciados
share-muted-failed = Os silenciados não carregaram
share-muted-empty = Nada silenciado
share-muted-empty-text = Bilhetinhos com suas palavras silenciadas caem aqui, sem barulho.
share-note-action = { $action }: bilhetinho { $place }
share-muted-read = Ler
share-muted-block = Bloquear
share-muted-unblock = Desbloquear
share-muted-blocked = Bloqueio ativado
share-muted-unblocked = Essa pessoa já pode te escrever
share-muted-report = Denunciar
share-muted-release = Pôr no correio
share-muted-released = Agora está no seu correio
share-blocked = Bloqueios
share-blocked-hint = Só se sabe o que enviaram
share-blocked-subtitle = Você vê os bilhetinhos, nunca os nomes
share-blocked-loading = Carregando bloqueios
share-blocked-failed = Os bloqueios não carregaram
share-blocked-empty = Nenhum bloqueio
share-blocked-empty-text = Se um bilhetinho machuca, abra e bloqueie quem enviou. A pessoa não recebe aviso.
share-blocked-release = Desbloquear
share-blocked-released = Essa pessoa já pode te escrever
share-note-unread = Ainda fechado
share-note-no-words = Sem palavras, só o presente

## Ranking

share-leaderboard-rank = #{ $rank }
share-rank-label = #{ $rank }: seu lugar no ranking
share-leaderboard = Ranking
share-leaderboard-season = Temporada { $season }: quem recebeu mais
share-leaderboard-boards = Qual lista
share-leaderboard-global = Mundo
share-leaderboard-list = Lugares
share-leaderboard-own = Seu lugar
share-leaderboard-loading = Carregando o ranking
share-leaderboard-you = é você
share-leaderboard-score = { $count ->
    [one] { $count } bilhetinho
    [many] { $count } de bilhetinhos
   *[other] { $count } bilhetinhos
}
share-leaderboard-listed = As pessoas veem você na lista
share-leaderboard-unlisted = Só você vê isto
share-leaderboard-empty = O trono está livre
share-leaderboard-empty-text = Ninguém nesta lista ainda. Estreie você!
share-leaderboard-failed = A lista não carregou
share-leaderboard-join = Participar
share-leaderboard-change = Mudar ou sair
share-leaderboard-contest = Como funciona
share-category = Onde você quer aparecer?
share-category-text = Vão ver seu nome, sua foto e quantos bilhetinhos você recebeu
share-category-nowhere = Em lugar nenhum
share-category-nowhere-text = Ninguém além de você vê seu lugar
share-category-global = Mundo todo
share-category-global-text = Só na lista mundial
share-category-save = Salvar

## Ajustes
share-settings = Ajustes
share-settings-language = Idioma
share-settings-wishes = Meus desejos
share-prompt = Minha frase
share-prompt-subtitle = Uma linha no seu pôster e na sua página que faz os amigos escreverem
share-prompt-none = Sem frase
share-prompt-day = Frase do dia
share-prompt-own = Com minhas palavras
share-prompt-blank = Escreva sua frase primeiro
share-settings-leaderboard = Ranking
share-settings-safety = Privacidade e segurança
share-settings-purchases = Compras
share-settings-export = Exportar meus dados
share-settings-delete = Apagar minha conta
share-settings-note = Feito para gente que se gosta
share-language-auto = Como no Telegram
share-purchases-subtitle = Esta lista não diz para quem foi um presente
share-purchases-batch = Um presente oculto para sempre viaja junto com outros e chega em até 15 minutos.
share-purchases-loading = Carregando suas compras
share-purchases-failed = Suas compras não carregaram
share-purchases-empty = Nenhuma compra ainda
share-purchases-empty-text = O que você pagar em Estrelas aparece aqui.
share-purchase-item = Um presente
share-purchase-reveal-pack = Revelações
share-purchase-early-reveal = Abertura antecipada
share-purchase-price = { $stars ->
    [one] { $stars } Estrela
    [many] { $stars } de Estrelas
   *[other] { $stars } Estrelas
}
share-purchase-created = Não pago
share-purchase-awaiting-payment = Não pago
share-purchase-paid = Em entrega
share-purchase-fulfilled = Entregue
share-purchase-refunding = Estrelas voltando
share-purchase-refunded = Estrelas devolvidas
share-purchase-refund-refused = Estrelas não devolvidas
share-purchase-refund-refused-text = Não deu para devolver as Estrelas. Envie /paysupport ao nosso bot: ele diz como conseguir ajuda.
share-purchase-sent = Enviado
share-purchase-declined = Sem reembolso
share-purchase-cancelled = Cancelado
share-purchase-asked = Reembolso pedido
share-purchase-refund = Pedir reembolso
share-purchase-asked-toast = Recebemos seu pedido e olhamos em breve
share-export-failed = A exportação não funcionou. Tente de novo daqui a pouco.
share-delete-unknown = Sem notícias: não temos certeza se seus dados já foram apagados. Pode tentar de novo sem medo.
share-delete-received = Tudo o que você recebeu some, junto com as respostas.
share-delete-sent = O que você enviou fica com quem recebeu. Quem já revelou você continua com seu primeiro nome; mais ninguém pode revelar você.
share-delete-reveals = O que você comprou para você se perde, inclusive as revelações. Se algo deu errado, peça antes um reembolso.
share-delete-code = Seu link para de funcionar. Se você voltar, começa com um novo. Seus bloqueios continuam.
share-delete-action = Apagar de vez
share-delete-keep = Manter minha conta
share-delete-done = Até mais
share-delete-done-text = Sua conta já não existe. A porta fica aberta.
share-delete-leave = Sair
share-age-title = Antes de compartilhar
share-age-text = Para receber bilhetinhos aqui é preciso ter 18 anos. Só perguntamos uma vez.
share-age-confirm = Tenho 18 anos ou mais
share-age-decline = Agora não

## Tarefinhas

share-tasks = Revelações grátis
share-tasks-text = Cumpra tarefinhas e descubra quem escreveu
share-tasks-progress = { $finished } de { $total } feitas
share-task-share_link = Compartilhe seu link
share-task-share_link-action = Compartilhar
share-task-share_story = Poste um story
share-task-share_story-action = Postar
share-task-join_channel = Entre no nosso canal
share-task-join_channel-action = Abrir
share-task-emoji_status = Use nosso status
share-task-emoji_status-action = Usar
share-task-invite_3 = Convide três pessoas
share-task-invite_3-action = Convidar
share-task-invite_3-count = Até agora { $count } de { $needed }, contagem uma vez por dia
share-task-check = Conferir
share-task-done = Pronto
share-task-reward = { $count ->
    [one] +{ $count } revelação grátis
    [many] +{ $count } de revelações grátis
   *[other] +{ $count } revelações grátis
}

## O que foi enviado
share-sent = O que enviei
share-sent-subtitle = Bilhetinhos ocultos para sempre não estão aqui: seu nome não fica guardado com eles
share-sent-loading = Carregando o que você enviou
share-sent-failed = A lista não carregou
share-sent-empty = Nada enviado ainda
share-sent-empty-text = Tudo o que você enviar aparece aqui, com o que rolou depois.
share-sent-to = Para { $name }
share-sent-delivered = Entregue
share-sent-opened = Aberto
share-sent-answered = Respondido
share-sent-revealed = sabe que foi você

share-tab = Meu link
share-web-title = Colecione segredos e valentines
share-web-text = Crie seu link e descubra o que só diriam para você no anônimo.
