import type { Messages } from "#messages/en/index.ts";

export const paymentMethods: Messages["paymentMethods"] = {
	bank_transfer: {
		label: "Transferência bancária",
		name: "Transferência bancária",
		hint: ({ days }) =>
			`Recebe os nossos dados bancários depois de encomendar. Enviamos quando recebermos o pagamento e guardamos a sua encomenda durante ${days} dias.`,
		heading: "Pagar por transferência bancária",
		step: ({ total, days }) =>
			`Transfira ${total} no prazo de ${days} dias. Enviamos quando recebermos o pagamento.`,
		detailsFollow: "Vamos enviar-lhe os nossos dados bancários por e-mail.",
		useReference: "Use exatamente esta referência para podermos identificar o seu pagamento.",
		reference: "Referência",
	},
	cash_on_delivery: {
		label: "Pagamento na entrega",
		name: "Pagamento na entrega",
		hint: "Pague ao estafeta em dinheiro quando a encomenda chegar.",
		heading: "Pagar na entrega",
		step: ({ total }) => `Tenha ${total} em dinheiro para o estafeta.`,
	},
	online: {
		label: "Pagar online",
		name: "Online",
		hint: "Com cartão ou carteira digital, na página segura do nosso prestador de pagamentos. Guardamos a sua encomenda durante um dia.",
		step: ({ total }) =>
			`Pague ${total} no prazo de 24 horas, na página segura do nosso prestador de pagamentos. Enviamos quando recebermos o pagamento.`,
	},
	all: "Pague online, na entrega ou por transferência bancária.",
	offline: "Pague na entrega ou por transferência bancária.",
	nothing: {
		heading: "Nada a pagar",
		step: "Não há nada a pagar.",
	},
};
