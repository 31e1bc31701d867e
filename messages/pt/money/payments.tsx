import type { Messages } from "#messages/en/index.ts";

export const payments: Messages["payments"] = {
	disputeWonMail: {
		subject: ({ number }) => `Contestação ganha (${number})`,
		body: "O banco do cliente devolveu o dinheiro.",
		refunding: "Um reembolso aguardava esta decisão e é enviado agora.",
	},
	states: {
		disputed: "Contestado",
		open: "Por pagar",
		paid: "Pago",
		refundedPart: "Parcialmente reembolsado",
		refunded: "Reembolsado",
		expired: "Expirado",
		disputeWon: "Contestação ganha",
		disputeLost: "Contestação perdida",
	},
	viewPayment: "Ver pagamento",
	refund: "Reembolsar",
	opening: "A abrir a página segura do nosso prestador de pagamentos.",
	refundStates: {
		requested: "Pedido",
		sent: "Pendente",
		done: "Reembolsado",
		failed: "Falhado",
	},
	entries: {
		charged: "Cobrado",
		refunded: "Reembolsado",
		refundFailed: "Reembolso devolvido",
		disputed: "Retirado pelo banco",
		disputeWon: "Contestação ganha",
		fee: "Comissão",
	},
	disputed: {
		open: "Contestou o seu pagamento, por isso cabe ao seu banco decidir.",
		lost: "O seu banco devolveu-lhe o pagamento.",
	},
	records: {
		charge: "Cobrança",
		refund: "Reembolso",
		dispute: "Contestação",
		fee: "Comissão",
	},
	recordStates: {
		pending: "Pendente",
		succeeded: "Concluído",
		failed: "Falhado",
		open: "Em aberto",
		won: "Ganho",
		lost: "Perdido",
	},
	difference: {
		isClosed: "Esta diferença já está fechada.",
		done: "A diferença foi fechada.",
		closed: "A diferença está fechada",
		gone: "Já não existia na comparação seguinte.",
		hint: ({ advice }) => `${advice} A nota diz porque é fechada. Só a sua equipa a pode ver.`,
		title: "Fechar diferença",
	},
	goBack: "Voltar",
	dispute: {
		title: "Fechar uma contestação como perdida",
		done: "A contestação foi fechada como perdida.",
		notOpen: "A contestação não foi fechada: já não está em aberto.",
		button: "Fechar como perdida",
		busy: "A fechar...",
		lead: "O dinheiro fica com o cliente. Se, mesmo assim, o banco o devolver, isso fica registado.",
		ended: "A contestação já não está em aberto",
		nothing: "Não há nada para fechar.",
		won: "O dinheiro foi devolvido.",
		lost: "O banco do cliente ficou com o dinheiro.",
		one: "Contestação",
		answer: ({ date }) => `Responda no painel do prestador antes de ${date}.`,
		link: "Fechar como perdida…",
		question: ({ amount }) => <>Fechar a contestação de {amount} como perdida?</>,
		taken: "O banco do cliente retirou o dinheiro até decidir.",
		takenUntil: ({ date }) =>
			`O banco do cliente retirou o dinheiro até decidir. Responda antes de ${date}.`,
		state: ({ state, amount }) => (
			<>
				{state}: {amount}.
			</>
		),
	},
	notReached:
		"Não conseguimos contactar o nosso prestador de pagamentos. O seu pagamento aparece aqui assim que for possível.",
	notOffered: "Já não aceitamos pagamentos online. Contacte-nos para pagar de outra forma.",
	stillNotReached:
		"Continuamos sem conseguir contactar o nosso prestador de pagamentos. Tente novamente dentro de alguns minutos.",
	refundAgain: "O reembolso foi pedido novamente. Enviamo-lo no prazo de um minuto.",
	refundNotAgain:
		"O reembolso não é tentado novamente: já não está falhado ou falta reembolsar menos.",
	refundFailed: "O reembolso falhou",
	openIn: ({ name }) => `Abrir em ${name}`,
	failed: {
		text: ({ provider }) =>
			`${provider} recusou-o ou o banco do cliente devolveu o dinheiro. Tente novamente abaixo ou reembolse o cliente de outra forma.`,
		title: ({ amount }) => <>O reembolso de {amount} falhou.</>,
	},
	disputing: {
		text: "O banco do cliente retirou o dinheiro até decidir e, entretanto, não pode ser reembolsado.",
		answer: ({ provider, date }) => `Responda em ${provider} antes de ${date}.`,
		close: ({ provider }) =>
			`${provider} não indica quando a decisão do banco é definitiva: feche abaixo a contestação como perdida quando o dinheiro já não for devolvido. Se for devolvido, fica registado.`,
		title: ({ amount }) => <>O cliente contesta {amount}.</>,
	},
	disputes: "Contestações",
	refunds: "Reembolsos",
	entriesTitle: "Movimentos",
	noEntries: "Ainda nada foi cobrado.",
	eventsFrom: ({ provider }) => `Eventos de ${provider}`,
	title: "Pagamentos",
	lead: "O que os clientes pagaram online e o que foi reembolsado.",
	none: {
		title: "Ainda não há pagamentos",
		text: "Um pagamento aparece aqui quando um cliente escolhe pagar online.",
	},
	noMatch: "Nenhum pagamento corresponde a estes filtros",
	notConfigured: "Não há um prestador de pagamentos nas definições, por isso não há nada com que comparar.",
	comparing: "Estamos a comparar os nossos pagamentos com os do prestador. O resultado aparece aqui.",
	isComparing: "Já está em curso uma comparação.",
	enterAmount: ({ example }) => `Introduza um montante como ${example}.`,
	refunding: {
		enterReason: "Introduza o motivo, para os colegas que o lerem mais tarde.",
		aReason: "Um motivo",
		disputed: "Um pagamento contestado não pode ser reembolsado.",
		done: ({ amount }) => `O reembolso de ${amount} está a caminho.`,
		onlyLeft: ({ amount }) => `Só falta reembolsar ${amount}.`,
		onlyLeftBesides: ({ left, failed }) =>
			`Só restam ${left} enquanto um reembolso falhado de ${failed} é tentado novamente. Substitua-o para reembolsar mais.`,
		dueAgain:
			"O que reembolsar de uma estadia que não está cancelada volta a ser devido no hotel.",
		refunded: "Reembolsado ou a caminho",
		failed: "Falhado, a tentar novamente",
		left: "Falta reembolsar",
		lead: "O dinheiro volta para o cartão ou a carteira digital que pagou. O cliente recebe um e-mail quando for enviado.",
		amount: ({ currency }) => `Montante em ${currency}`,
		upTo: ({ max }) => `Até ${max}.`,
		reasonHint: "Só os colegas o podem ler.",
		busy: "A reembolsar...",
		nothing: "Não falta reembolsar nada.",
		back: "Voltar ao pagamento",
		replace: ({ amount }) => `Substituir o reembolso falhado de ${amount}`,
		replaceHint: "Até lá, é tentado novamente de forma automática, por isso o seu montante não está disponível para reembolso.",
	},
	differencesMail: {
		subject: "Pagamentos a verificar",
		body: ({ provider }) =>
			`Comparámos os nossos pagamentos com ${provider} e encontrámos diferenças. Pode ser dinheiro que só um dos lados registou, ou outro montante ou estado. Cada diferença fica na lista até desaparecer ou ser fechada.`,
		count: "Novas diferenças",
		link: "Ver pagamentos",
	},
	attention: {
		refundFailed: "Reembolso falhado",
		disputed: "Contestação em aberto",
		title: "Atenção",
	},
	subjects: {
		order: "Encomenda",
		stay: "Estadia",
		move: "Mudança",
	},
	provider: "Prestador",
	payNow: ({ amount }) => `Pagar ${amount} agora`,
	tryAgain: "Tentar novamente",
	trying: "A tentar...",
	for: "Referente a",
	search: "Número, e-mail, ID do prestador",
	entry: "Movimento",
	recorded: "Registado",
	providerId: "ID do prestador",
	event: "Evento",
	received: "Recebido",
	events: "Eventos",
	disputedBy: {
		guest: {
			open: "O hóspede contestou o pagamento, por isso cabe ao banco dele decidir.",
			lost: "O banco do hóspede devolveu-lhe o pagamento.",
		},
		customer: {
			open: "O cliente contestou o pagamento, por isso cabe ao banco dele decidir.",
			lost: "O banco do cliente devolveu-lhe o pagamento.",
		},
	},
	notCompleted: {
		order: "Pagamento não concluído. A sua encomenda está guardada e ainda a pode pagar.",
		booking: "Pagamento não concluído. A sua reserva está guardada e ainda a pode pagar.",
	},
	unreachable: {
		order:
			"Não conseguimos contactar o nosso prestador de pagamentos neste momento. A sua encomenda está guardada.",
		booking:
			"Não conseguimos contactar o nosso prestador de pagamentos neste momento. A sua reserva está guardada.",
	},
	pageTitle: ({ number }) => `Pagamento ${number}`,
	of: "Pagamento de",
	view: { order: "Ver encomenda", stay: "Ver estadia", move: "Ver mudança" },
	refundedPart: ({ amount }) => <>{amount} reembolsados</>,
	facts: {
		created: "Criado",
		until: "Pode ser pago até",
		net: "Líquido",
		fees: ({ provider }) => `Comissões de ${provider}`,
	},
};
