errors-network = Não veio resposta. Confira sua internet e tente de novo.
errors-generic = Não deu certo. Tente de novo.
errors-server = Algo quebrou do nosso lado. Tente de novo daqui a pouco.
errors-busy = Está meio cheio por aqui. Tente de novo em alguns segundos.
errors-crowd = Tem muita gente aqui agora. Tentando de novo em um instante…
errors-not-signed-in = Não conseguimos reconhecer você. Abra o Billet de novo pelo Telegram.
errors-expired = Sua sessão expirou. Abra o Billet de novo pelo Telegram.
errors-not-found = Não encontramos. Talvez já não exista mais.
errors-bad-input = Tem algo errado nesse pedido.
errors-bad-message = Esse texto tem caracteres que não dá para enviar.
errors-message-blank = Escreva umas palavrinhas primeiro.
errors-message-too-long = Ficou um pouquinho longo. Encurte.
errors-too-large = É muita coisa de uma vez. Diminua um pouco.
errors-unknown-item = Esse presente não está mais disponível. Escolha outro.
errors-privacy-conflict = Um presente não pode ser assinado e oculto para sempre. Escolha um dos dois.
errors-own-code = O presente tem que ser para outra pessoa.
errors-not-open-yet = Ainda está fechado. Só mais um pouquinho de paciência!
errors-not-opened = Abra primeiro.
errors-already-answered = Isso já tem a sua resposta.
errors-not-revealable = Aqui não dá para revelar quem enviou.
errors-not-deliverable = Esse presente não pode ser entregue agora.
errors-not-blockable = Não tem ninguém por trás disso para bloquear.
errors-key-reused = Você já enviou isto com outras palavras.
errors-too-many = Foi muita coisa de uma vez. Dê uma pausinha e tente de novo.
errors-repeated-message = Você acabou de enviar isso. Tente dizer de outro jeito.
errors-messenger-unavailable = O Telegram não está respondendo. Tente de novo daqui a pouco.
errors-not-refundable = Dá para pedir as Estrelas de volta uma vez só, em até três semanas depois da compra.
errors-price-changed = O preço acabou de mudar. Dê mais uma olhada antes de pagar.
errors-payment-pending = Um pagamento seu ainda está em andamento. Tente de novo em alguns minutos.
errors-too-many-minutes = Foi muita coisa de uma vez. Tente de novo em { $minutes ->
    [1] um minuto
    [one] { $minutes } minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
}.
errors-too-many-hours = Por hoje já foi bastante. Tente de novo em { $hours ->
    [1] uma hora
    [one] { $hours } hora
    [many] { $hours } de horas
   *[other] { $hours } horas
}.
errors-repeated-message-minutes = Você acabou de enviar isso. Diga de outro jeito ou repita em { $minutes ->
    [1] um minuto
    [one] { $minutes } minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
}.
errors-busy-minutes = Está meio cheio por aqui. Tente de novo em { $minutes ->
    [1] um minuto
    [one] { $minutes } minuto
    [many] { $minutes } de minutos
   *[other] { $minutes } minutos
}.
errors-client-outdated = Atualize o Telegram para pagar.
