// Words of pages in Portuguese.
export default {
  code: 'pt',
  tag: 'portuguese',
  months:
    'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro',
  days: 'domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado',
  furniture:
    'Pesquisar|Partilhar|Compartilhar|Filtros|Cancelar|OK|Fechar|Voltar|Seguinte|Mais|Menu|Editar|Ver|Ajuda|Ficheiro|Arquivo|Ferramentas|Início|Aplicar|Guardar|Salvar|Eliminar|Excluir|Adicionar|Novo|Abrir|Entrar|Concluído|Ordenar|Copiar|Imprimir|Conta|Tudo|Hoje|Ontem|Sim|Não',
  people: 'Ana Silva|João Costa|Maria Lopes|Pedro Rocha|Inês Dias|Tiago Melo',
  places:
    'Lisboa|Porto|Braga|Coimbra|Rua do Porto|Praça do Mercado|Estação central|Aeroporto|Câmara Municipal',
  things: 'Mochila|Auscultadores|Chaleira|Casaco|Pão|Leite|Maçãs|Queijo|Manteiga|Tomates|Sapatos',
  prose:
    'A nova versão melhora a forma como os ficheiros são guardados.|Ninguém esperava que o rio subisse tão depressa.|Esta opção pode ser alterada a qualquer momento.|O capítulo explica como as partes funcionam em conjunto.|Cada entrada tem um nome e uma breve descrição.',
  chatter:
    'Vens hoje à noite?|Sim, até logo|Combinado!|Chego em dez minutos|Muito obrigado|Onde estás?|Parabéns!|Até amanhã',
  kinds: {
    article: {
      titles: 'Cheias na cidade velha|Descoberta nova espécie|Museu reabre',
      labels:
        'Por|Publicado|Notícias|Política|Desporto|Esportes|Cultura|Ciência|Economia|Ler mais|Comentários|Redação|Artigos',
      items: 'Bolsa em queda|Chuva no fim de semana',
    },
    board: {
      titles: 'Projeto do site|Tarefas|Obras em casa',
      labels:
        'Por fazer|A fazer|Em curso|Em andamento|Feito|Concluído|Quadro|Tarefa|Tarefas|Adicionar cartão|Projeto|Prazo|Prioridade|Coluna',
      items: 'Comprar tinta|Escrever textos|Chamar o canalizador',
    },
    calendar: {
      titles: 'Reunião|Dentista|Novo evento|Semana',
      labels:
        'Dia|Semana|Mês|Ano|Evento|Eventos|Dia inteiro|Local|Lembrete|Repetir|Participantes|Calendário|Agenda|Início|Fim|Compromisso',
      items: 'Almoço com o João|Ginásio|Cabeleireiro',
    },
    chart: {
      titles: 'Estatísticas|Painel|Vendas',
      labels:
        'Vendas|Visitantes|Média|Total|Mínimo|Máximo|Tendência|Gráfico|Estatísticas|Por mês|Crescimento|Relatório|Últimos 7 dias',
      items: 'Norte|Sul|Leste|Oeste',
    },
    chat: {
      titles: '',
      labels:
        'Mensagem|Mensagens|Escreva uma mensagem|Enviar|online|Conversas|Grupos|Contactos|Chamadas|Responder|Lida',
      items: '',
    },
    code: {
      titles: 'parser.py|server.ts',
      labels: 'Explorador|Problemas|Saída|Executar|Ramo|Commit|Editor|Compilar',
      items: '',
    },
    document: {
      titles: 'Guia de instalação|Manual|Primeiros passos|Contrato de arrendamento',
      labels:
        'Índice|Capítulo|Secção|Página|Seguinte|Documentação|Manual|Nota|Notas|Negrito|Itálico|Figura|Tabela|Pastas|Documentos|Nome|Tamanho',
      items: 'Visão geral|Configuração|Licença',
    },
    email: {
      titles: 'Convite para entrevista|A sua encomenda está a caminho|Caixa de entrada',
      labels:
        'Caixa de entrada|Enviados|Rascunhos|Lixo|Spam|Escrever|Responder|Encaminhar|De|Para|Assunto|Anexo|Anexos|Pastas|Não lidas|Correio',
      items: 'Olá a todos|Com os melhores cumprimentos|Segue em anexo',
    },
    error: {
      titles:
        'Não foi possível guardar o ficheiro|Página não encontrada|Ligação perdida|Acesso negado',
      labels:
        'Erro|Aviso|Falhou|Tentar novamente|Ignorar|Não foi possível|não encontrado|negado|inválido|Problema|inesperado',
      items: 'O ficheiro está a ser usado por outro programa.|O disco está cheio.',
    },
    finance: {
      titles: 'Conta à ordem|Movimentos|Poupança|Transferência',
      labels:
        'Saldo|Conta|Contas|Transferência|Movimentos|Montante|Valor|Receitas|Despesas|Poupança|Pagamento|Banco|Categoria|Moeda|Disponível',
      items: 'Salário|Renda|Supermercado|Luz',
    },
    invoice: {
      titles: '',
      labels:
        'Fatura|Número da fatura|Data|Vencimento|Cliente|Quantidade|Preço unitário|Valor|Subtotal|IVA|Total|Descrição|Pagamento|NIF',
      items: 'Consultoria|Manutenção|Deslocação',
    },
    map: {
      titles: 'Percurso|Por perto',
      labels:
        'Percurso|Rota|Mapa|Distância|Trânsito|Partida|Destino|A pé|Bicicleta|Carro|Satélite|Estacionamento|Vire à esquerda|Vire à direita|Saída|Rotunda|Rua|Estrada',
      items: 'Rua da Estação|Avenida Norte',
    },
    notification: {
      titles: 'Notificações',
      labels:
        'Notificações|Limpar tudo|agora|há 5 min|Chamada perdida|Silencioso|Não incomodar|Bateria fraca|Alarme',
      items: 'A sua encomenda chega hoje|Cópia concluída',
    },
    photo: {
      titles: 'Galeria|Álbuns|Fotos',
      labels:
        'Cortar|Rodar|Brilho|Contraste|Saturação|Álbum|Fotos|Imagem|Imagens|Galeria|Câmara|Favoritos',
      items: 'Praia|Montanha|Família',
    },
    receipt: {
      titles: '',
      labels:
        'Recibo|Total|Dinheiro|Troco|Cartão|IVA|Caixa|Obrigado pela sua visita|Artigo|Subtotal',
      items: 'Café|Torrada|Queijo|Massa',
    },
    recipe: {
      titles: 'Sopa de tomate|Bolo de limão|Arroz de legumes|Receitas',
      labels:
        'Ingredientes|Preparação|Modo de preparo|Doses|Porções|minutos|Dificuldade|Receita|Receitas|colher de sopa|pitada|Forno|Sobremesa',
      items:
        '200 g de farinha|2 ovos|1 cebola picada|3 colheres de azeite|Aquecer o azeite numa frigideira.|Levar ao forno 25 minutos.',
    },
    settings: {
      titles: 'Definições|Configurações|Preferências|Geral|Privacidade|Rede',
      labels:
        'Definições|Configurações|Preferências|Geral|Avançado|Aparência|Tema|Escuro|Idioma|Notificações|Segurança|Senha|Palavra-passe|Cópia de segurança|Armazenamento|Rede|Ecrã|Som|Ativar|Ativado|Predefinido|Padrão|Automaticamente|Tipo de letra|Mostrar|Usar|Permitir|Comportamento|Atalhos|Acerca|Sobre|Repor',
      items: 'Mostrar ficheiros ocultos|Abrir no arranque|Perguntar antes de eliminar',
    },
    shopping: {
      titles: 'Carrinho|Lista de compras|Pedido',
      labels:
        'Adicionar ao carrinho|Comprar|Carrinho|Preço|Portes grátis|Frete grátis|Entrega|Em stock|Quantidade|Tamanho|Cor|Avaliações|Oferta|Pedido|Encomendas|Produto|Produtos|Compras',
      items: '',
    },
    slide: {
      titles: 'Os nossos objetivos|Próximos passos',
      labels: 'Diapositivo|Apresentação|Agenda|Perguntas?|Obrigado|Objetivos',
      items: 'Reduzir custos|Dois novos mercados',
    },
    social: {
      titles: '',
      labels:
        'Gosto|Curtir|Comentário|Comentários|Partilhar|Seguir|Seguidores|Publicação|Responder|Perfil|Tendências|Amigos|há 2 h|visualizações',
      items: '',
    },
    spreadsheet: {
      titles: 'Orçamento 2026|Vendas por região',
      labels: 'Folha1|Inserir|Formato|Fórmula|Dados|Célula|Linha|Coluna|SOMA|Filtro|Ordenar|Total',
      items: 'janeiro|fevereiro|Norte|Sul',
    },
    terminal: {
      titles: '',
      labels: 'Terminal|Consola|Arquivo ou diretório inexistente|comando não encontrado|Concluído',
      items: '',
    },
    travel: {
      titles: 'Cartão de embarque|A sua viagem|Partidas|Bilhete',
      labels:
        'Partida|Chegada|Linha|Lugar|Carruagem|Comboio|Trem|Autocarro|Ônibus|Bilhete|Classe|Reserva|Ida|Volta|Transbordo|Duração|Atraso|Passageiro|Voo|Bagagem|Paragem|Viagem',
      items: 'Lisboa|Porto|Braga|Faro',
    },
    weather: {
      titles: 'Meteorologia|Lisboa|Previsão',
      labels:
        'Tempo|Previsão|Sensação|Humidade|Umidade|Vento|Chuva|Sol|Nublado|Limpo|Neve|Trovoada|Pressão|Nascer do sol|Pôr do sol|Amanhã|Temperatura|Nevoeiro',
      items: 'Chuva fraca|Vento forte',
    },
  },
};
