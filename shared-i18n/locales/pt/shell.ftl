shell-splash = Carregando
shell-initializing-app = Abrindo o app...
shell-initializing = Quase lá...
shell-loading-profile = Carregando perfil...
shell-network-retry = A conexão falhou. Tentando de novo... Só um instante.
shell-profile-failed = Presentes demais. Tente de novo
shell-reload = Recarregar

shell-expired-title = Hora de recomeçar
shell-expired-text = Esta sessão acabou. Abra o Billet de novo pelo Telegram: seus rascunhos estão a salvo.
shell-expired-action = Abrir de novo

shell-tabs = Seções
shell-tab-unread = { $count } para ler

shell-web-recipient-valentine = Um valentine para { $name }
shell-web-recipient-anonymous = Uma pergunta anônima para { $name }
shell-web-recipient-valentine-text = Escolha um presente e escreva umas palavras. Assinado ou não: você escolhe.
shell-web-recipient-anonymous-text = Pergunte o que você sempre quis saber. Seu nome não aparece.
shell-web-open = Abrir no Telegram
shell-web-qr = Código QR desta página
shell-web-scan = Ou aponte a câmera do celular
shell-web-loading = Procurando essa pessoa
shell-web-missing = A página não carregou

shell-page-loading = Carregando a página
shell-page-failed-title = Esta página foi tomar um café
shell-page-failed-text = Confira a conexão e tente de novo.
shell-page-broken-title = Algo quebrou nesta página
shell-page-broken-text = O resto do app funciona. Tente de novo.
shell-page-contract-title = Esta página precisa de uma versão mais nova do app
shell-page-retry = Tentar de novo
shell-dialog-unknown = Isso não está disponível agora. Recarregue o app para ter a última versão.

shell-sheet-loading = Abrindo
shell-sheet-failed-title = Não deu para abrir
shell-sheet-failed-text = Uma parte do app não chegou. Confira a conexão e tente de novo.
shell-sheet-broken-title = Algo quebrou aqui
shell-sheet-broken-text = O resto do app funciona. Tente de novo ou feche isto.
shell-sheet-close = Fechar

shell-crash-title = Erro inesperado do aplicativo!
shell-crash-text = Recarregue o app: nada do que você enviou se perdeu.

shell-toasts = Avisos
shell-back = Voltar
