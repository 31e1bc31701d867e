import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const orderRefunds: Messages["orderRefunds"] = {
	nothingOfItem: "Não falta reembolsar nada deste artigo.",
	reasonName: "O motivo",
	itemsTooMuch: ({ left }) =>
		`Estes artigos custam mais do que os ${left} que falta reembolsar. Reembolse antes um montante.`,
	enterAtMost: ({ amount }) => `Introduza ${amount} ou menos.`,
	quantityRange: ({ left }) => `Introduza uma quantidade de 0 a ${left}.`,
	items: "Artigos",
	amount: "Um montante",
	restock: "Repor em stock",
	deliveryIn: ({ currency }) => `Entrega em ${currency}`,
	upTo: ({ amount }) => `Até ${amount}.`,
	amountIn: ({ currency }) => `Montante em ${currency}`,
	upToWithoutStock: ({ amount }) => `Até ${amount}. O stock não muda.`,
	zeroTo: ({ left }) => `0 a ${left}`,
	question: ({ amount }) => `Reembolsar ${amount}?`,
	button: ({ amount }) => `Reembolsar ${amount}`,
	backInStock: ({ count }) => `${count} de volta ao stock`,
	reason: ({ why }) => `Motivo: ${why}`,
	onItsWay: ({ amount }) => `O reembolso de ${amount} está a caminho.`,
	enterAmountLike: ({ example }) => `Introduza um montante como ${example}.`,
	enterAmountOrNone: ({ example }) => `Introduza um montante como ${example} ou deixe vazio.`,
	unitsReturned: ({ quantity, count }) => (
		<>
			{quantity}, {plural(count, { one: `${count} devolvida`, other: `${count} devolvidas` })}
		</>
	),
	quantity: ({ item, hidden }) => <>Quantidade{hidden(` de ${item}`)}</>,
	writtenOff: ({ count, reason }) =>
		plural(count, { one: `${count} abatida: ${reason}`, other: `${count} abatidas: ${reason}` }),
	doing: "reembolsar a encomenda",
	refundFailed: ({ amount }) => <>O reembolso falhou: {amount}.</>,
	failedAgain: ({ at }) =>
		`O prestador de pagamentos recusou-o ou o banco do cliente devolveu-o. Próxima tentativa automática: ${at}.`,
	failedForGood:
		"O prestador de pagamentos recusou-o ou o banco do cliente devolveu-o. Não é tentado novamente de forma automática.",
	chooseRefund: "Escolha o que reembolsar.",
	enterQuantityOrDelivery:
		"Introduza uma quantidade para pelo menos um artigo ou um montante para a entrega.",
	amountTooSmall: "Introduza um montante superior a 0.",
	chooseRestock: "Escolha entre repor em stock e abater.",
	refundQuestion: "O que quer reembolsar?",
	noteHint: "Só a sua equipa o pode ver.",
	refunded: "Reembolsado",
	waitsReturn: "Aguarda a devolução",
	unitsNotReturned: "Unidades não devolvidas",
	stock: "Stock",
	refundOrder: "Reembolsar encomenda",
	reviewRefund: "Rever reembolso",
	consequence:
		"O dinheiro volta para o cartão ou a carteira digital que pagou. O cliente recebe um e-mail quando for enviado.",
	alreadyReturned: "Já devolvido",
	delivery: "Entrega",
	refund: "Reembolso",
	leftAfterwards: "Falta reembolsar depois",
	requestedAgain: "O reembolso foi pedido novamente. Enviamo-lo no prazo de um minuto.",
	notTriedAgain: "O reembolso não é tentado novamente: já não está falhado ou falta reembolsar menos.",
	gone: "Esta encomenda já não existe.",
	not_allowed: "Nada foi pago por esta encomenda.",
	changed: "Entretanto, a encomenda ou os reembolsos mudaram. Verifique o que falta e comece de novo.",
	backOrder: "Voltar à encomenda",
	nothingLeft: "Não falta reembolsar nada.",
	onlinePayment: "Pagamento online",
	viewPayment: "Ver pagamento",
	paid: "Pago",
	refundPending: "Reembolso pendente",
	leftRefund: "Falta reembolsar",
	tryAgain: "Tentar novamente",
	trying: "A tentar...",
	record: "Registar um reembolso",
	recordQuestion: ({ amount }) => `Registar um reembolso de ${amount}?`,
	recordButton: ({ amount }) => `Registar ${amount}`,
	sentByHand: ({ how }) =>
		`Devolveu o dinheiro: ${how}. Isto não movimenta dinheiro. O cliente recebe um e-mail.`,
	isRecorded: ({ amount }) => `O reembolso de ${amount} foi registado.`,
	enterHow: "Introduza como devolveu o dinheiro.",
	howName: "Este texto",
	how: "Como devolveu o dinheiro",
	howHint: "Por exemplo: transferência bancária a 4 de dezembro, ou dinheiro.",
};
