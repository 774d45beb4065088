## A página de quem recebe
send-title = Um valentine para { $name }
send-subtitle = Escolha um presente, ponha umas palavras. Assinado ou não: você escolhe.
send-open = Enviar um valentine
send-tap = Tocar na tulipa
send-loading = Abrindo a página…
send-preview-hint = Ver respostas públicas
send-recipient-missing-title = A página não carregou
send-missing-text = Confira a conexão e tente de novo.
send-again = Tentar de novo
send-draft = Ainda não enviado
send-draft-no-words = Um presente sem palavras
send-draft-continue = Continuar
send-draft-start-over = Começar de novo

## O valentine
send-sheet = Enviar um valentine
send-close = Fechar
send-back = Voltar
send-pick-title = Escolha um presente
send-pick-subtitle = Para { $name }
send-tabs = Quais presentes mostrar
send-tab-gifts = Presentes
send-tab-wishlist = Desejos
send-wishes = Meus desejos
send-wishes-subtitle = Escolha até três presentes. Seus amigos veem primeiro.
send-wishes-count = { $count } de { $limit }
send-wishes-of = { $name } ia amar…
send-wishes-others = Mais presentes
send-gifts-loading = Os presentes já vêm…
send-gifts-missing-title = Os presentes não carregaram
send-ghost = { $name } ainda não abriu o Billet. Os presentes grátis ficam bem guardados; os pagos ainda não podem ser entregues.
send-price-free = Grátis
send-price = { $stars ->
    [one] { $stars } Estrela
    [many] { $stars } de Estrelas
   *[other] { $stars } Estrelas
}
send-price-extra = mais { $stars ->
    [one] { $stars } Estrela
    [many] { $stars } de Estrelas
   *[other] { $stars } Estrelas
}
send-discount = −{ $percent }%
send-odds = { $count ->
    [1] Sempre este presente.
   *[other] Um destes { $count }, todos com a mesma chance. Qual? Nem você vai saber.
}
send-pack-content = { $count ->
    [1] Um presente dentro.
    [2] Os dois juntos.
   *[other] Todos os { $count } juntos.
}
send-odds-best = Kit surpresa: presentes de até { $stars } Estrelas.

## O pagamento
send-checkout-title = Suas palavras
send-message = Mensagem
send-message-placeholder = Umas palavras com carinho, ou nenhuma
send-message-count = { $count } de { $limit }
send-message-too-long = Ficou um pouquinho longo
send-message-not-text = Alguns desses caracteres não dá para enviar
send-message-own = Voltar ao meu texto
send-message-random = Me dê uma ideia
send-privacy = Seu nome
send-privacy-reveal = Oculto
send-privacy-reveal-line = Não aparece, mas { $name } pode revelar com Estrelas: nome, foto, nome de usuário, link, hora, talvez lugar, rede e aparelho.
send-privacy-full = Oculto para sempre
send-privacy-full-line = { $name } nunca vai poder revelar, e você não vê a resposta. Chega em até 15 minutos.
send-privacy-open = Assinado
send-privacy-open-line = { $name } vê, com foto e nome de usuário, ao abrir o presente.
send-match = Mútuo
send-match-line = Se vocês se escreverem, nome, foto e nome de usuário aparecem para os dois lados.
send-super = Super valentine
send-super-line = Fica dourado e tem entrada triunfal.
send-super-line-closed = Fica dourado e abre na hora, sem esperar o 8 de março.
send-total = Total
send-submit = Enviar
send-waiting = Esperando o pagamento. Termine no Telegram ou toque em “Enviar” para abrir outra vez.
send-paying = O pagamento abre no Telegram
send-retrying = Sem resposta ainda. Tentando de novo: { $count } de { $limit }
send-valentine-modal-payment-error = Não temos certeza se foi enviado. Seu texto está a salvo e nada foi cobrado. Tente de novo: nunca vai duas vezes.
send-returned = Não deu para entregar. Suas Estrelas estão voltando e seu texto está a salvo.
send-unreturned = Não deu para entregar, nem para devolver suas Estrelas. Envie /paysupport ao nosso bot. Seu texto está a salvo.

## Valentines prontos
send-canned-1 = Com você, até segunda-feira tem cara de sábado.
send-canned-2 = Seu nome aparece na tela e o sorriso vem junto.
send-canned-3 = Só pra constar: tem alguém aqui que te acha incrível.
send-canned-4 = Segura esse abraço virtual. O de verdade fica pra quando a gente se vir.
send-canned-5 = Eu dividiria com você até o último pão de queijo. E olha que isso é sério.
send-canned-6 = Na vida e no Telegram: você é o meu chat fixado.
send-canned-7 = Não muda nada, não. Desse jeitinho já é perfeito.
send-canned-8 = Presente pequeno, carinho tamanho família.

## Os presentes
send-gift-tulip = Tulipa
send-gift-candy = Docinho
send-gift-kiss = Beijo
send-gift-teddy = Ursinho
send-gift-bouquet = Buquê
send-gift-heart_box = Caixa coração
send-gift-cake = Bolo
send-gift-champagne = Champanhe
send-gift-rocket = Foguete
send-gift-ring = Anel
send-gift-crown = Coroa
send-gift-diamond = Diamante
send-gift-unicorn = Unicórnio
send-gift-surprise_box = Caixa surpresa
send-gift-surprise_pack = Kit surpresa
send-gift-wish_pack = Kit de desejos
send-gift-easter_cake = Bolo de Páscoa
send-gift-anon = Só perguntando
send-gift-love = Paixão
send-gift-laugh = Dei risada
send-gift-wow = Uau
send-gift-sad = Meio triste
send-gift-fire = Pegando fogo
send-gift-kiss_face = Beijinho
send-gift-surprise = Surpresa

## Enviado
send-success-title = Enviado!
send-success-text = { $name } vai abrir um sorriso daqui a pouco.
send-success-paid-title = A caminho!
send-success-paid-text = { $name } recebe seu presente num instante.
send-success-batch-title = A caminho!
send-success-batch-text = Viaja junto com outros e chega a { $name } em até 15 minutos.
send-success-message = Sua mensagem
send-success-taps = { $count ->
    [1] Você tocou na tulipa uma vez para dar sorte
    [one] Você tocou na tulipa { $count } vez para dar sorte
    [many] Você tocou na tulipa { $count } de vezes para dar sorte
   *[other] Você tocou na tulipa { $count } vezes para dar sorte
}
send-success-another = Enviar outro
send-success-own = Quero receber também

## Perguntas anônimas
send-ask-title = Pergunte o que quiser a { $name }
send-ask-subtitle = Sem nome e sem vergonha. Só a pergunta.
send-ask-open = Perguntar no anônimo
send-ask-tap = Tocar no envelope
send-ask-sheet = Perguntar no anônimo
send-ask-write-title = Sua pergunta
send-ask-message = Pergunta
send-ask-placeholder = O que você sempre quis perguntar?
send-ask-random = Me dê uma ideia
send-ask-honest = Seu nome não aparece, mas { $name } pode revelar com Estrelas: nome, foto, nome de usuário, link, hora, talvez lugar, rede e aparelho.
send-ask-continue = Continuar
send-ask-emotion-title = Escolha uma emoção
send-ask-emotion-subtitle = Tocou, enviou
send-ask-failed = Não temos certeza se foi enviada. Sua pergunta está a salvo. Toque de novo na mesma emoção: nunca vai duas vezes.
send-ask-refused = Não foi enviado.
send-ask-sending = Enviando…
send-ask-waiting = Esperando o pagamento. Termine no Telegram ou toque na mesma emoção para abrir outra vez.
send-ask-success-title = Pergunta enviada!
send-ask-success-text = Agora é esperar. Quem responde: { $name }. O bot traz para você.
send-ask-success-own = Quero receber perguntas
send-ask-success-another = Perguntar outra coisa

## Para alguém
send-friend-mode = O que enviar
send-friend-mode-anonymous = Anônimo
send-friend-mode-valentine = Valentines
send-friend-title = Um valentine para alguém especial
send-friend-title-anonymous = Uma pergunta anônima para alguém
send-friend-lead = Mesmo que essa pessoa nunca tenha aberto o Billet.
send-friend-step-1 = Abra o chat com o bot
send-friend-step-1-text = Ele pergunta para quem é.
send-friend-step-2 = Escolha alguém
send-friend-step-2-text = Direto dos seus contatos, sem códigos.
send-friend-step-3 = Escreva e envie
send-friend-step-3-text = A gente guarda direitinho até essa pessoa aparecer.
send-friend-open = Escolher alguém
send-friend-loading = Trocando o modo…

## Respostas públicas
send-public = Respostas públicas
send-public-title = Respostas públicas
send-public-more = Mostrar mais
send-public-loading = Carregando respostas…
send-public-missing-title = As respostas não carregaram
send-public-empty-title = Nada por aqui ainda
send-public-empty-text = A primeira resposta pode ser para você.
send-public-empty-send = Enviar um valentine
send-public-empty-ask = Fazer uma pergunta
send-public-answer = Resposta

send-tab = Enviar
send-web-title = Envie um bilhetinho ou um presente
send-web-text = Escolha alguém e faça uma surpresa, assinada ou não.
send-easter-until = Só até 20 de abril.
send-easter-where-valentine = O bolo de Páscoa fica logo depois dos presentes grátis.
send-easter-where-anonymous = Bolos de Páscoa vão com valentines: escolha “Valentines” acima.
send-easter = Os bolos de Páscoa chegaram: mande um
