import type { Messages } from "#messages/en/index.ts";

export const folio: Messages["folio"] = {
	title: "Cuenta",
	line: "Concepto",
	owed: "Cargo",
	paid: "Pagado",
	balance: "Saldo",
	online: {
		paid: "Pagado en línea",
		refunded: "Reembolso en línea",
		refund_failed: "Reembolso en línea, devuelto por el banco",
	},
	onItsWayBack: "Reembolso en línea en curso",
	pays: ({ due }) => `El huésped debe ${due}. ¿Cómo paga?`,
	staysOpen: "Ahora no: registrar la salida con el saldo pendiente",
};
