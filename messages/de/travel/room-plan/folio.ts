import type { Messages } from "#messages/en/index.ts";

export const folio: Messages["folio"] = {
	title: "Gästekonto",
	line: "Posten",
	owed: "Soll",
	paid: "Bezahlt",
	balance: "Saldo",
	online: {
		paid: "Online bezahlt",
		refunded: "Online-Erstattung",
		refund_failed: "Online-Erstattung, von der Bank zurückgegeben",
	},
	onItsWayBack: "Online-Erstattung unterwegs",
	pays: ({ due }) => `Der Gast schuldet ${due}. Wie zahlt er?`,
	staysOpen: "Nicht jetzt: mit offenem Saldo auschecken",
};
