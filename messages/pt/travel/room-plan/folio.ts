import type { Messages } from "#messages/en/index.ts";

export const folio: Messages["folio"] = {
	title: "Conta",
	line: "Descrição",
	owed: "Devido",
	paid: "Pago",
	balance: "Saldo",
	online: {
		paid: "Pago online",
		refunded: "Reembolso online",
		refund_failed: "Reembolso online, devolvido pelo banco",
	},
	onItsWayBack: "Reembolso online em curso",
	pays: ({ due }) => `O hóspede deve ${due}. Como paga?`,
	staysOpen: "Agora não: registar a saída com o saldo em aberto",
};
