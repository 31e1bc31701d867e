import type { Messages } from "#messages/en/index.ts";

export const orderProgress: Messages["orderProgress"] = {
	arriving: {
		shipped: "A sua encomenda está a caminho.",
		delivered: "A sua encomenda chegou.",
		returned: "Recebemos os artigos devolvidos.",
	},
	paying: {
		unpaid: "Estamos a aguardar o seu pagamento.",
		paid: "O seu pagamento está concluído.",
		refunded: "Reembolsámos o seu pagamento.",
		failed: "O seu pagamento falhou. Pague novamente.",
	},
	packingRest: ({ shipped }) => `${shipped}. Estamos a preparar o resto.`,
	refundedPart: ({ amount }) => `Reembolsámos ${amount} do seu pagamento.`,
	refundComing: ({ amount }) => `Estamos a reembolsar ${amount}.`,
	parcelsShipped: ({ shipped, count }) => `Volumes enviados: ${shipped} de ${count}`,
	expires: ({ at }) => `Cancelada automaticamente se não for paga até ${at}.`,
	expiresUnconfirmed: ({ at }) => `Cancelada automaticamente se não a confirmarmos até ${at}.`,
	refunding: ({ amount }) => `Estamos a reembolsar os ${amount} que pagou.`,
	refundingRest: ({ amount }) => `Estamos a reembolsar os restantes ${amount}.`,
	willRefund: ({ amount }) => `Vamos reembolsar os ${amount} que pagou.`,
	willRefundRest: ({ amount }) => `Vamos reembolsar os restantes ${amount}.`,
	willRefundRestPaid: ({ amount }) => `Vamos reembolsar os restantes ${amount} que pagou.`,
	payCourier: "Pague ao estafeta em dinheiro quando a encomenda chegar.",
};
