import type { Messages } from "#messages/en/index.ts";

export const returnRequest: Messages["returnRequest"] = {
	quantityHint: ({ left, quantity, paid }) =>
		`Quantidade (máx. ${left}). Encomendou ${quantity} por ${paid}.`,
	fromOrder: ({ number }) => (
		<>Da encomenda {number}. Respondemos por e-mail com a morada para a devolução.</>
	),
	returnItems: "Devolver artigos",
	requested: "Recebemos o seu pedido e responderemos em breve.",
	getBack: "Valor a receber",
	showAmount: "Mostrar montante",
	refundRule:
		"Reembolsamos o que pagou pelos artigos, já com descontos. Se devolver toda a encomenda, reembolsamos também a entrega.",
	why: "Porquê?",
	wrong: "Qual é o problema?",
	problemHint: "Obrigatório se houver um problema com o artigo.",
	goBack: "Voltar",
	requestReturn: "Pedir devolução",
};
