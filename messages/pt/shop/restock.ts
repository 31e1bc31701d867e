import type { Messages } from "#messages/en/index.ts";

export const restock: Messages["restock"] = {
	confirmMail: {
		subject: ({ product }) => `Confirme o seu pedido: ${product}`,
		question: ({ what }) => `Quer receber um e-mail quando ${what} voltar a estar em stock?`,
		after:
			"O link funciona durante 24 horas. Se não fez este pedido, ignore este e-mail: não guardamos nada.",
	},
	yes: "Sim, enviem-me um e-mail",
	mail: {
		subject: ({ product }) => `${product} voltou a estar em stock`,
		intro: ({ what }) =>
			`Pediu-nos um aviso: ${what} voltou a estar em stock. Não podemos reservá-lo e pode voltar a esgotar.`,
		after: "O seu pedido terminou. Se quiser outro aviso, peça novamente quando o produto estiver esgotado.",
		stop: "Deixar de receber todos os avisos de stock",
	},
	view: "Ver o produto",
	requested: ({ what }) => `Vamos enviar-lhe um e-mail quando ${what} voltar a estar em stock.`,
	inStock: ({ what }) => `${what} voltou a estar em stock.`,
	title: "Avisem-me quando voltar",
	deadLink: "Um link funciona durante 24 horas, enquanto o produto estiver na loja.",
	confirmTitle: ({ what }) => `Receber um e-mail quando ${what} voltar?`,
	inStockTitle: ({ what }) => `${what} voltou a estar em stock`,
	confirmText: ({ email }) =>
		`Enviamos um único e-mail para ${email} quando houver unidades para si. Apagamos então o seu pedido, ou ao fim de meio ano.`,
	checkEmail: ({ email }) => `Verifique o seu e-mail: confirme com o link que enviámos para ${email}.`,
	requestsTitle: "Avisos de stock por e-mail",
	stopped: "Já não vai receber avisos de stock destes produtos.",
	deadRequestsLink: "Verifique se abriu o link completo do nosso e-mail.",
	emptyTitle: "Não está à espera de nenhum produto",
	emptyText:
		"Quando um produto está esgotado, a página dele tem um botão para receber um e-mail quando voltar.",
	stopTitle: "Parar os avisos de stock?",
	stopText: "Enviamos-lhe um único e-mail quando um destes voltar a estar em stock:",
	more: ({ count }) => `mais ${count}`,
	stop: "Parar estes avisos",
	seeAll: "Ver tudo o que aguarda",
};
